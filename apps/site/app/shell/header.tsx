import { Icon, LinkButton, Logo, Money } from '@nordlys/ui'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import { Link, NavLink } from 'react-router'
import { listAddress } from '../finding/list-names.ts'
import { useTexts } from '../text/use-texts.tsx'
import { AccountMenu } from './account-menu.tsx'
import { MainMenu } from './main-menu.tsx'
import { menuFor } from './menu-for.ts'
import type { ShellData, ShellPlayer } from './shell-data.ts'

/** Three zones: menu and logo, links, and the player or the two ways to become one. [HEAD-01] */
export function Header({ shell }: { shell: ShellData }) {
  const t = useTexts()
  const { player } = shell
  const links = menuFor(shell.menu, { isLoggedIn: player !== undefined, device: 'desktop' })
  return (
    <header className="s-header">
      <div className="n-wrap s-header__zones">
        <div className="s-header__start">
          <MainMenu shell={shell} />
          <Link
            to="/"
            className="s-header__logo"
            aria-label={t('shell.to_home', { brand: t('shell.brand_full') })}
          >
            <Logo name={t('shell.brand')} />
          </Link>
        </div>
        <nav className="s-header__links" aria-label={t('shell.main_menu')}>
          {links
            .filter(({ id }) => id !== 'my-account')
            .map(({ id, text, slug }) => (
              <NavLink key={id} to={slug} className="s-header__link">
                {text}
              </NavLink>
            ))}
        </nav>
        <div className="s-header__end">
          <Link
            to={listAddress('soeg')}
            className="s-header__search"
            aria-label={t('shell.search')}
          >
            <Icon glyph={Search} size={21} />
          </Link>
          {player ? <PlayerZone shell={shell} player={player} /> : <VisitorZone />}
        </div>
      </div>
    </header>
  )
}

function VisitorZone() {
  const t = useTexts()
  return (
    <>
      <LinkButton kind="text" href="/log-ind">
        {t('shell.log_in')}
      </LinkButton>
      <LinkButton kind="primary" href="/registrer">
        {t('shell.register')}
      </LinkButton>
    </>
  )
}

function PlayerZone({ shell, player }: { shell: ShellData; player: ShellPlayer }) {
  const t = useTexts()
  return (
    <>
      <div className="s-balance-pill">
        <Link to="/min-konto/oversigt" className="s-balance-pill__figure">
          <span className="s-balance-pill__label">{t('shell.total_balance')}</span>
          <Money ore={player.totalBalance} gold keepOre />
        </Link>
        <LinkButton
          kind="primary"
          href="/min-konto/indbetal"
          className="s-balance-pill__deposit"
          icon={<Icon glyph={Plus} size={18} />}
          aria-label={t('shell.deposit')}
        >
          <span className="s-from-md">{t('shell.deposit')}</span>
        </LinkButton>
      </div>
      <AccountMenu shell={shell} player={player} />
    </>
  )
}

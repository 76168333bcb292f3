import { isShown, type Standing } from '@nordlys/contracts'
import { Icon } from '@nordlys/ui'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Gamepad from 'lucide-react/icons/gamepad-2'
import House from 'lucide-react/icons/house'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import User from 'lucide-react/icons/user'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { listAddress } from '../../ground/finding/list-names.ts'
import { RouterNavLink } from '../../ground/router/router-link.tsx'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { hereFor, type MarkingLink } from '../../parts/menu-links/here-for.ts'

const home: MarkingLink = { to: '/', end: true }
const games: MarkingLink = { to: '/spilleautomater', end: true }
const search: MarkingLink = { to: listAddress('soeg'), end: false }
const deposit: MarkingLink = { to: '/min-konto/indbetal', end: false }
const withdraw: MarkingLink = { to: '/min-konto/udbetal', end: false }
const account: MarkingLink = { to: '/min-konto/oversigt', end: false }
const login: MarkingLink = { to: '/log-ind', end: false }

const ofPlayers: readonly MarkingLink[] = [home, games, search, deposit, account]
const ofBarred: readonly MarkingLink[] = [home, games, search, withdraw, account]
const ofVisitors: readonly MarkingLink[] = [home, games, search, login]

export interface BottomBarProps {
  isLoggedIn: boolean
  standing?: Standing | undefined
}

/**
 * The thumb's way round the site, below lg. Who may not deposit finds the way out of the money there. The
 * bar has a column for each link from the start: it is the last part of a page to come, and a browser may
 * paint it half read.
 */
export function BottomBar({ isLoggedIn, standing }: BottomBarProps) {
  const t = useTexts()
  const mayDeposit = isShown('bottom-bar-deposit', standing)
  const ofAccount = mayDeposit ? ofPlayers : ofBarred
  const links = isLoggedIn ? ofAccount : ofVisitors
  const { pathname } = useLocation()
  return (
    <CachedMarkup
      element="nav"
      name={`bottom bar ${isLoggedIn} ${mayDeposit}`}
      here={hereFor(pathname, links)}
      className={`s-bottom-bar s-bottom-bar--${links.length}`}
      aria-label={t('shell.bottom_menu')}
    >
      <BarLink link={home} glyph={<Icon glyph={House} size={22} />} text={t('menu.home')} />
      <BarLink link={games} glyph={<Icon glyph={Gamepad} size={22} />} text={t('menu.games')} />
      <BarLink link={search} glyph={<Icon glyph={Search} size={22} />} text={t('menu.search')} />
      {isLoggedIn && !mayDeposit && (
        <BarLink
          link={withdraw}
          glyph={<Icon glyph={ArrowUpRight} size={22} />}
          text={t('standing.withdraw')}
        />
      )}
      {isLoggedIn && mayDeposit && (
        <BarLink
          link={deposit}
          glyph={
            <span className="s-bottom-bar__deposit">
              <Icon glyph={Plus} />
            </span>
          }
          text={t('shell.deposit')}
        />
      )}
      <BarLink
        link={isLoggedIn ? account : login}
        glyph={<Icon glyph={User} size={22} />}
        text={t('menu.account')}
      />
    </CachedMarkup>
  )
}

interface BarLinkProps {
  link: MarkingLink
  glyph: ReactNode
  text: string
}

function BarLink({ link, glyph, text }: BarLinkProps) {
  return (
    <RouterNavLink {...link} className="s-bottom-bar__link">
      {glyph}
      {text}
    </RouterNavLink>
  )
}

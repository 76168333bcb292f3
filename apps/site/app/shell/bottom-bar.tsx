import { Icon } from '@nordlys/ui'
import Gamepad from 'lucide-react/icons/gamepad-2'
import House from 'lucide-react/icons/house'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import User from 'lucide-react/icons/user'
import { NavLink } from 'react-router'
import { listAddress } from '../finding/list-names.ts'
import { useTexts } from '../text/use-texts.tsx'

/** The thumb's way round the site, below lg. */
export function BottomBar({ isLoggedIn }: { isLoggedIn: boolean }) {
  const t = useTexts()
  const accountHref = isLoggedIn ? '/min-konto/oversigt' : '/log-ind'
  return (
    <nav className="s-bottom-bar" aria-label={t('shell.bottom_menu')}>
      <NavLink to="/" end className="s-bottom-bar__link">
        <Icon glyph={House} size={22} />
        {t('menu.home')}
      </NavLink>
      <NavLink to="/spilleautomater" end className="s-bottom-bar__link">
        <Icon glyph={Gamepad} size={22} />
        {t('menu.games')}
      </NavLink>
      <NavLink to={listAddress('soeg')} className="s-bottom-bar__link">
        <Icon glyph={Search} size={22} />
        {t('menu.search')}
      </NavLink>
      {isLoggedIn && (
        <NavLink to="/min-konto/indbetal" className="s-bottom-bar__link">
          <span className="s-bottom-bar__deposit">
            <Icon glyph={Plus} />
          </span>
          {t('shell.deposit')}
        </NavLink>
      )}
      <NavLink to={accountHref} className="s-bottom-bar__link">
        <Icon glyph={User} size={22} />
        {t('menu.account')}
      </NavLink>
    </nav>
  )
}

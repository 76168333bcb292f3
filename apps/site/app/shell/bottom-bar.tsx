import { Icon } from '@nordlys/ui'
import Gamepad from 'lucide-react/icons/gamepad-2'
import House from 'lucide-react/icons/house'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import User from 'lucide-react/icons/user'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { listAddress } from '../finding/list-names.ts'
import { Remembered } from '../remembered/remembered.tsx'
import { useTexts } from '../text/use-texts.tsx'
import { hereFor, type MarkingLink } from './here-for.ts'
import { RouterNavLink } from './router-link.tsx'

const home: MarkingLink = { to: '/', end: true }
const games: MarkingLink = { to: '/spilleautomater', end: true }
const search: MarkingLink = { to: listAddress('soeg'), end: false }
const deposit: MarkingLink = { to: '/min-konto/indbetal', end: false }
const account: MarkingLink = { to: '/min-konto/oversigt', end: false }
const login: MarkingLink = { to: '/log-ind', end: false }

const ofPlayers: readonly MarkingLink[] = [home, games, search, deposit, account]
const ofVisitors: readonly MarkingLink[] = [home, games, search, login]

/** The thumb's way round the site, below lg. */
export function BottomBar({ isLoggedIn }: { isLoggedIn: boolean }) {
  const t = useTexts()
  const { pathname } = useLocation()
  return (
    <Remembered
      element="nav"
      name={`bottom bar ${isLoggedIn}`}
      here={hereFor(pathname, isLoggedIn ? ofPlayers : ofVisitors)}
      className="s-bottom-bar"
      aria-label={t('shell.bottom_menu')}
    >
      <BarLink link={home} glyph={<Icon glyph={House} size={22} />} text={t('menu.home')} />
      <BarLink link={games} glyph={<Icon glyph={Gamepad} size={22} />} text={t('menu.games')} />
      <BarLink link={search} glyph={<Icon glyph={Search} size={22} />} text={t('menu.search')} />
      {isLoggedIn && (
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
    </Remembered>
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

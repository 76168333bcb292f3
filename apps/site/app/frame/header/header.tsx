import type { Device, HeaderPart } from '@nordlys/contracts'
import { Icon, Link, LinkButton } from '@nordlys/ui'
import Search from 'lucide-react/icons/search'
import { backgroundLogoSize } from '../../ground/constants/business-constants.ts'
import { listAddress } from '../../ground/finding/list-names.ts'
import {
  devices,
  devicesWhere,
  shownOn,
  type ZoneName,
  type ZonePart,
  zoneParts,
} from '../../ground/shell/layouts.ts'
import type { ShellData } from '../../ground/shell/shell-data.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { PictureBySize } from '../../parts/content/picture-by-size.tsx'
import { AccountMenu } from '../menu/account-menu.tsx'
import { MainMenu } from '../menu/main-menu.tsx'
import { CreditPill, TopUp } from './credit-pill.tsx'
import { HeaderClock } from './header-clock.tsx'
import { BottomMenu, HeaderLinks, StaticMenu } from './header-links.tsx'
import { HeaderLogo } from './header-logo.tsx'

/**
 * Three zones, each of the parts its layout names for each kind of device. One page serves all
 * devices, and the width of the screen decides what of it shows. [HEAD-01]
 */
export function Header({ shell }: { shell: ShellData }) {
  const { header, menu } = shell.layouts
  const withStaticMenu = devicesWhere((size) => menu[size].form === 'static')
  const withBottomMenu = devicesWhere((size) => header[size].bottomMenu)
  const clockInEnd = devices.filter((device) => device !== 'mobile')
  return (
    <header className="s-header">
      <BackgroundLogo shell={shell} />
      <div className="n-wrap s-header__zones">
        <Zone shell={shell} name="start" />
        <Zone shell={shell} name="center" />
        <div className="s-header__end">
          <HeaderClock shell={shell} on={clockInEnd} />
          <ZoneParts shell={shell} name="end" />
        </div>
      </div>
      <StaticMenu shell={shell} on={withStaticMenu} />
      <BottomMenu shell={shell} on={withBottomMenu} />
    </header>
  )
}

interface ZoneProps {
  shell: ShellData
  name: ZoneName
}

function Zone({ shell, name }: ZoneProps) {
  return (
    <div className={`s-header__${name}`}>
      <ZoneParts shell={shell} name={name} />
    </div>
  )
}

function ZoneParts({ shell, name }: ZoneProps) {
  const parts = zoneParts(shell.layouts, name).filter(({ part }) => isFor(part, shell))
  return parts.map(({ part, on }, place) => {
    if (part === 'top_up' && isInPill(parts, place)) return null
    const key = `${part} ${on.join(' ')}`
    const next = parts[place + 1]
    const withTopUp = part === 'credit' && next !== undefined && isInPill(parts, place + 1)
    return <Part key={key} part={part} on={on} shell={shell} withTopUp={withTopUp} />
  })
}

/** The way to put money in stands inside the pill when it comes right after what it holds. */
function isInPill(parts: readonly ZonePart[], place: number): boolean {
  const [before, own] = [parts[place - 1], parts[place]]
  if (before?.part !== 'credit' || own?.part !== 'top_up') return false
  return before.on.join() === own.on.join()
}

const forVisitors: ReadonlySet<HeaderPart> = new Set(['login', 'register'])
const forPlayers: ReadonlySet<HeaderPart> = new Set(['credit', 'welcome', 'top_up'])

/** [HEAD-02] */
function isFor(part: HeaderPart, { player }: ShellData): boolean {
  return player ? !forVisitors.has(part) : !forPlayers.has(part)
}

interface PartProps {
  part: HeaderPart
  on: readonly Device[]
  shell: ShellData
  withTopUp: boolean
}

function Part({ part, on, shell, withTopUp }: PartProps) {
  const t = useTexts()
  switch (part) {
    case 'menu':
      return <MainMenu shell={shell} on={on} />
    case 'links':
      return <HeaderLinks shell={shell} on={on} />
    case 'search':
      return (
        <Link
          href={listAddress('soeg')}
          className="s-header__search"
          aria-label={t('shell.search')}
          {...shownOn(on)}
        >
          <Icon glyph={Search} size={21} />
        </Link>
      )
    case 'logo':
    case 'top_logo':
      return <HeaderLogo shell={shell} on={on} isTop={part === 'top_logo'} />
    case 'login':
      return (
        <LinkButton kind="text" href="/log-ind" {...shownOn(on)}>
          {t('shell.log_in')}
        </LinkButton>
      )
    case 'register':
      return (
        <LinkButton kind="primary" href="/registrer" {...shownOn(on)}>
          {t('shell.register')}
        </LinkButton>
      )
    case 'credit':
      return <CreditPill shell={shell} on={on} withTopUp={withTopUp} />
    case 'top_up':
      return <TopUp {...shownOn(on)} />
    case 'welcome':
      return shell.player && <AccountMenu shell={shell} player={shell.player} on={on} />
  }
}

/** Lies behind the header where a wallpaper lies behind the page. */
function BackgroundLogo({ shell }: { shell: ShellData }) {
  const { wallpaper } = shell.images
  if (!wallpaper || wallpaper.form === 'none') return null
  return (
    <PictureBySize
      pictures={wallpaper.background_logo}
      alt=""
      width={backgroundLogoSize.width}
      height={backgroundLogoSize.height}
      className="s-header__background-logo"
    />
  )
}

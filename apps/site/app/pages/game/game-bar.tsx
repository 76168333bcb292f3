import type { CatalogueGame, CatalogueTable } from '@nordlys/contracts'
import { Icon, Link, LinkButton, Money } from '@nordlys/ui'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ClockGlyph from 'lucide-react/icons/clock'
import Phone from 'lucide-react/icons/phone'
import Plus from 'lucide-react/icons/plus'
import ShieldCheck from 'lucide-react/icons/shield-check'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { listOfFamily, mathematicsAddress } from '../../ground/links/game-address.ts'
import type { ShellPlayer } from '../../ground/shell/shell-data.ts'
import { useShell } from '../../ground/shell/use-shell.ts'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { AgeMark } from '../../parts/age-mark/age-mark.tsx'
import { Clock } from '../../parts/clock/clock.tsx'
import { withGame } from '../../parts/deposit/game-return.ts'
import { SessionPanel } from './session-panel.tsx'
import { useBalance } from './use-balance.ts'

interface GameBarProps {
  title: string
  family?: CatalogueGame['family']
  /** The table that is played at; none where a round is shown again. */
  table?: CatalogueTable | undefined
  /** The page one came from; by default the games. */
  back?: { href: string; label: string }
  /** Lets the player pay in over the game; without it, and without script, a page does. */
  onDeposit?: (() => void) | undefined
}

/** The name of a family's list, where one goes back to it. */
export const backOf = {
  slot: 'games.back',
  table: 'games.back_tables',
  live: 'games.back_live',
} as const satisfies Record<CatalogueGame['family'], string>

/** One line above a game: the way back, the authorities' marks, the game, the time and the money. */
export function GameBar({ title, family = 'slot', table, back, onDeposit }: GameBarProps) {
  const t = useTexts()
  const { href, label } = back ?? { href: listOfFamily[family], label: t(backOf[family]) }
  const { player } = useShell()
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a banner, and the frame has one too.
    <header className="s-game-bar" data-theme="dark" aria-label={t('games.bar_label')}>
      <div className="s-game-bar__start">
        <Link href={href} className="s-game-bar__back" aria-label={label}>
          <Icon glyph={ChevronLeft} size={22} />
          <span className="s-from-lg">{label}</span>
        </Link>
        <GameMarks />
      </div>
      <div className="s-game-bar__middle">
        <h1 className="s-game-bar__title" translate="no">
          {title}
        </h1>
        {family !== 'slot' && <Source table={table} />}
      </div>
      <div className="s-game-bar__end">
        {player && <SessionPanel loggedInAt={player.loggedInAt} table={table} />}
        <span className="s-strip__mark">
          <Icon glyph={ClockGlyph} size={14} className="s-from-md" />
          <span className="n-visually-hidden">{t('shell.clock_label')}</span>
          <Clock />
        </span>
        {player ? <PlayerMoney player={player} onDeposit={onDeposit} /> : <VisitorWays />}
      </div>
    </header>
  )
}

/** The operator of the table, with its rules behind it. */
function Source({ table }: Pick<GameBarProps, 'table'>) {
  const t = useTexts()
  const words = t('games.source_computer')
  if (!table) return <p className="s-game-bar__source s-from-md">{words}</p>
  return (
    <a
      className="s-game-bar__source s-from-md"
      href={mathematicsAddress(table)}
      target="_blank"
      rel="noopener"
    >
      {words}
    </a>
  )
}

function GameMarks() {
  const t = useTexts()
  const { authorities } = useShell()
  return (
    <ul className="s-game-bar__marks">
      <li>
        <AgeMark />
      </li>
      <li className="s-from-lg">
        <a className="s-strip__mark" href={authorities.stopSpilletTel}>
          <Icon glyph={Phone} size={14} />
          {t('shell.stopspillet', { phone: authorities.stopSpilletPhone })}
        </a>
      </li>
      <li className="s-from-lg">
        <a className="s-strip__mark" href={authorities.rofusUrl} target="_blank" rel="noopener">
          {t('shell.rofus')}
        </a>
      </li>
      <li className="s-from-lg">
        <a className="s-strip__mark" href={authorities.licenceUrl} target="_blank" rel="noopener">
          <Icon glyph={ShieldCheck} size={14} />
          {t('shell.licence_short')}
        </a>
      </li>
    </ul>
  )
}

interface PlayerMoneyProps extends Pick<GameBarProps, 'onDeposit'> {
  player: ShellPlayer
}

function PlayerMoney({ player, onDeposit }: PlayerMoneyProps) {
  const t = useTexts()
  const balance = useBalance(player.totalBalance)
  const isShown = useIsShown()
  const { pathname } = useLocation()
  return (
    <>
      <span className="s-game-bar__balance" role="status" aria-label={t('shell.total_balance')}>
        <Money ore={balance} gold />
      </span>
      {isShown('game-bar-deposit') && (
        <LinkButton
          kind="primary"
          {...depositLink(pathname, onDeposit)}
          className="s-game-bar__deposit"
          icon={<Icon glyph={Plus} size={16} />}
        >
          {t('shell.deposit')}
        </LinkButton>
      )}
    </>
  )
}

/** Without script it is the page that leads back to this game. */
function depositLink(game: string, onDeposit: (() => void) | undefined) {
  if (!onDeposit) return { href: '/min-konto/indbetal' }
  return {
    href: `/quick-deposit?${withGame(new URLSearchParams(), game)}`,
    onClick(event: MouseEvent) {
      event.preventDefault()
      onDeposit()
    },
  }
}

function VisitorWays() {
  const t = useTexts()
  return (
    <LinkButton href="/registrer" className="s-game-bar__deposit">
      {t('shell.register')}
    </LinkButton>
  )
}

import type { CatalogueSlot } from '@nordlys/contracts'
import { formatPercent } from '@nordlys/core'
import type { MissionResult } from './mission-address.ts'

type Game = Pick<CatalogueSlot, 'gameId' | 'title' | 'returnToPlayer' | 'jackpot'>

/** The game whose figures are asked for: one that gives back what its own rules say, and nothing beside. */
export function askedGame<Asked extends Game>(games: readonly Asked[]): Asked | undefined {
  return games.find(({ jackpot }) => jackpot === undefined)
}

/** A figure as a game's page rounds it, to a tenth of a per cent or finer. */
const tolerance = 0.000_51

/** Whether a typed percentage is what the game gives back. */
export function judgeReturn(typed: string, game: Game | undefined): MissionResult {
  const digits = typed.replaceAll(/[\s\u00a0%]/g, '').replace(',', '.')
  if (!game || !/^\d{1,3}(?:\.\d{1,6})?$/.test(digits)) return 'forkert'
  const isNear = Math.abs(Number(digits) / 100 - game.returnToPlayer) <= tolerance
  return isNear ? 'fuldfoert' : 'forkert'
}

/** Whether none of our games is shown with a higher return than the one that was named. */
export function judgeHighest(typed: string, games: readonly Game[]): MissionResult {
  const named = games.find(({ title }) => folded(title) === folded(typed))
  if (!named) return 'ukendt-spil'
  const highest = Math.max(...games.map(({ returnToPlayer }) => returnToPlayer))
  const isHighest = formatPercent(named.returnToPlayer) === formatPercent(highest)
  return isHighest ? 'fuldfoert' : 'forkert-spil'
}

function folded(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('da')
}

import type { ClientEvent } from '@nordlys/contracts'
import type { OpenedGame } from '../../../protocol/opened-game.ts'
import { texts } from '../words/texts.ts'
import { beginsSpin, countFreeSpins } from './story.ts'

export interface Announcement {
  readonly headline: string
  readonly line: string
  readonly lengthMs: number
  /** The symbol a book opens to show. */
  readonly special?: number
}

const firstMs = 3_200
const againMs = 1_800
/** A book takes its time to open. */
const bookMs = 4_600

/** The parts of a game that its announcements use. */
export interface Announced extends Pick<OpenedGame, 'symbolNames'> {
  readonly game: Pick<OpenedGame['game'], 'giant'>
}

/** The announcement in large words after the event at `at` has been shown. */
export function announcementOf(
  events: readonly ClientEvent[],
  at: number,
  { symbolNames, game }: Announced,
): Announcement | undefined {
  const event = events[at]
  if (event?.kind === 'hold-start') {
    const headline = events[at + 1]?.kind === 'chest' ? texts.collect : texts.hold
    return { headline, line: texts.holdSpins(event.spins), lengthMs: firstMs }
  }
  if (event?.kind !== 'free-spins') return undefined
  const isMore = event.awarded > event.won
  const headline = isMore ? texts.freeSpinsMore(event.won) : texts.freeSpinsWon(event.won)
  const multiplied = multipliedBy(multipliersAhead(events, at)) || keptIn(events)
  if (isMore) return { headline, line: multiplied, lengthMs: againMs }
  const { special } = event
  const shown = special === undefined ? '' : texts.special(symbolNames[special] ?? '')
  const line = [shown, giantText(game), multiplied].filter((each) => each !== '').join('. ')
  if (special === undefined) return { headline, line, lengthMs: firstMs }
  return { headline, line, lengthMs: bookMs, special }
}

function giantText({ giant }: Announced['game']): string {
  const [first, last] = [giant?.[0], giant?.at(-1)]
  return first === undefined || last === undefined ? '' : texts.giant(first + 1, last + 1)
}

/** The win multipliers of the free spins that are won so far and not yet played. */
function multipliersAhead(events: readonly ClientEvent[], at: number): number[] {
  const { won = 0, played = 0 } = countFreeSpins(events, at) ?? {}
  const ahead = events
    .slice(at)
    .filter(beginsSpin)
    .slice(0, won - played)
  return ahead.map((event) => (event.kind === 'reels' ? event.multiplier : 1))
}

function multipliedBy(multipliers: readonly number[]): string {
  const [first = 1] = multipliers
  const most = Math.max(first, ...multipliers)
  if (most > first) return texts.freeSpinsRising(first, most)
  return first > 1 ? texts.freeSpinsMultiplier(first) : ''
}

/** The state that free spins keep from one to the next, in a round that shows any of it. */
function keptIn(events: readonly ClientEvent[]): string {
  const kinds = new Set(events.map(({ kind }) => kind))
  if (kinds.has('mark')) return texts.freeSpinsGlow
  return kinds.has('orbs') ? texts.freeSpinsOrbs : ''
}

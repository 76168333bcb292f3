import { coinsOf, type RoundEvent } from './events.ts'
import type { LineEnd, Position } from './position.ts'

/** What a round gave, in the order it is shown. It knows coins, never money. [PROOF-06] */
export interface RoundOutcome {
  readonly winCoins: number
  readonly totalBetCoins: number
  /** Of a game of lines: the base spin, then every free spin. Empty for one told by events. */
  readonly spins: readonly Spin[]
  readonly freeSpinsAwarded: number
  /** Of every other game; `eventsOf` reads both alike. */
  readonly events?: readonly RoundEvent[]
}

/** The outcome of a round told by events, with its win cut to the cap. */
export function outcomeOf(
  events: RoundEvent[],
  totalBetCoins: number,
  maxWinCoins: number,
): RoundOutcome {
  const coins = events.reduce((total, event) => total + coinsOf(event), 0)
  if (coins > maxWinCoins) events.push({ kind: 'cap', coins: maxWinCoins - coins })
  const freeSpinsAwarded = events.reduce(
    (total, event) => total + (event.kind === 'free-spins' ? event.won : 0),
    0,
  )
  const winCoins = Math.min(coins, maxWinCoins)
  return { winCoins, totalBetCoins, spins: [], freeSpinsAwarded, events }
}

/** The events of any outcome, those of a game of lines made from its spins. */
export function eventsOf(outcome: RoundOutcome): readonly RoundEvent[] {
  if (outcome.events) return outcome.events
  let awarded = 0
  const events = outcome.spins.flatMap((spin): RoundEvent[] => {
    awarded += spin.freeSpinsWon
    return [...spinEvents(spin), ...freeSpinsEvent(spin.freeSpinsWon, awarded)]
  })
  const coins = events.reduce((total, event) => total + coinsOf(event), 0)
  const excess = outcome.winCoins - coins
  return excess < 0 ? [...events, { kind: 'cap', coins: excess }] : events
}

function spinEvents(spin: Spin): RoundEvent[] {
  const { mode, stops, grid, multiplier, lineWins, scatterWin } = spin
  const wins = [
    ...lineWins.map((win) => ({ kind: 'line' as const, ...win })),
    ...(scatterWin ? [{ kind: 'scatter' as const, ...scatterWin }] : []),
  ]
  return [
    { kind: 'reels', mode, stops, grid, multiplier },
    ...(wins.length > 0 ? [{ kind: 'wins' as const, wins, multiplier, coins: spin.winCoins }] : []),
  ]
}

/** None when no free spin was won. */
export function freeSpinsEvent(won: number, awarded: number): RoundEvent[] {
  return won > 0 ? [{ kind: 'free-spins', won, awarded }] : []
}

export interface Spin {
  readonly mode: 'base' | 'free'
  /** The strip position shown in the top row of each reel. */
  readonly stops: readonly number[]
  /** Symbol keys, `grid[reel][row]`. */
  readonly grid: readonly (readonly string[])[]
  readonly lineWins: readonly LineWin[]
  readonly scatterWin?: ScatterWin
  /** Already inside every `coins` of this spin. */
  readonly multiplier: number
  /** After the cap on free spins. */
  readonly freeSpinsWon: number
  /** The sum of the spin's wins. */
  readonly winCoins: number
}

export interface LineWin {
  /** Index into the definition's lines. */
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly coins: number
  readonly positions: readonly Position[]
  /** What its wilds have multiplied it by, inside `coins`; absent where wilds do not multiply. */
  readonly times?: number
  /** Where lines are read both ways: the end it begins at; absent when it fills its line. */
  readonly from?: LineEnd
}

export interface ScatterWin {
  readonly count: number
  readonly coins: number
  readonly positions: readonly Position[]
}

import type { RoundEvent } from '../../base/events.ts'
import { freeSpinsEvent, outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import type { Rng } from '../../random/rng.ts'
import { scattersOn, turnReels, winsOn } from '../lines/spin-events.ts'
import { playWildSpin } from '../wild-reels/engine.ts'
import type { StickyWildsGame } from './compile.ts'

/**
 * Plays one round to its end: the base spin and every free spin it wins. One draw per reel that
 * turns, from the left, is the whole use of chance. [PROOF-03] [PROOF-06]
 */
export function playRound(game: StickyWildsGame, rng: Rng): RoundOutcome {
  const { strips, freeSpins, coinsPerBet } = game.definition
  const events: RoundEvent[] = []
  const grid = turnReels(game.base, strips.base, rng, { mode: 'base', multiplier: 1 }, events)
  events.push(...winsOn(game.base, grid, 1))
  const won = freeSpins.spinsByScatters[String(scattersOn(game.base, grid).length)] ?? 0
  events.push(...freeSpinsEvent(won, won))
  let standing: number[] = []
  for (let played = 0; played < won; played += 1) {
    const { multiplier } = freeSpins
    const spin = { strips: strips.free, mode: 'free', standing, multiplier } as const
    const { filled } = playWildSpin(game.free, rng, spin, events)
    standing = [...standing, ...filled].sort()
  }
  return outcomeOf(events, coinsPerBet, game.maxWinCoins)
}

import { required } from '@nordlys/core'
import type { RoundEvent } from '../../base/events.ts'
import { outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import { positionsOf } from '../../base/reel-grid.ts'
import type { Rng } from '../../random/rng.ts'
import { playFreeSpins } from '../chain/play-free-spins.ts'
import { drawWeighted } from '../chain/weighted.ts'
import { scattersOn, turnReels, winsOn } from '../lines/spin-events.ts'
import type { MysteryGame } from './compile.ts'

/**
 * Plays one round to its end: the base spin and every free spin it wins. A spin draws what its
 * mystery symbols become, shown or not, and then one stop per reel, from the left. [PROOF-03]
 * [PROOF-06]
 */
export function playRound(game: MysteryGame, rng: Rng): RoundOutcome {
  const { definition, coinsPerBet, maxWinCoins } = game
  const { key } = required(
    definition.symbols.find(({ kind }) => kind === 'mystery'),
    'the mystery symbol',
  )
  const events: RoundEvent[] = []
  playFreeSpins(definition, events, (how) => {
    const { symbol } = drawWeighted(definition.reveals, rng)
    const landed = turnReels(game, definition.strips[how.mode], rng, how, events)
    const cells = positionsOf(landed, key)
    const grid = landed.map((column) => column.map((each) => (each === key ? symbol : each)))
    if (cells.length > 0) events.push({ kind: 'change', cause: 'reveal', cells, grid })
    events.push(...winsOn(game, grid, how.multiplier))
    return scattersOn(game, grid).length
  })
  return outcomeOf(events, coinsPerBet, maxWinCoins)
}

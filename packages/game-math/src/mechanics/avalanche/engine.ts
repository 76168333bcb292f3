import type { RoundEvent } from '../../base/events.ts'
import { outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import { stopReels } from '../../base/reel-grid.ts'
import { tumbleMultiplier } from '../../features/tumble.ts'
import type { Rng } from '../../random/rng.ts'
import { winsOn } from '../lines/spin-events.ts'
import type { AvalancheGame } from './compile.ts'

/**
 * Plays one round to its end: a grid, and another one after every grid that wins. Each is drawn
 * from the strips, one draw per reel from the left; that is the whole use of chance. [PROOF-03]
 * [PROOF-06]
 */
export function playRound(game: AvalancheGame, rng: Rng): RoundOutcome {
  const { strips, tumble, coinsPerBet } = game.definition
  let { grid } = stopReels(strips.base, game.rows, rng)
  const events: RoundEvent[] = [{ kind: 'grid', grid }]
  for (let tumbles = 0; ; tumbles += 1) {
    const wins = winsOn(game, grid, tumbleMultiplier(tumble, tumbles))
    events.push(...wins)
    if (wins.length === 0 || tumbles === tumble.most) break
    const removed = grid.flatMap((column, reel) => column.map((_, row) => ({ reel, row })))
    grid = stopReels(strips.base, game.rows, rng).grid
    const multiplier = tumbleMultiplier(tumble, tumbles + 1)
    events.push({ kind: 'tumble', removed, entered: grid, grid, multiplier })
  }
  return outcomeOf(events, coinsPerBet, game.maxWinCoins)
}

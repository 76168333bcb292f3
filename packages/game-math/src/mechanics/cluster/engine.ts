import { required } from '@nordlys/core'
import type { ClusterWin, Grid, RoundEvent } from '../../base/events.ts'
import { outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import { cellSource, fall } from '../../features/cells.ts'
import { clustersOf, payOfSize } from '../../features/clusters.ts'
import { drawListed } from '../../features/outcome-list.ts'
import { tumbleMultiplier } from '../../features/tumble.ts'
import type { Rng } from '../../random/rng.ts'
import { tableRng } from '../../random/table-rng.ts'
import type { ClusterGame } from './game.ts'

/**
 * Draws a listed round and plays it to its end. The draw of the class and the round in it is the
 * whole use of the round's own seed. [PROOF-03] [PROOF-06]
 */
export function playRound(game: ClusterGame, rng: Rng): RoundOutcome {
  const { table } = game.definition
  return playListed(game, tableRng(table.key, drawListed(game.listed.index(), table, rng)))
}

/**
 * One round as it comes: a full grid, then wins and tumbles in turn. Cells are filled reel by
 * reel from the left and from the top, three to a draw of 32 bits, the lowest ten first; what is
 * left of a draw when all cells are filled is not used.
 */
export function playListed(game: ClusterGame, rng: Rng): RoundOutcome {
  const { tumble, coinsPerBet } = game.definition
  const first = filling(game, rng)
  let grid: Grid = Array.from({ length: game.reels }, () =>
    Array.from({ length: game.rows }, first),
  )
  const events: RoundEvent[] = [{ kind: 'grid', grid }]
  for (let tumbles = 0; ; tumbles += 1) {
    const multiplier = tumbleMultiplier(tumble, tumbles)
    const wins = clusterWins(game, grid, multiplier)
    if (wins.length === 0) break
    const coins = wins.reduce((total, win) => total + win.coins, 0)
    events.push({ kind: 'wins', wins, multiplier, coins })
    if (tumbles === tumble.most) break
    const removed = wins.flatMap(({ positions }) => positions)
    const fallen = fall(grid, removed, filling(game, rng))
    grid = fallen.grid
    events.push({
      kind: 'tumble',
      removed,
      entered: fallen.entered,
      grid,
      multiplier: tumbleMultiplier(tumble, tumbles + 1),
    })
  }
  return outcomeOf(events, coinsPerBet, game.maxWinCoins)
}

/** Every cluster large enough, in the order of its first cell. */
function clusterWins(game: ClusterGame, grid: Grid, multiplier: number): ClusterWin[] {
  const { symbols } = game.definition
  return clustersOf(grid).flatMap(({ symbol, positions }): ClusterWin[] => {
    if (positions.length < game.leastSize) return []
    const { pays } = required(
      symbols.find(({ key }) => key === symbol),
      symbol,
    )
    const coins = payOfSize(pays, positions.length) * multiplier
    return [{ kind: 'cluster', symbol, count: positions.length, coins, positions }]
  })
}

/** The symbols of one filling. */
function filling({ definition }: ClusterGame, rng: Rng): () => string {
  const next = cellSource(definition.symbols, rng)
  return () => next(definition.cells1024)
}

import { absentSymbol } from '../../base/compile-reels.ts'
import { symbolsByDraw } from '../../features/cells.ts'
import { payOfSize } from '../../features/clusters.ts'
import { ListedRounds } from '../../features/outcome-list.ts'
import { tumbleMultiplier } from '../../features/tumble.ts'
import type { ClusterDefinition } from './definition.ts'
import type { ClusterGame } from './game.ts'
import { listedCoins } from './play-coins.ts'

export function compile(definition: ClusterDefinition): ClusterGame {
  const { reels, rows, symbols, cells1024, tumble, caps, coinsPerBet } = definition
  const cells = reels * rows
  const sizes = Object.keys(symbols[0]?.pays ?? {}).map(Number)
  const game: ClusterGame = {
    definition,
    reels,
    rows,
    symbolByDraw: Uint8Array.from(symbolsByDraw(cells1024)),
    leastSize: Math.min(...sizes),
    loner: absentSymbol,
    pays: Int32Array.from(
      symbols.flatMap(({ pays }) =>
        Array.from({ length: cells + 1 }, (_, size) => payOfSize(pays, size)),
      ),
    ),
    multipliers: Int32Array.from({ length: tumble.most + 1 }, (_, tumbles) =>
      tumbleMultiplier(tumble, tumbles),
    ),
    mostTumbles: tumble.most,
    maxWinCoins: caps.maxWinBets * coinsPerBet,
    listed: new ListedRounds(definition.table, (rng) => listedCoins(game, rng)),
  }
  return game
}

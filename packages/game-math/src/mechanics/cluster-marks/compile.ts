import { byCount, symbolOfKind } from '../../base/compile-reels.ts'
import { symbolsByDraw } from '../../features/cells.ts'
import { payOfSize } from '../../features/clusters.ts'
import { ListedRounds } from '../../features/outcome-list.ts'
import type { ClusterMarksDefinition } from './definition.ts'
import type { ClusterMarksGame } from './game.ts'
import { listedCoins } from './play-coins.ts'

export function compile(definition: ClusterMarksDefinition): ClusterMarksGame {
  const { reels, rows, symbols, cells1024, caps, coinsPerBet } = definition
  const loner = symbolOfKind(symbols, 'scatter')
  const paying = symbols.filter(({ kind }) => kind === 'pay')
  const game: ClusterMarksGame = {
    definition,
    reels,
    rows,
    symbolByDraw: Uint8Array.from(symbolsByDraw(cells1024)),
    leastSize: Math.min(...Object.keys(paying[0]?.pays ?? {}).map(Number)),
    loner,
    pays: Int32Array.from(
      symbols.flatMap(({ kind, pays }) =>
        Array.from({ length: reels * rows + 1 }, (_, size) =>
          kind === 'pay' ? payOfSize(pays, size) : 0,
        ),
      ),
    ),
    scatterPays: Int32Array.from(byCount(symbols[loner]?.pays ?? {}, reels)),
    marks: Int32Array.from([0, ...definition.marks.multipliers]),
    mostTumbles: definition.tumble.most,
    freeSpins: Int32Array.from(byCount(definition.freeSpins.spinsByScatters, reels)),
    maxFreeSpins: caps.maxFreeSpins,
    maxWinCoins: caps.maxWinBets * coinsPerBet,
    listed: new ListedRounds(definition.table, (rng) => listedCoins(game, rng)),
  }
  return game
}

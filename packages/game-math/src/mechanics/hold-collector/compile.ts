import { type CompiledStrips, compileStrips, keysOf } from '../../base/compile-reels.ts'
import { layOutPrizes } from '../hold/compile.ts'
import { compileLineGrid, type LineGrid } from '../lines/compile.ts'
import type { HoldCollectorDefinition } from './definition.ts'

/** The scatter of its lines is the coin, of which a spin can show one in every cell. */
export interface HoldCollectorGame extends LineGrid {
  readonly definition: HoldCollectorDefinition
  readonly cells: number
  readonly base: CompiledStrips
  /** Of 1024: a draw below the first is a coin, one below the second a collector. */
  readonly coinBelow: number
  readonly collectorBelow: number
  /** Each prize stands as often as it weighs. */
  readonly prizeByDraw: Int32Array
  readonly chestByDraw: Int32Array
  readonly maxWinCoins: number
}

export function compile(definition: HoldCollectorDefinition): HoldCollectorGame {
  const { reels, rows, symbols, strips, holdAndWin, collector, chest, caps } = definition
  return {
    ...compileLineGrid(definition, 'coin', reels * rows),
    definition,
    cells: reels * rows,
    base: compileStrips(strips.base, keysOf(symbols), rows),
    coinBelow: holdAndWin.land1024,
    collectorBelow: holdAndWin.land1024 + collector.land1024,
    prizeByDraw: layOutPrizes(holdAndWin.prizes),
    chestByDraw: layOutPrizes(chest.prizes),
    maxWinCoins: caps.maxWinBets * definition.coinsPerBet,
  }
}

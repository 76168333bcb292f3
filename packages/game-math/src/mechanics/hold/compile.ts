import { type CompiledStrips, compileStrips, keysOf } from '../../base/compile-reels.ts'
import type { Prize } from '../../features/hold-and-win.ts'
import { compileLineGrid, type LineGrid } from '../lines/compile.ts'
import type { HoldDefinition } from './definition.ts'

/** The scatter of its lines is the coin, of which a spin can show one in every cell. */
export interface HoldGame extends LineGrid {
  readonly definition: HoldDefinition
  readonly cells: number
  readonly base: CompiledStrips
  readonly trigger: number
  readonly spins: number
  readonly land1024: number
  /** Coins of the prize by draw: each prize stands as often as it weighs. */
  readonly prizeByDraw: Int32Array
  readonly fullGridCoins: number
  readonly maxWinCoins: number
}

export function compile(definition: HoldDefinition): HoldGame {
  const { reels, rows, symbols, strips, holdAndWin, caps, coinsPerBet } = definition
  const { trigger, spins, land1024, prizes, fullGridCoins } = holdAndWin
  return {
    ...compileLineGrid(definition, 'coin', reels * rows),
    definition,
    cells: reels * rows,
    base: compileStrips(strips.base, keysOf(symbols), rows),
    trigger,
    spins,
    land1024,
    prizeByDraw: layOutPrizes(prizes),
    fullGridCoins,
    maxWinCoins: caps.maxWinBets * coinsPerBet,
  }
}

/** The coins of a prize by draw. */
export function layOutPrizes(prizes: readonly Pick<Prize, 'coins' | 'weight'>[]): Int32Array {
  return Int32Array.from(prizes.flatMap(({ coins, weight }) => Array<number>(weight).fill(coins)))
}

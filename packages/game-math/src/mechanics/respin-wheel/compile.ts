import { required } from '@nordlys/core'
import { compileWindows, type WindowOfStop } from '../../base/compile-reels.ts'
import { windowAt } from '../../base/reel-grid.ts'
import type { ChainGame } from '../chain/play-coins.ts'
import { layOutChain, onlyKind, type SpinKind } from '../chain/spin-chain.ts'
import { compileLineGrid, type LineGrid } from '../lines/compile.ts'
import type { RespinWheelDefinition } from './definition.ts'
import { filledWith, fillingSymbols, wildOf } from './filled.ts'

export interface RespinWheelGame extends ChainGame, LineGrid {
  readonly definition: RespinWheelDefinition
}

/** The places of symbols among those that can fill a reel. */
type State =
  | 'base'
  | { readonly turning: number; readonly filled: number; readonly left: number }
  | { readonly wheelOf: number }

/**
 * The chain: a base spin, whose tally tells what each reel is filled with; spins of one reel, whose
 * tally tells whether it was filled too; and the wheel, a choice of games on a grid that stands,
 * each of them paying what its segment adds.
 */
export function compile(definition: RespinWheelDefinition): RespinWheelGame {
  const { reels, rows, symbols, strips, pairRespins, caps, coinsPerBet } = definition
  const filling = fillingSymbols(symbols, strips.base, rows)
  const grid = lineGridOf(definition, (filling.length + 1) ** reels - 1)
  const chain = layOutChain<State>({
    kinds: kindsOf(definition, grid, filling),
    starts: [{ weight: 1, state: 'base' }],
    spinOf(state) {
      const { length } = filling
      if (state === 'base') return { kind: 0, part: 'base', multiplier: 1 }
      if ('wheelOf' in state) {
        return { kind: 1 + reels * length + state.wheelOf, part: 'wheel', multiplier: 1 }
      }
      const kind = 1 + state.turning * length + state.filled
      return { kind, part: 'respins', multiplier: 1 }
    },
    after(state, tally, won) {
      if (state === 'base') return afterBase(filledBy(tally, filling.length), won, pairRespins)
      if ('wheelOf' in state) return undefined
      if (tally === 1) return { wheelOf: state.filled }
      return won || state.left === 1 ? undefined : { ...state, left: state.left - 1 }
    },
  })
  return { ...grid, definition, chain, maxWinCoins: caps.maxWinBets * coinsPerBet }
}

/** What each reel is filled with, from the tally of a base spin; -1 where it is not. */
function filledBy(tally: number, filling: number): number[] {
  const base = filling + 1
  return [tally % base, Math.floor(tally / base) % base, Math.floor(tally / base ** 2)].map(
    (digit) => digit - 1,
  )
}

function afterBase(
  [first = -1, second = -1, third = -1]: readonly number[],
  won: boolean,
  left: number,
): State | undefined {
  if (first >= 0 && first === second && second === third) return { wheelOf: first }
  if (won) return undefined
  if (first >= 0 && first === second) return { turning: 2, filled: first, left }
  if (first >= 0 && first === third) return { turning: 1, filled: first, left }
  if (second >= 0 && second === third) return { turning: 0, filled: second, left }
  return undefined
}

function lineGridOf(definition: RespinWheelDefinition, mostTallied: number): LineGrid {
  return compileLineGrid({ ...definition, wildMultiplier: 1 }, 'scatter', mostTallied)
}

/** The base spin; each reel beside two that each symbol has filled; the wheel of each symbol. */
function kindsOf(
  definition: RespinWheelDefinition,
  grid: LineGrid,
  filling: readonly string[],
): SpinKind[] {
  const { strips, symbols, rows, wheel } = definition
  const wild = wildOf(symbols)
  const indexOf = new Map(symbols.map(({ key }, index) => [key, index]))
  const windowOf = (shown: readonly string[], tally: number): WindowOfStop => ({
    symbols: shown.map((key) => required(indexOf.get(key), `symbol ${key}`)),
    tally,
  })
  const reelOf = (strip: readonly string[], tallyOf: (filled: string | undefined) => number) =>
    strip.map((_, stop) => {
      const shown = windowAt(strip, stop, rows)
      return windowOf(shown, tallyOf(filledWith(shown, wild)))
    })
  const standing = (key: string) => [windowOf(Array<string>(rows).fill(key), 0)]
  const base = strips.base.map((strip, reel) => {
    const unit = (filling.length + 1) ** reel
    return reelOf(strip, (filled) => (filling.indexOf(filled ?? '') + 1) * unit)
  })
  const ofOne = lineGridOf(definition, 1)
  const respins = strips.base.flatMap((strip, turning) =>
    filling.map((key) => {
      const windows = strips.base.map((_, reel) =>
        reel === turning ? reelOf(strip, (filled) => (filled === key ? 1 : 0)) : standing(key),
      )
      return onlyKind(ofOne, compileWindows(windows, rows))
    }),
  )
  const wheels = filling.map((key) => ({
    variants: wheel.multipliers.map((multiplier) => {
      const game = lineGridOf(definition, 0)
      const pays = game.pays.map((coins) => coins * (multiplier - 1))
      const windows = strips.base.map(() => standing(key))
      return { weight: 1, game: { ...game, pays }, strips: compileWindows(windows, rows) }
    }),
  }))
  return [onlyKind(grid, compileWindows(base, rows)), ...respins, ...wheels]
}

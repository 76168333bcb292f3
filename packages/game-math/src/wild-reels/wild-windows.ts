import { required } from '@nordlys/core'
import { onlyKind, type SpinKind } from '../chain/spin-chain.ts'
import type { LineGrid } from '../lines/compile.ts'
import { type CompiledStrips, compileWindows, type WindowOfStop } from '../slot/compile-reels.ts'
import type { Strips } from '../slot/definition-base.ts'
import { windowAt } from '../slot/reel-grid.ts'

/**
 * Reels some of which stand wild already: those stop in one way only. On each of the others a wild
 * fills its window, and the tally of a spin has a bit for every reel it has filled.
 */
function wildWindows(
  { keys, wild, rows }: LineGrid,
  strips: Strips,
  standing: number,
): CompiledStrips {
  const indexOf = new Map(keys.map((key, index) => [key, index]))
  const filled = Array<number>(rows).fill(wild)
  const reels = strips.map((strip, reel): WindowOfStop[] => {
    const bit = bitOf(reel)
    if ((standing & bit) !== 0) return [{ symbols: filled, tally: 0 }]
    return strip.map((_, stop) => {
      const shown = windowAt(strip, stop, rows).map((key) => required(indexOf.get(key), key))
      return shown.includes(wild) ? { symbols: filled, tally: bit } : { symbols: shown, tally: 0 }
    })
  })
  return compileWindows(reels, rows)
}

/** Of the second, third, ... reel; the first one is never wild. */
function bitOf(reel: number): number {
  return reel === 0 ? 0 : 2 ** (reel - 1)
}

/** The kinds of spin by the reels that stand wild; a new set of them is a new kind. */
export class WildKinds {
  readonly kinds: SpinKind[] = []
  /** The reels, as bits, on which a wild may land. */
  readonly able: number
  readonly #numbers = new Map<number, number>()
  readonly #game: LineGrid
  readonly #strips: Strips

  constructor(game: LineGrid, strips: Strips) {
    this.#game = game
    this.#strips = strips
    const wild = game.keys[game.wild] ?? ''
    this.able = strips.reduce(
      (bits, strip, reel) => (strip.includes(wild) ? bits | bitOf(reel) : bits),
      0,
    )
  }

  numberOf(standing: number): number {
    const known = this.#numbers.get(standing)
    if (known !== undefined) return known
    const windows = wildWindows(this.#game, this.#strips, standing)
    const number = this.kinds.push(onlyKind(this.#game, windows)) - 1
    this.#numbers.set(standing, number)
    return number
  }
}

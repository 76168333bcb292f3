import type { Rng } from './rng.ts'

/**
 * The generator of one listed round: xoshiro128**, its state spread from key and number. It only
 * names the rounds of a finite list, once and for ever, and decides nothing: which of them is
 * played is drawn from the round's own seed.
 */
export function tableRng(key: number, round: number): Rng {
  return new ListedRng(key, round)
}

const range = 2 ** 32

class ListedRng implements Rng {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(key: number, round: number) {
    this.#a = spread(key)
    this.#b = spread(round ^ 0x9e3779b9)
    this.#c = spread(this.#a ^ round)
    this.#d = spread(this.#b ^ key) | 1
  }

  u32(): number {
    const product = Math.imul(this.#b, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
    const shifted = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= shifted
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    return result
  }

  /** Without bias, as in `seededRng`: the few low remainders are drawn again. */
  below(n: number): number {
    const threshold = (range - n) % n
    for (;;) {
      const product = this.u32() * n
      const high = Math.floor(product / range)
      if (product - high * range >= threshold) return high
    }
  }
}

/** Every bit of the input changes half of the output. */
function spread(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

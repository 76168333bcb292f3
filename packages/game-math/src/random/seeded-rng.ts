import { type Cipheriv, createCipheriv, createSecretKey } from 'node:crypto'
import { invariant } from '@nordlys/core'
import type { Rng } from './rng.ts'
import { requireSelfTest } from './self-test.ts'

export const seedBytes = 32

/**
 * The generator of one round: the AES-256-CTR keystream of a 32-byte seed, as words with the low
 * byte first. The same seed gives the same draws for ever. [PROOF-03]
 */
export function seededRng(seed: Uint8Array): Rng {
  invariant(seed.length === seedBytes, `a seed of ${seed.length} bytes`)
  requireSelfTest()
  return new KeystreamRng(seed)
}

/** Most rounds draw five words, simulations draw millions: the first buffer is small. */
const firstBuffer = new Uint8Array(256)
const laterBuffer = new Uint8Array(16_384)
const counterStart = new Uint8Array(16)
const range = 2 ** 32

class KeystreamRng implements Rng {
  readonly #cipher: Cipheriv
  #words = new Uint32Array(0)
  #next = 0

  constructor(seed: Uint8Array) {
    // Node takes a key object at a fifth of what the same key costs as bytes.
    this.#cipher = createCipheriv('aes-256-ctr', createSecretKey(seed), counterStart)
    this.#words = words(this.#cipher.update(firstBuffer))
  }

  u32(): number {
    if (this.#next === this.#words.length) this.#refill()
    const word = this.#words[this.#next] ?? 0
    this.#next += 1
    return word
  }

  /**
   * Maps 32-bit draws to [0, n) without bias: multiply, keep the high half, and draw again in the
   * few low remainders that would make some values likelier. Exact in a double because u32 * n
   * stays below 2^53 for n up to 2^21. [PROOF-04]
   */
  below(n: number): number {
    const product = this.u32() * n
    const high = Math.floor(product / range)
    const low = product - high * range
    return low < n ? this.#belowAfter(n, high, low) : high
  }

  /** What is seldom done stands apart, so that what is done at every draw stays small. */
  #belowAfter(n: number, firstHigh: number, firstLow: number): number {
    const threshold = (range - n) % n
    let [high, low] = [firstHigh, firstLow]
    while (low < threshold) {
      const product = this.u32() * n
      high = Math.floor(product / range)
      low = product - high * range
    }
    return high
  }

  #refill(): void {
    this.#words = words(this.#cipher.update(laterBuffer))
    this.#next = 0
  }
}

/** Copies: the cipher's output need not be aligned to words. */
function words(bytes: Uint8Array): Uint32Array<ArrayBuffer> {
  return new Uint32Array(new Uint8Array(bytes).buffer)
}

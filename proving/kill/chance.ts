import { createHash } from 'node:crypto'
import { invariant, type Random } from '@nordlys/core'

/** Chance that follows from a seed; each name has a stream of its own, whoever draws first. */
export class Chance implements Random {
  readonly #seed: string
  #blocks = 0
  #left: Buffer = Buffer.alloc(0)

  constructor(seed: string, name: string) {
    this.#seed = `${seed}/${name}`
  }

  bytes(length: number): Uint8Array {
    while (this.#left.length < length) {
      const block = createHash('sha256').update(`${this.#seed}/${this.#blocks}`).digest()
      this.#blocks += 1
      this.#left = Buffer.concat([this.#left, block])
    }
    const bytes = this.#left.subarray(0, length)
    this.#left = this.#left.subarray(length)
    return bytes
  }

  /** From 0 up to, but not, `limit`. The bias of a remainder does no harm here. */
  below(limit: number): number {
    return Buffer.from(this.bytes(4)).readUInt32BE() % limit
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)]
    invariant(picked !== undefined, 'there is something to pick from')
    return picked
  }
}

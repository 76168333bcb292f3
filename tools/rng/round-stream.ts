import { type Random, systemRandom } from '@nordlys/core'
import { MasterDrbg, seededRng } from '@nordlys/game-math'

/** More than most rounds draw; the next words come from the next round's seed. */
const wordsOfRound = 64
const roundsOfChunk = 256

/**
 * The words that rounds draw, as they are drawn for money: each round has a seed of its own from
 * the generator of the server, so that both generators are tested, and how they are joined.
 */
export class RoundStream {
  readonly #master: MasterDrbg
  #bytes = 0

  constructor(entropy: Random = systemRandom) {
    this.#master = new MasterDrbg(entropy)
  }

  get bytes(): number {
    return this.#bytes
  }

  /** 64 KiB, each word with its low byte first. */
  next(): Uint8Array {
    const words = new Uint32Array(wordsOfRound * roundsOfChunk)
    for (let round = 0; round < roundsOfChunk; round += 1) {
      const rng = seededRng(this.#master.seed())
      for (let word = 0; word < wordsOfRound; word += 1) {
        words[round * wordsOfRound + word] = rng.u32()
      }
    }
    this.#bytes += words.byteLength
    return new Uint8Array(words.buffer)
  }
}

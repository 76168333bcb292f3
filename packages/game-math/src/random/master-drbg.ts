import { createHash } from 'node:crypto'
import { invariant, type Random } from '@nordlys/core'
import { RngFailure } from './rng.ts'
import { seedBytes } from './seeded-rng.ts'
import { aesCounterCipher, type Bytes, type CounterCipher, requireSelfTest } from './self-test.ts'

/**
 * The generator behind every real round: it gives each round its 32-byte seed. AES-256-CTR with
 * fast key erasure: the first 48 bytes of each refill become the next key and counter, so a copy
 * of the memory tells nothing of earlier seeds; and 48 bytes from the operating system are mixed
 * in at every 64th refill, so it tells little of later ones. Any doubt is `RngFailure`, for ever:
 * no seed, no round. [PROOF-04]
 */
export class MasterDrbg implements Random {
  readonly #entropy: Random
  readonly #cipher: CounterCipher
  #state: Bytes
  #pool: Bytes = new Uint8Array(0)
  #refills = 0
  #lastBlock = ''
  #lastEntropy = ''
  #failed: RngFailure | undefined

  /** `entropy` is the operating system's generator; `cipher` is replaced only to break it. */
  constructor(entropy: Random, cipher: CounterCipher = aesCounterCipher) {
    requireSelfTest()
    this.#entropy = entropy
    this.#cipher = cipher
    this.#state = this.#freshEntropy()
  }

  seed(): Uint8Array {
    return this.bytes(seedBytes)
  }

  /** Up to 4,096 bytes. They are erased here as they are given. */
  bytes(length: number): Uint8Array {
    invariant(Number.isInteger(length) && length >= 0 && length <= poolBytes, `${length} bytes`)
    if (this.#failed) throw this.#failed
    if (this.#pool.length < length) this.#refill()
    const given = this.#pool.slice(0, length)
    this.#pool.fill(0, 0, length)
    this.#pool = this.#pool.subarray(length)
    return given
  }

  #refill(): void {
    if (this.#refills > 0 && this.#refills % reseedRefills === 0) {
      const fresh = this.#freshEntropy()
      this.#state = this.#state.map((byte, index) => byte ^ (fresh[index] ?? 0))
    }
    this.#refills += 1
    const key = this.#state.subarray(0, keyBytes)
    const output = this.#cipher(key, this.#state.subarray(keyBytes), new Uint8Array(outputBytes))
    this.#refuseRepeats(output)
    this.#state.fill(0)
    this.#state = output.slice(0, stateBytes)
    output.fill(0, 0, stateBytes)
    this.#pool.fill(0)
    this.#pool = output.subarray(stateBytes)
  }

  /** The continuous test: a good generator repeats a 16-byte block once in 2^128. */
  #refuseRepeats(output: Bytes): void {
    if (output.length !== outputBytes) this.#fail('a refill of the wrong length')
    for (let start = 0; start < outputBytes; start += blockBytes) {
      const block = digest(output.subarray(start, start + blockBytes))
      if (block === this.#lastBlock) this.#fail('a repeated block')
      this.#lastBlock = block
    }
  }

  #freshEntropy(): Bytes {
    const fresh = Uint8Array.from(this.#entropy.bytes(stateBytes))
    if (fresh.length !== stateBytes) this.#fail('too little entropy')
    const print = digest(fresh)
    const isConstant = fresh.every((byte) => byte === fresh[0])
    if (isConstant || print === this.#lastEntropy) this.#fail('entropy that repeats')
    this.#lastEntropy = print
    return fresh
  }

  #fail(reason: string): never {
    this.#failed = new RngFailure(reason)
    throw this.#failed
  }
}

const blockBytes = 16
const keyBytes = 32
const stateBytes = keyBytes + blockBytes
const poolBytes = 4096
const outputBytes = stateBytes + poolBytes
const reseedRefills = 64

/** Repeats are found by digest, so that what was drawn is not kept in memory to compare with. */
function digest(bytes: Bytes): string {
  return createHash('sha256').update(bytes).digest('base64')
}

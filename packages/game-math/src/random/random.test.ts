import { createCipheriv } from 'node:crypto'
import type { Random } from '@nordlys/core'
import { expect, test } from 'vitest'
import { MasterDrbg } from './master-drbg.ts'
import { RngFailure } from './rng.ts'
import { seededRng } from './seeded-rng.ts'
import { aesCounterCipher, type CounterCipher, selfTest } from './self-test.ts'

const countingSeed = Uint8Array.from({ length: 32 }, (_, index) => index)

test('[PROOF-04] a seed gives the keystream of AES-256-CTR, past every buffer', () => {
  const zeros = Buffer.alloc(80_000)
  const stream = createCipheriv('aes-256-ctr', countingSeed, Buffer.alloc(16)).update(zeros)
  const rng = seededRng(countingSeed)
  const words = Array.from({ length: 20_000 }, () => rng.u32())
  expect(words).toEqual(words.map((_, index) => stream.readUInt32LE(index * 4)))
})

test('[PROOF-04] draws below n skip the remainders that would favour some values', () => {
  // With 3 * 2^19 one draw in four thousand must be drawn again.
  for (const n of [1, 30, 3700, 2 ** 21, 3 * 2 ** 19]) {
    const [words, mapped] = [seededRng(countingSeed), seededRng(countingSeed)]
    const expected = Array.from({ length: 20_000 }, () =>
      Number(unbiased(() => BigInt(words.u32()), BigInt(n))),
    )
    expect(expected.map(() => mapped.below(n))).toEqual(expected)
  }
})

test('[PROOF-04] the self-test passes the real cipher and fails closed on any other', () => {
  expect(() => selfTest()).not.toThrow()
  const broken: CounterCipher = (key, counter, text) =>
    aesCounterCipher(key, counter, text).map((byte, index) => (index === 31 ? byte ^ 1 : byte))
  expect(() => selfTest(broken)).toThrow(RngFailure)
})

test('[PROOF-04] the master gives what its construction says, and never its next key', () => {
  const master = new MasterDrbg(countingEntropy())
  const start = countingEntropy().bytes(48)
  const first = aesCounterCipher(start.slice(0, 32), start.slice(32), new Uint8Array(4144))
  const next = first.slice(0, 48)
  const second = aesCounterCipher(next.slice(0, 32), next.slice(32), new Uint8Array(4144))
  const seeds = Array.from({ length: 129 }, () => master.seed())
  expect(seeds[0]).toEqual(first.slice(48, 80))
  expect(seeds[127]).toEqual(first.slice(4112, 4144))
  expect(seeds[128]).toEqual(second.slice(48, 80))
  expect(new Set(seeds.map(String)).size).toBe(129)
})

test('[PROOF-04] the master asks for fresh entropy at every 64th refill', () => {
  const entropy = countingEntropy()
  const master = new MasterDrbg(entropy)
  const draw = (refills: number) => {
    for (let refill = 0; refill < refills; refill += 1) master.bytes(4096)
  }
  draw(64)
  expect(entropy.calls()).toBe(1)
  draw(1)
  expect(entropy.calls()).toBe(2)
  draw(64)
  expect(entropy.calls()).toBe(3)
})

test('[PROOF-04] fresh entropy changes what follows it, and nothing before', () => {
  const [one, other] = [countingEntropy(), countingEntropy()]
  const [master, twin] = [new MasterDrbg(one), new MasterDrbg(other)]
  other.bytes(1)
  for (let refill = 0; refill < 64; refill += 1)
    expect(master.bytes(4096)).toEqual(twin.bytes(4096))
  expect(master.seed()).not.toEqual(twin.seed())
})

test.each<[string, Random]>([
  ['is constant', { bytes: (length) => new Uint8Array(length).fill(7) }],
  ['is short', { bytes: () => countingSeed }],
])('[PROOF-04] the master does not start on entropy that %s', (_fault, entropy) => {
  expect(() => new MasterDrbg(entropy)).toThrow(RngFailure)
})

test('[PROOF-04] a master whose entropy repeats once stops for ever', () => {
  const source = countingEntropy()
  const [same, later] = [source.bytes(48), source.bytes(48)]
  const given = [same, same, later]
  const master = new MasterDrbg({ bytes: () => given.shift() ?? source.bytes(48) })
  for (let refill = 0; refill < 64; refill += 1) master.bytes(4096)
  expect(() => master.seed()).toThrow('entropy that repeats')
  expect(() => master.seed()).toThrow('entropy that repeats')
})

test('[PROOF-04] a master whose cipher repeats a block gives nothing, now or later', () => {
  const stuck: CounterCipher = (_key, _counter, text) => Uint8Array.from(text).fill(9)
  const master = new MasterDrbg(countingEntropy(), stuck)
  expect(() => master.seed()).toThrow('a repeated block')
  expect(() => master.seed()).toThrow('a repeated block')
})

/** The rule in whole numbers of any size, as a reference for the fast form. */
function unbiased(word: () => bigint, n: bigint): bigint {
  const range = 2n ** 32n
  for (;;) {
    const product = word() * n
    if (product % range >= range % n) return product / range
  }
}

function countingEntropy(): Random & { calls(): number } {
  let calls = 0
  return {
    calls: () => calls,
    bytes: (length) => {
      calls += 1
      return Uint8Array.from({ length }, (_, index) => index * 5 + calls)
    },
  }
}

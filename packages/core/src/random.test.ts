import { expect, test } from 'vitest'
import { fromHex, hex, secret, systemRandom } from './random.ts'

test('bytes are of the length asked for and never handed out twice', () => {
  const seen = new Set<string>()
  for (let draw = 0; draw < 2_000; draw++) {
    const bytes = systemRandom.bytes(16)
    expect(bytes).toHaveLength(16)
    seen.add(hex(bytes))
  }
  expect(seen.size).toBe(2_000)
  expect(systemRandom.bytes(5_000).some((byte) => byte !== 0)).toBe(true)
})

test('a secret of 32 bytes is 43 characters that may stand in an address', () => {
  expect(secret(systemRandom)).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

test('hexadecimal text reads back as the bytes it was made of', () => {
  const bytes = systemRandom.bytes(32)
  expect(fromHex(hex(bytes))).toEqual(bytes)
})

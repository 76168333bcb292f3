import { systemRandom } from '@nordlys/core'
import { expect, test } from 'vitest'
import { parseCpr } from './cpr.ts'
import { createCprVault } from './cpr-vault.ts'

const keyA = systemRandom.bytes(32)
const keyB = systemRandom.bytes(32)
const lookupKey = systemRandom.bytes(32)
const old = createCprVault(
  { currentKeyId: 'a', encryptionKeys: new Map([['a', keyA]]), lookupKey },
  systemRandom,
)
const rotated = createCprVault(
  {
    currentKeyId: 'b',
    encryptionKeys: new Map([
      ['a', keyA],
      ['b', keyB],
    ]),
    lookupKey,
  },
  systemRandom,
)

function cpr() {
  const reading = parseCpr('6101900000', true)
  if (!reading.ok) throw new Error('not a CPR number')
  return reading.cpr
}

test('a sealed personal number opens again, also after a new key came', () => {
  const sealed = old.sealCpr(cpr())
  expect(sealed).not.toContain('6101900000')
  expect(old.openCpr(sealed)).toBe('6101900000')
  expect(rotated.openCpr(sealed)).toBe('6101900000')
  expect(rotated.sealCpr(cpr()).startsWith('sealed.b.')).toBe(true)
})

test('the same number is sealed differently each time and looked up the same', () => {
  expect(old.sealCpr(cpr())).not.toBe(old.sealCpr(cpr()))
  expect(old.lookup(cpr()).equals(rotated.lookup(cpr()))).toBe(true)
  expect(old.mark('address', '6101900000').equals(old.lookup(cpr()))).toBe(false)
})

test('a changed letter, another purpose or a missing key opens nothing', () => {
  const sealed = old.sealCpr(cpr())
  const other = sealed.at(-3) === 'A' ? 'B' : 'A'
  expect(() => old.openCpr(sealed.slice(0, -3) + other + sealed.slice(-2))).toThrow()
  expect(() => old.open('mitid-token', sealed)).toThrow()
  expect(() => old.openCpr(rotated.sealCpr(cpr()))).toThrow('missing: the encryption key b')
  expect(() => old.openCpr('6101900000')).toThrow('not a sealed text')
})

test('bytes are sealed as they are, open again, and open for their own purpose alone', () => {
  const bytes = Buffer.concat([Buffer.from('sealed.a.b.c.%PDF-1.7\n'), Buffer.alloc(3_000, 0xff)])
  const sealed = old.sealBytes('document', bytes)
  expect(sealed.includes('%PDF')).toBe(false)
  expect(rotated.openBytes('document', sealed).equals(bytes)).toBe(true)
  expect(rotated.openBytes('document', rotated.sealBytes('document', bytes)).equals(bytes)).toBe(
    true,
  )
  expect(() => old.openBytes('document-name', sealed)).toThrow()
  expect(() => old.openBytes('document', sealed.subarray(0, -1))).toThrow()
  expect(() => old.openBytes('document', bytes)).toThrow()
  expect(() => old.openBytes('document', Buffer.from('sealed.a'))).toThrow('not sealed bytes')
})

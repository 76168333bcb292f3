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

test('an encrypted personal number is decrypted, also after a new key came', () => {
  const encrypted = old.encryptCpr(cpr())
  expect(encrypted).not.toContain('6101900000')
  expect(old.decryptCpr(encrypted)).toBe('6101900000')
  expect(rotated.decryptCpr(encrypted)).toBe('6101900000')
  expect(rotated.encryptCpr(cpr()).startsWith('sealed.b.')).toBe(true)
})

test('the same number is encrypted differently each time and looked up the same', () => {
  expect(old.encryptCpr(cpr())).not.toBe(old.encryptCpr(cpr()))
  expect(old.lookup(cpr()).equals(rotated.lookup(cpr()))).toBe(true)
  expect(old.mark('address', '6101900000').equals(old.lookup(cpr()))).toBe(false)
})

test('a changed letter, another purpose or a missing key opens nothing', () => {
  const encrypted = old.encryptCpr(cpr())
  const other = encrypted.at(-3) === 'A' ? 'B' : 'A'
  expect(() => old.decryptCpr(encrypted.slice(0, -3) + other + encrypted.slice(-2))).toThrow()
  expect(() => old.decrypt('mitid-token', encrypted)).toThrow()
  expect(() => old.decryptCpr(rotated.encryptCpr(cpr()))).toThrow('missing: the encryption key b')
  expect(() => old.decryptCpr('6101900000')).toThrow('not an encrypted text')
})

test('bytes are encrypted as they are, decrypted, and that for their own purpose alone', () => {
  const bytes = Buffer.concat([Buffer.from('sealed.a.b.c.%PDF-1.7\n'), Buffer.alloc(3_000, 0xff)])
  const encrypted = old.encryptBytes('document', bytes)
  expect(encrypted.includes('%PDF')).toBe(false)
  expect(rotated.decryptBytes('document', encrypted).equals(bytes)).toBe(true)
  expect(
    rotated.decryptBytes('document', rotated.encryptBytes('document', bytes)).equals(bytes),
  ).toBe(true)
  expect(() => old.decryptBytes('document-name', encrypted)).toThrow()
  expect(() => old.decryptBytes('document', encrypted.subarray(0, -1))).toThrow()
  expect(() => old.decryptBytes('document', bytes)).toThrow()
  expect(() => old.decryptBytes('document', Buffer.from('sealed.a'))).toThrow('not encrypted bytes')
})

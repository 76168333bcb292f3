import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { base64url, invariant, type Random, required } from '@nordlys/core'
import type { Cpr, Vault, VaultPurpose } from '../base/vault.ts'

/** Keys of 32 bytes each. A new encryption key gets a new id; the old ones stay to decrypt with. */
export interface VaultKeys {
  currentKeyId: string
  encryptionKeys: ReadonlyMap<string, Uint8Array>
  /** For look-ups; cannot be changed without computing every look-up hash again. */
  lookupKey: Uint8Array
}

/** Encrypts with AES-256-GCM, and hashes for look-up under a key of its own. */
export function createCprVault(keys: VaultKeys, random: Random): Vault {
  invariant(keys.lookupKey.length === 32, 'the look-up key is not 32 bytes')
  for (const key of keys.encryptionKeys.values()) {
    invariant(key.length === 32, 'an encryption key is not 32 bytes')
  }
  const hash = (text: string) => createHmac('sha256', keys.lookupKey).update(text).digest()
  const vault: Vault = {
    encrypt: (purpose, text) => encryptText(keys, random, purpose, text),
    decrypt: (purpose, encrypted) => decryptText(keys, purpose, encrypted),
    encryptBytes: (purpose, bytes) => encryptBytes(keys, random, purpose, bytes),
    decryptBytes: (purpose, encrypted) => decryptBytes(keys, purpose, encrypted),
    encryptCpr: (cpr) => vault.encrypt('cpr', cpr),
    decryptCpr: (encrypted) => vault.decrypt('cpr', encrypted) as Cpr,
    lookup: (cpr) => hash(`cpr:${cpr}`),
    mark: (kind, text) => hash(`${kind}:${text}`),
  }
  return vault
}

/** AES-256-GCM as `sealed.<key id>.<nonce>.<tag>.<ciphertext>`; purpose and key id are bound in. */
function encryptText(keys: VaultKeys, random: Random, purpose: VaultPurpose, text: string): string {
  const { head, encrypted } = encrypt(keys, random, purpose, Buffer.from(text))
  return head + base64url(encrypted)
}

function decryptText(keys: VaultKeys, purpose: VaultPurpose, encrypted: string): string {
  const [mark, keyId = '', nonce = '', tag = '', text = ''] = encrypted.split('.')
  invariant(mark === 'sealed', 'not an encrypted text')
  const bytes = Buffer.from(text, 'base64url')
  return decrypt(keys, purpose, { keyId, nonce, tag, bytes }).toString('utf8')
}

/** As a text is encrypted, but that the ciphertext after the last dot stands as it is. */
function encryptBytes(keys: VaultKeys, random: Random, purpose: VaultPurpose, bytes: Uint8Array) {
  const { head, encrypted } = encrypt(keys, random, purpose, bytes)
  return Buffer.concat([Buffer.from(head), encrypted])
}

function decryptBytes(keys: VaultKeys, purpose: VaultPurpose, encrypted: Uint8Array): Buffer {
  const all = Buffer.from(encrypted.buffer, encrypted.byteOffset, encrypted.byteLength)
  const [, keyId = '', nonce = '', tag = ''] =
    /^sealed\.([^.]*)\.([^.]*)\.([^.]*)\./.exec(all.toString('latin1', 0, headBytesMax)) ?? []
  invariant(nonce !== '', 'not encrypted bytes')
  const bytes = all.subarray(['sealed', keyId, nonce, tag, ''].join('.').length)
  return decrypt(keys, purpose, { keyId, nonce, tag, bytes })
}

const headBytesMax = 200

function encrypt(keys: VaultKeys, random: Random, purpose: VaultPurpose, bytes: Uint8Array) {
  const key = required(keys.encryptionKeys.get(keys.currentKeyId), 'the current encryption key')
  const nonce = random.bytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(`${purpose}:${keys.currentKeyId}`))
  const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
  const [nonceText, tagText] = [nonce, cipher.getAuthTag()].map(base64url)
  return { head: `sealed.${keys.currentKeyId}.${nonceText}.${tagText}.`, encrypted }
}

function decrypt(
  keys: VaultKeys,
  purpose: VaultPurpose,
  encrypted: { keyId: string; nonce: string; tag: string; bytes: Uint8Array },
): Buffer {
  const { keyId, nonce, tag, bytes } = encrypted
  const key = required(keys.encryptionKeys.get(keyId), `the encryption key ${keyId}`)
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
  decipher.setAAD(Buffer.from(`${purpose}:${keyId}`))
  const authTag = Buffer.from(tag, 'base64url')
  invariant(authTag.length === 16, 'encrypted with a short tag')
  decipher.setAuthTag(authTag)
  return Buffer.concat([decipher.update(bytes), decipher.final()])
}

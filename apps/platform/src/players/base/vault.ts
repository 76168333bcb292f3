/** A personal number, ten digits, a real date. Never logged, never in an address, never an id. */
export type Cpr = string & { readonly [cprBrand]: 'cpr' }
declare const cprBrand: unique symbol

/** The purpose of an encrypted text; no other purpose decrypts it. */
export type VaultPurpose =
  | 'cpr'
  | 'mitid-token'
  | 'payout-file'
  | 'card-token'
  | 'contact'
  | 'contact-code'
  | 'details'
  | 'document-name'
  | 'document'
  | 'data-copy'

/** The one place where personal numbers are encrypted, decrypted and hashed for look-up. */
export interface Vault {
  encryptCpr(cpr: Cpr): string
  decryptCpr(encrypted: string): Cpr
  encrypt(purpose: VaultPurpose, text: string): string
  decrypt(purpose: VaultPurpose, encrypted: string): string
  /** The same for what is no text and too large to be written as one. */
  encryptBytes(purpose: VaultPurpose, bytes: Uint8Array): Buffer
  decryptBytes(purpose: VaultPurpose, encrypted: Uint8Array): Buffer
  /** HMAC-SHA-256: a plain hash of ten digits would be undone in seconds. */
  lookup(cpr: Cpr): Buffer
  /** The same for anything else that must be recognised without being kept. */
  mark(kind: string, text: string): Buffer
}

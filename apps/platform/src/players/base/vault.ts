/** A personal number, ten digits, a real date. Never logged, never in an address, never an id. */
export type Cpr = string & { readonly [cprBrand]: 'cpr' }
declare const cprBrand: unique symbol

/** The purpose of a sealed text; one sealed for one purpose does not open for another. */
export type SealPurpose = 'cpr' | 'mitid-token' | 'payout-file' | 'document-name' | 'document'

/** The one place where personal numbers are sealed, opened and hashed for look-up. */
export interface Vault {
  sealCpr(cpr: Cpr): string
  openCpr(sealed: string): Cpr
  seal(purpose: SealPurpose, text: string): string
  open(purpose: SealPurpose, sealed: string): string
  /** The same for what is no text and too large to be written as one. */
  sealBytes(purpose: SealPurpose, bytes: Uint8Array): Buffer
  openBytes(purpose: SealPurpose, sealed: Uint8Array): Buffer
  /** HMAC-SHA-256: a plain hash of ten digits would be undone in seconds. */
  lookup(cpr: Cpr): Buffer
  /** The same for anything else that must be recognised without being kept. */
  mark(kind: string, text: string): Buffer
}

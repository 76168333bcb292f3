import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Random } from '@nordlys/core'

const nonceBytes = 12
const tagBytes = 16

/** Keeps seeds of hands unread while they are played: who reads the database learns no card. */
export class SeedCipher {
  readonly #key: Uint8Array
  readonly #random: Random

  /** `secret` is the game server's own. */
  constructor(secret: string, random: Random) {
    this.#key = new Uint8Array(hkdfSync('sha256', secret, '', 'seeds of hands at tables', 32))
    this.#random = random
  }

  /** Bound to its round: a seed that is moved to another one does not decrypt. */
  encrypt(round: string, seed: Uint8Array): Buffer {
    const nonce = this.#random.bytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce)
    cipher.setAAD(Buffer.from(round))
    return Buffer.concat([nonce, cipher.update(seed), cipher.final(), cipher.getAuthTag()])
  }

  /** Throws for what we did not encrypt. */
  decrypt(round: string, encrypted: Uint8Array): Uint8Array {
    const decipher = createDecipheriv('aes-256-gcm', this.#key, encrypted.subarray(0, nonceBytes))
    decipher.setAAD(Buffer.from(round))
    decipher.setAuthTag(encrypted.subarray(-tagBytes))
    const inner = encrypted.subarray(nonceBytes, -tagBytes)
    return new Uint8Array(Buffer.concat([decipher.update(inner), decipher.final()]))
  }
}

import { createCipheriv, createDecipheriv } from 'node:crypto'
import { base64url, invariant, type PlayerId, playerId, type Random } from '@nordlys/core'

/** The consent that a link takes back, and its brand. */
export interface UnsubscribeWay {
  kind: 'sms' | 'email' | 'brand'
  brand: string
}

/**
 * The names of players in messages' links. One says nothing to who reads it, is made by nobody without
 * the key, is decrypted for the one way it was made for, and never expires: neither does the right. [MKT-04]
 */
export interface UnsubscribeTokens {
  encrypt(way: UnsubscribeWay, player: PlayerId): string
  decrypt(way: UnsubscribeWay, token: string): PlayerId | undefined
}

const nonceBytes = 12
const tagBytes = 16
const shape = /^[\w-]{38,200}$/

/** AES-256-GCM over the player's number, the way bound in; nonce, tag and text in base64url. */
export function createUnsubscribeTokens(key: Uint8Array, random: Random): UnsubscribeTokens {
  invariant(key.length === 32, 'the key of unsubscribe links is not 32 bytes')
  const bound = ({ kind, brand }: UnsubscribeWay) => Buffer.from(`unsubscribe ${kind} ${brand}`)
  return {
    encrypt(way, player) {
      const nonce = random.bytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound(way))
      const text = Buffer.concat([cipher.update(String(player), 'utf8'), cipher.final()])
      return base64url(Buffer.concat([nonce, cipher.getAuthTag(), text]))
    },
    decrypt(way, token) {
      if (!shape.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, 28)]
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      decipher.setAAD(bound(way)).setAuthTag(tag)
      const text = decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8')
      try {
        return playerId(Number(text + decipher.final('utf8')))
      } catch {
        // The tag does not fit: somebody else's token, or a guess. It is nobody's name.
        return undefined
      }
    },
  }
}

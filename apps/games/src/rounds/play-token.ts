import { sessionLongestMs } from '@nordlys/contracts'
import { isSigned, sign } from './signature.ts'

/** One player's play of one game, as the token in the player's browser carries it. */
export type Play = MoneyPlay | FreePlay

export interface MoneyPlay {
  readonly mode: 'money'
  readonly gameId: string
  /** Names this play towards the wallet. */
  readonly playSession: string
  readonly playerRef: string
  readonly issuedAtMs: number
}

export interface FreePlay {
  readonly mode: 'free'
  readonly gameId: string
  readonly playSession: string
  readonly issuedAtMs: number
  /** Play money lives here alone: it is worth nothing, so nobody need store it. */
  readonly balanceOre: number
}

const purpose = 'play-token'

/** The token: readable by its holder, writable by us alone. */
export function writePlayToken(secret: string, play: Play): string {
  const text = Buffer.from(JSON.stringify(play)).toString('base64url')
  return `${text}.${sign(secret, purpose, text)}`
}

export type ReadToken =
  | { ok: true; play: Play }
  | { ok: false; refusal: 'token-unknown' | 'token-expired' }

/** Reads the content of a token, unless it is not ours or too old. */
export function readPlayToken(secret: string, token: string, nowMs: number): ReadToken {
  const [text = '', given = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSigned(secret, purpose, text, given)) {
    return { ok: false, refusal: 'token-unknown' }
  }
  // The signature proves that we wrote it, so its shape is the one we wrote.
  const play: Play = JSON.parse(Buffer.from(text, 'base64url').toString())
  return ofAge(play, nowMs)
}

/** A play of ours, unless its token is too old. */
export function ofAge(play: Play, nowMs: number): ReadToken {
  const isFresh = nowMs - play.issuedAtMs < sessionLongestMs
  return isFresh ? { ok: true, play } : { ok: false, refusal: 'token-expired' }
}

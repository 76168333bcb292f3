import { isTimeKey, type TimeKey } from '@nordlys/core'
import { isSealed, seal } from './seal.ts'

/** What was staked and won in this play before the round that the key is for. */
export interface PlayTotals {
  readonly stakedOre: number
  readonly wonOre: number
}

/** A round's key with what it carries. */
export interface IssuedKey extends PlayTotals {
  readonly key: TimeKey
}

/**
 * The text the browser repeats until it has an answer: `key.staked.won.seal`. The seal ties it to
 * one play, so a key of another play, or one a client made up, never reaches the wallet. The
 * totals travel in it because the server keeps nothing between requests.
 */
export function writeRoundKey(secret: string, playSession: string, issued: IssuedKey): string {
  const text = `${issued.key}.${issued.stakedOre}.${issued.wonOre}`
  return `${text}.${seal(secret, purposeFor(playSession), text)}`
}

/** The key and totals of a text we issued to this play; otherwise undefined. */
export function readRoundKey(
  secret: string,
  playSession: string,
  text: string,
): IssuedKey | undefined {
  const end = text.lastIndexOf('.')
  const body = text.slice(0, end)
  if (!isSealed(secret, purposeFor(playSession), body, text.slice(end + 1))) return undefined
  const [key = '', stakedOre, wonOre] = body.split('.')
  if (!isTimeKey(key)) return undefined
  return { key, stakedOre: Number(stakedOre), wonOre: Number(wonOre) }
}

function purposeFor(playSession: string): string {
  return `round-key of ${playSession}`
}

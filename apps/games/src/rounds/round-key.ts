import { isTimeKey, type TimeKey } from '@nordlys/core'
import type { GambleStanding } from '@nordlys/game-math'
import { isSigned, sign } from './signature.ts'

/** The stakes and wins of this play before the round that the key is for. */
export interface PlayTotals {
  readonly stakedOre: number
  readonly wonOre: number
}

/** A round's key with what it carries. */
export interface IssuedKey extends PlayTotals {
  readonly key: TimeKey
  /** The win of the round before it, which may be staked with this key instead of a spin. */
  readonly offer?: GambleStanding
}

/**
 * The text the browser repeats until it has an answer: `key.staked.won.signature`, before the signature three
 * numbers more when a win may be gambled with it: `win.bet.step`. The signature ties it to
 * one play, so a key of another play, or one a client made up, never reaches the wallet. The
 * totals travel in it because the server keeps nothing between requests.
 */
export function writeRoundKey(secret: string, playSession: string, issued: IssuedKey): string {
  const { key, stakedOre, wonOre, offer } = issued
  const offered = offer ? [offer.winOre, offer.betOre, offer.step] : []
  const text = [key, stakedOre, wonOre, ...offered].join('.')
  return `${text}.${sign(secret, purposeFor(playSession), text)}`
}

/** The key and totals of a text we issued to this play; otherwise undefined. */
export function readRoundKey(
  secret: string,
  playSession: string,
  text: string,
): IssuedKey | undefined {
  const end = text.lastIndexOf('.')
  const body = text.slice(0, end)
  if (!isSigned(secret, purposeFor(playSession), body, text.slice(end + 1))) return undefined
  const [key = '', ...numbers] = body.split('.')
  if (!isTimeKey(key)) return undefined
  const [stakedOre = 0, wonOre = 0, winOre, betOre, step] = numbers.map(Number)
  const totals = { key, stakedOre, wonOre }
  if (winOre === undefined || betOre === undefined || step === undefined) return totals
  return { ...totals, offer: { winOre, betOre, step } }
}

function purposeFor(playSession: string): string {
  return `round-key of ${playSession}`
}

import type { ClientHand } from '@nordlys/contracts'
import { browserRng } from '@nordlys/game-math/random/browser-rng'
import type { Rng } from '@nordlys/game-math/random/rng'
import { bytesOf, hexOf, joined } from './hex-bytes.ts'

/** A hand that is over, as it was shown, and what it is played again from. */
export interface PlayedHand {
  readonly bets: unknown
  readonly choices: Uint8Array
  readonly view: unknown
}

export interface Checking {
  readonly definitionHash: string
  /** Whether the game, played again from the seed, is what was shown; undefined without its script. */
  replays(played: PlayedHand, rng: Rng): boolean | Promise<boolean | undefined>
}

export type Verdict = 'holds' | 'fails' | 'unable' | 'other-rules'

/**
 * Works out what the game server committed to before the first card was seen: the SHA-256 of a fixed name,
 * the round, the definition and the seed. Then plays the hand again. `unable` where the browser has no Web
 * Crypto; `other-rules` for a hand of another definition than was opened, by whose rules it cannot be played
 * again here. [PROOF-03]
 */
export async function checkHand(
  hand: ClientHand,
  { definitionHash, replays }: Checking,
): Promise<Verdict> {
  const { end, round, bets, view, commitment } = hand
  const subtle = globalThis.crypto?.subtle
  if (!end || !subtle) return 'unable'
  if ((hand.definitionHash ?? definitionHash) !== definitionHash) return 'other-rules'
  const seed = bytesOf(end.seed)
  if (commitment !== undefined) {
    const worked = await subtle.digest('SHA-256', textOf(round, definitionHash, end.seed))
    if (hexOf(new Uint8Array(worked)) !== commitment) return 'fails'
  }
  const rng = await browserRng(seed)
  if (!rng) return 'unable'
  const isSame = await replays({ bets, choices: bytesOf(end.choices), view }, rng)
  if (isSame === undefined) return 'unable'
  return isSame ? 'holds' : 'fails'
}

function textOf(round: string, definitionHash: string, seed: string): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode('nordlys table round')
  return joined(name, bytesOf(round.replaceAll('-', '') + definitionHash + seed))
}

import { createHmac } from 'node:crypto'
import type { GambleOffer } from '@nordlys/contracts'
import { after, invariant, oreToNumber, type TimeKey, timeKey, timeOfKey } from '@nordlys/core'
import { type GambleStanding, type GambleTerms, mayGamble } from '@nordlys/game-math'
import type { PlayedGamble, PlayedRound } from '../slots/index.ts'
import type { IssuedKey } from './round-key.ts'

/** The win of a round that the next key may be spent on, when its game's terms allow it. [S51] */
export function offerAfter(
  terms: GambleTerms | undefined,
  { offer }: IssuedKey,
  played: PlayedRound | PlayedGamble,
): GambleStanding | undefined {
  if (!terms) return undefined
  const standing = { winOre: oreToNumber(played.winOre), ...standingOf(played, offer) }
  return mayGamble(terms, standing) ? standing : undefined
}

function standingOf(played: PlayedRound | PlayedGamble, before: GambleStanding | undefined) {
  if (!('gamble' in played)) return { betOre: oreToNumber(played.stakeOre), step: 0 }
  invariant(before, 'a gamble was offered')
  return { betOre: before.betOre, step: before.step + 1 }
}

export function presentOffer(offer: GambleStanding, { maxSteps }: GambleTerms): GambleOffer {
  return { stakeOre: offer.winOre, step: offer.step + 1, maxSteps }
}

/**
 * The key that offers what a round has won. It follows from the round: a client that asks for the
 * round's answer again gets the same key, so that a win is offered once however often it is
 * answered.
 */
export function offeringKey(
  tokenSecret: string,
  playSession: string,
  round: { key: TimeKey; at: Date },
): TimeKey {
  const next = after(timeOfKey(round.key), 1)
  const now = round.at > next ? round.at : next
  const text = `key after ${round.key} of ${playSession}`
  const digest = createHmac('sha256', tokenSecret).update(text).digest()
  return timeKey({ now: () => now }, { bytes: (length) => digest.subarray(0, length) })
}

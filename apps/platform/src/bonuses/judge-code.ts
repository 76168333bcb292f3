import type { OfferTerms, RefusalOf, readBonusOffer } from '@nordlys/contracts'
import { ore, type PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import { bonusObstacle } from '../ledger/index.ts'
import { giveGuessBack, takeGuess } from '../throttle/index.ts'
import { findOffer } from './find-offers.ts'
import { isUsed } from './is-used.ts'
import type { Offer } from './offers.ts'
import type { CountDeposits } from './promises.ts'

export interface CodeAsked {
  playerId: PlayerId
  /** As typed. */
  code: string
  countDeposits: CountDeposits
  at: Date
}

type CodeRefusal = Exclude<
  RefusalOf<typeof readBonusOffer>,
  { refusal: 'session-expired' | 'bonus-code-required' }
>

export type CodeJudged = { ok: true; offer: Offer } | CodeRefusal

/** Whether this player may have what a code gives at this moment. [VAL-07] [PAY-10] */
export async function judgeCode(db: Db | Tx, asked: CodeAsked): Promise<CodeJudged> {
  const { playerId, at } = asked
  if (!(await takeGuess(db, playerId, at))) {
    return { ok: false, refusal: 'bonus-code-too-many-attempts' }
  }
  const offer = await findOffer(db, asked.code)
  if (!offer || at < offer.terms.validFrom) return { ok: false, refusal: 'bonus-code-unknown' }
  if (at >= offer.terms.validUntil) return { ok: false, refusal: 'bonus-code-expired' }
  const deposits = await asked.countDeposits(ore(0))
  // A player outside an offer's segments learns nothing of it, as with an unknown code.
  if (!isFor(offer.terms, deposits > 0)) return { ok: false, refusal: 'bonus-code-unknown' }
  await giveGuessBack(db, playerId)
  if (await isUsed(db, offer, playerId)) return { ok: false, refusal: 'bonus-code-used' }
  if (offer.terms.trigger.number === 1 && deposits > 0) {
    return { ok: false, refusal: 'bonus-first-deposit-only' }
  }
  const obstacle = await bonusObstacle(db, playerId, at)
  if (obstacle === 'barred') return { ok: false, refusal: 'bonus-barred' }
  // Spins stand beside a bonus, of which one is active at a time.
  if (obstacle && givesMoney(offer.terms)) return { ok: false, refusal: 'bonus-active' }
  return { ok: true, offer }
}

function givesMoney({ parts }: OfferTerms): boolean {
  return parts.some(({ kind }) => kind !== 'spins')
}

function isFor({ segments }: OfferTerms, hasDeposited: boolean): boolean {
  return segments.length === 0 || segments.includes(hasDeposited ? 'Depositor' : 'Non-Depositor')
}

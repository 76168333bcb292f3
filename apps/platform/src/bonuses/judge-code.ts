import type { RefusalOf, readBonusOffer } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import { bonusObstacle } from '../ledger/index.ts'
import { giveGuessBack, takeGuess } from '../throttle/index.ts'
import { findOffer, type OfferRow } from './offers.ts'

export interface CodeAsked {
  playerId: PlayerId
  /** As typed. */
  code: string
  /** Whether a deposit of the player's has ever been booked. */
  hasDeposited: boolean
  at: Date
}

type CodeRefusal = Exclude<
  RefusalOf<typeof readBonusOffer>,
  { refusal: 'session-expired' | 'bonus-code-required' }
>

export type CodeJudged = { ok: true; offer: OfferRow } | CodeRefusal

/** Whether this player may have what a code gives at this moment. [VAL-07] [PAY-10] */
export async function judgeCode(db: Db | Tx, asked: CodeAsked): Promise<CodeJudged> {
  const { playerId, at } = asked
  if (!(await takeGuess(db, playerId, at))) {
    return { ok: false, refusal: 'bonus-code-too-many-attempts' }
  }
  const offer = await findOffer(db, asked.code)
  if (!offer || at < offer.valid_from) return { ok: false, refusal: 'bonus-code-unknown' }
  if (at >= offer.valid_until) return { ok: false, refusal: 'bonus-code-expired' }
  await giveGuessBack(db, playerId)
  if (await isUsed(db, offer, playerId)) return { ok: false, refusal: 'bonus-code-used' }
  if (offer.first_deposit_only && asked.hasDeposited) {
    return { ok: false, refusal: 'bonus-first-deposit-only' }
  }
  const obstacle = await bonusObstacle(db, playerId, at)
  if (obstacle === 'barred') return { ok: false, refusal: 'bonus-barred' }
  if (obstacle) return { ok: false, refusal: 'bonus-active' }
  return { ok: true, offer }
}

/** Only what was given counts: a deposit that came to nothing leaves the code as it was. */
export async function isUsed(db: Db | Tx, offer: OfferRow, playerId: PlayerId): Promise<boolean> {
  if (!offer.once_per_player) return false
  const row = await db
    .selectFrom('bonuses_choice')
    .select('reference')
    .where('player_id', '=', playerId)
    .where('offer_id', '=', offer.offer_id)
    .where('state', '=', 'granted')
    .executeTakeFirst()
  return row !== undefined
}

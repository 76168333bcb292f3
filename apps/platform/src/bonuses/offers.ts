import type { BonusOffer } from '@nordlys/contracts'
import { danishDay, dayMs, foldTyped, lesser, type Ore, shareDown, times } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import type { OfferTable } from './tables.ts'

export type OfferRow = Selectable<OfferTable>

/** However a code is typed, it is one: `nordlys 500` is `NORDLYS500`. */
export function foldCode(typed: string): string {
  return foldTyped(typed)
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase()
}

export function findOffer(db: Db | Tx, code: string): Promise<OfferRow | undefined> {
  return db
    .selectFrom('bonuses_offer')
    .selectAll()
    .where('code', '=', foldCode(code))
    .executeTakeFirst()
}

/** What a deposit of so much gives. */
export function bonusFor(offer: OfferRow, depositOre: Ore): Ore {
  if (offer.percent === null) return offer.most_ore
  return lesser(shareDown(depositOre, BigInt(offer.percent), 100n), offer.most_ore)
}

/** What must be staked before the bonus is cash: times the bonus alone, less than the law would allow. */
export function requirementFor(offer: OfferRow, bonusOre: Ore): Ore {
  return times(bonusOre, offer.wagering_factor)
}

/** The end of the last of the offer's days, counted on the calendar of Copenhagen: never less than they. */
export function expiryOf(offer: OfferRow, at: Date): Date {
  return new Date(danishDay(new Date(at.getTime() + offer.days * dayMs)).endMs)
}

/** The offer's terms in full, with a worked example of all it can give. */
export function presentOffer(offer: OfferRow, at: Date): BonusOffer {
  const bonusOre = offer.most_ore
  return {
    code: offer.code,
    ...(offer.percent !== null && { percent: offer.percent }),
    mostOre: offer.most_ore,
    leastDepositOre: offer.least_deposit_ore,
    wageringFactor: offer.wagering_factor,
    stakeMaxOre: offer.stake_max_ore,
    days: offer.days,
    expiresAt: expiryOf(offer, at),
    validUntil: offer.valid_until,
    isOncePerPlayer: offer.once_per_player,
    isFirstDepositOnly: offer.first_deposit_only,
    // What must be deposited is what is given, so that the whole of it takes as large a deposit.
    example: { depositOre: bonusOre, bonusOre, requiredOre: requirementFor(offer, bonusOre) },
  }
}

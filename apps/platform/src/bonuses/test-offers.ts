import { after, dayMs, hourMs, kroner, type PlayerId } from '@nordlys/core'
import type { Insertable } from 'kysely'
import type { Db } from '../db/index.ts'
import { startDeposit } from '../payments/index.ts'
import type { TestPayments } from '../payments/test-payments.ts'
import type { OfferTable } from './tables.ts'

let offers = 0

/** As much as the deposit, at most 500 kr., ten times, within 60 days; a code of its own. */
export function offerOf(at: Date, change: Partial<Insertable<OfferTable>> = {}) {
  offers += 1
  return {
    offer_id: `offer-${offers}`,
    code: `PROVE${offers}`,
    percent: 100,
    fixed_ore: null,
    most_ore: kroner(500),
    least_deposit_ore: kroner(100),
    wagering_factor: 10,
    stake_max_ore: kroner(100),
    days: 60,
    valid_from: after(at, -hourMs),
    valid_until: after(at, 30 * dayMs),
    once_per_player: true,
    first_deposit_only: false,
    ...change,
  } satisfies Insertable<OfferTable>
}

/** Adds an offer and tells its code. */
export async function addOffer(
  world: { db: Db; clock: { now(): Date } },
  change: Partial<Insertable<OfferTable>> = {},
): Promise<string> {
  const offer = offerOf(world.clock.now(), change)
  await world.db.insertInto('bonuses_offer').values(offer).execute()
  return offer.code
}

/** A wish to deposit with a code, as the rim passes it on. */
export function startWithCode(
  world: TestPayments,
  player: PlayerId,
  wish: { amount?: string; code: string; key?: string },
) {
  const request = {
    amount: wish.amount ?? '200',
    method: 'card',
    bonus_code: wish.code,
    idempotencyKey: wish.key ?? crypto.randomUUID(),
  } as const
  return startDeposit(world.context, { playerId: player, standing: 'open' }, request)
}

import type { OfferTerms } from '@nordlys/contracts'
import { after, dayMs, hourMs, kroner, type PlayerId } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import type { TestPayments } from '../payments/base/test-payments.ts'
import { startDeposit } from '../payments/index.ts'
import { codeOf } from './offers.ts'
import { promiseOffers } from './promises.ts'
import { publishOffer } from './publish-offer.ts'

let offers = 0

/** As much as the deposit, at most 500 kr., ten times, within 60 days; a code of its own. */
export function termsOf(at: Date, change: Partial<OfferTerms> = {}): OfferTerms {
  offers += 1
  return {
    trigger: { kind: 'code', code: `PROVE${offers}` },
    parts: [{ kind: 'match', percent: 100, mostOre: kroner(500) }],
    leastDepositOre: kroner(100),
    wagering: { factor: 10, base: 'bonus' },
    stakeMaxOre: kroner(100),
    days: 60,
    segments: [],
    validFrom: after(at, -hourMs),
    validUntil: after(at, 30 * dayMs),
    isOncePerPerson: true,
    ...change,
  }
}

interface World {
  db: Db
  clock: { now(): Date }
}

/** Publishes an offer that is offered from now on. */
export async function publish(
  world: World,
  change: Partial<OfferTerms> = {},
  offerId = `offer-${offers + 1}`,
) {
  const at = world.clock.now()
  const terms = termsOf(at, change)
  if (terms.trigger.kind === 'deposit') await switchOffOthers(world, offerId)
  // Tests publish what shows their rule, lawful or not.
  const signOff = { who: 'Test', at, words: 'of a test' }
  const offer = { offerId, terms, signOff, isActive: true, at }
  const published = await world.db.transaction().execute((tx) => publishOffer(tx, offer))
  if (!published.ok) throw new Error(published.refusal)
  return { offerId, version: published.version, terms }
}

/** Each test has a deposit's offer of its own: what another has left would be in its way. */
async function switchOffOthers({ db }: World, offerId: string): Promise<void> {
  const off = db.updateTable('bonuses_offer').set({ active_version: null })
  await off.where('code', 'is', null).where('offer_id', '<>', offerId).execute()
}

/** Adds an offer by code and tells its code. */
export async function addOffer(world: World, change: Partial<OfferTerms> = {}): Promise<string> {
  const { terms } = await publish(world, change)
  return codeOf(terms) ?? ''
}

/** As whoever has chosen an offer in registration. */
export async function promise(
  world: World,
  playerId: PlayerId,
  ...chosen: { offerId: string; version: number }[]
): Promise<void> {
  const at = world.clock.now()
  const promised = { playerId, offers: chosen, at }
  await world.db.transaction().execute((tx) => promiseOffers(tx, promised))
}

/** A wish to deposit with a code, as the edge passes it on. */
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

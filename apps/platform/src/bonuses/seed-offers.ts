import { kroner } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import type { OfferRow } from './offers.ts'

/** Adds the offers of a fresh installation. One that is there already stays as it was promised. */
export async function seedOffers(db: Db): Promise<void> {
  await db
    .insertInto('bonuses_offer')
    .values([...seedOfferRows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Every offer is for all players alike, and none is made to one who has stayed away. */
export const seedOfferRows: readonly OfferRow[] = [
  {
    offer_id: 'nordlys-500',
    code: 'NORDLYS500',
    percent: 100,
    fixed_ore: null,
    most_ore: kroner(500),
    least_deposit_ore: kroner(100),
    wagering_factor: 10,
    stake_max_ore: kroner(100),
    days: 60,
    valid_from: new Date('2026-01-01T00:00:00+01:00'),
    valid_until: new Date('2036-01-01T00:00:00+01:00'),
    once_per_player: true,
    first_deposit_only: false,
  },
  {
    offer_id: 'forste-skridt',
    code: 'SKRIDT100',
    percent: null,
    fixed_ore: kroner(100),
    most_ore: kroner(100),
    least_deposit_ore: kroner(100),
    wagering_factor: 5,
    stake_max_ore: kroner(100),
    days: 90,
    valid_from: new Date('2026-01-01T00:00:00+01:00'),
    valid_until: new Date('2036-01-01T00:00:00+01:00'),
    once_per_player: true,
    first_deposit_only: true,
  },
  {
    offer_id: 'sommer-2026',
    code: 'SOMMER200',
    percent: 100,
    fixed_ore: null,
    most_ore: kroner(200),
    least_deposit_ore: kroner(100),
    wagering_factor: 5,
    stake_max_ore: kroner(100),
    days: 60,
    valid_from: new Date('2026-07-01T00:00:00+02:00'),
    valid_until: new Date('2026-08-01T00:00:00+02:00'),
    once_per_player: true,
    first_deposit_only: false,
  },
]

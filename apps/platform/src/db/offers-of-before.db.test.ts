import { offerTerms } from '@nordlys/contracts'
import { createEmptyDatabase } from '@nordlys/testing/databases'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { findOffer } from '../bonuses/find-offers.ts'
import { offersOfSeed, seedOffers } from '../bonuses/seed-offers.ts'
import { migrateJobs } from '../jobs/index.ts'
import { connect, migrate } from './index.ts'
import { migrateToBefore } from './test-before.ts'

/** The offers of a database from before, each with a choice that was given. */
const rowsOfBefore = `
  INSERT INTO bonuses_offer (offer_id, code, percent, fixed_ore, most_ore, least_deposit_ore,
    wagering_factor, stake_max_ore, days, valid_from, valid_until, once_per_player, first_deposit_only)
  VALUES
    ('nordlys-500', 'NORDLYS500', 100, NULL, 50000, 10000, 10, 10000, 60,
      '2026-01-01T00:00:00+01:00', '2036-01-01T00:00:00+01:00', true, false),
    ('forste-skridt', 'SKRIDT100', NULL, 10000, 10000, 10000, 5, 10000, 90,
      '2026-01-01T00:00:00+01:00', '2036-01-01T00:00:00+01:00', true, true),
    ('sommer-2026', 'SOMMER200', 100, NULL, 20000, 10000, 5, 10000, 60,
      '2026-07-01T00:00:00+02:00', '2026-08-01T00:00:00+02:00', true, false);
  INSERT INTO players_player (first_name, last_name, email, email_normalised, mobile, birth_date,
    cpr_sealed, cpr_lookup, mitid_sub, offer, created_at)
  VALUES ('Anna', 'Nielsen', 'a@example.dk', 'a@example.dk', '+4512345678', '1990-01-21', 'sealed.1',
    decode(repeat('ab', 32), 'hex'), 'sub', 'none', now());
  INSERT INTO wallet_deposit (reference, player_id, method, requested_ore, amount_ore, status,
    created_at, updated_at)
  SELECT '00000000-0000-7000-8000-000000000001', player_id, 'card', 20000, 20000, 'initiated', now(), now()
  FROM players_player;
  INSERT INTO bonuses_choice (reference, player_id, offer_id, once_per_player, state, bonus_id,
    granted_ore, expires_at, chosen_at, decided_at)
  SELECT reference, player_id, 'nordlys-500', true, 'granted', '00000000-0000-7000-8000-000000000002',
    20000, now(), now(), now() FROM wallet_deposit`

/** The account that follows a closed one, which had the same offer again. */
const againOfBefore = `
  UPDATE players_player SET status = 'closed', closed_at = now();
  INSERT INTO players_player (first_name, last_name, email, email_normalised, mobile, birth_date,
    cpr_sealed, cpr_lookup, mitid_sub, offer, created_at)
  SELECT first_name, last_name, email, email_normalised, mobile, birth_date, cpr_sealed, cpr_lookup,
    mitid_sub, offer, now() FROM players_player;
  INSERT INTO wallet_deposit (reference, player_id, method, requested_ore, amount_ore, status,
    created_at, updated_at)
  SELECT '00000000-0000-7000-8000-000000000003', player_id, 'card', 20000, 20000, 'initiated', now(), now()
  FROM players_player WHERE status <> 'closed';
  INSERT INTO bonuses_choice (reference, player_id, offer_id, once_per_player, state, bonus_id,
    granted_ore, expires_at, chosen_at, decided_at)
  SELECT reference, player_id, 'nordlys-500', true, 'granted', '00000000-0000-7000-8000-000000000004',
    20000, now(), now(), now() + interval '1 year' FROM wallet_deposit
  WHERE reference = '00000000-0000-7000-8000-000000000003'`

test('[PAY-10] offers from before mean what they meant, and what was given stays', async () => {
  await using database = await createEmptyDatabase(inject('databaseUrl'))
  await migrateJobs(database.url)
  await migrateToBefore(database.url, '0140')
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(rowsOfBefore)
  await owner.query(againOfBefore)
  await migrate(database.url)
  const db = connect(database.url)
  await seedOffers(db)
  for (const { offerId, terms } of offersOfSeed.slice(0, 3)) {
    const code = terms.trigger.kind === 'code' ? terms.trigger.code : ''
    expect(await findOffer(db, code)).toEqual({ offerId, version: 1, terms })
  }
  const { rows } = await owner.query(
    `SELECT offer_version, once_per_person, person = cpr_lookup AS "isPersons"
     FROM bonuses_choice JOIN players_player USING (player_id) ORDER BY reference`,
  )
  const each = { offer_version: 1, isPersons: true }
  expect(rows).toEqual([
    { ...each, once_per_person: true },
    { ...each, once_per_person: false },
  ])
  await db.destroy()
  await owner.end()
})

test('the terms of the seed are terms, and as they were written when they are read', () => {
  for (const { terms } of offersOfSeed) {
    expect(offerTerms.decode(offerTerms.encode(terms))).toEqual(terms)
  }
})

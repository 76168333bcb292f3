import {
  type Clock,
  dayMs,
  hex,
  type PlayerId,
  playerId,
  type Random,
  timeKey,
} from '@nordlys/core'
import type pg from 'pg'
import type { Facts } from './facts.ts'
import { gameId } from './facts.ts'
import { playerRefOf } from './game-supplier.ts'
import { definitionHash } from './play-operations.ts'
import { welcome, welcomeTerms } from './welcome-offer.ts'

/** In the evening, so that what goes by days of the calendar and not by elapsed time is found out. */
export const start = new Date('2027-01-11T20:30:00Z')
const playersMax = 3
/** How many of them have chosen the offer that a first deposit brings. */
const promisedTo = 2
const dayLimitOre = 60_000
/** The cash they have from the beginning. */
const pursesOre = [30_000, 2_000, 60_000]

/** New players of this run, each with a day limit and some money, made as the owner of the tables. */
export async function openPlayers(
  control: pg.Client,
  clock: Clock,
  random: Random,
  facts: Facts,
): Promise<PlayerId[]> {
  const at = clock.now()
  await control.query('SELECT ledger_prepare_months($1)', [at])
  const names = Array.from({ length: playersMax }, () => hex(random.bytes(32)))
  const { rows } = await control.query<{ player_id: number }>(
    `INSERT INTO players_player (first_name, last_name, email, email_normalised, mobile, birth_date,
       cpr_sealed, cpr_lookup, mitid_sub, offer, created_at)
     SELECT 'Anna', 'Nielsen', name, name, '+4512345678', '1990-01-21', 'sealed.1',
       decode(name, 'hex'), name, 'none', $2 FROM unnest($1::text[]) AS name
     RETURNING player_id`,
    [names, at],
  )
  const ids = rows.map((row) => playerId(row.player_id))
  await control.query(`SELECT ledger_name_supplier('a-supplier')`)
  const game = await control.query<{ id: number }>('SELECT ledger_define($1, $2) AS id', [
    Buffer.from(definitionHash, 'hex'),
    gameId,
  ])
  facts.supplier.definition = game.rows[0]?.id ?? 0
  await control.query('SELECT ledger_open_accounts(player) FROM unnest($1::int[]) AS player', [ids])
  await control.query(
    `INSERT INTO wallet_supplier_player (supplier, player_ref, player, first_opened_at)
     SELECT 1, ref, player, $3 FROM unnest($1::int[], $2::text[]) AS named(player, ref)`,
    [ids, ids.map(playerRefOf), at],
  )
  await control.query('INSERT INTO limits_player SELECT unnest($1::int[])', [ids])
  await control.query(
    `INSERT INTO limits_limit (player_id, kind, period, amount_ore, requested_at, effective_at,
       requested_by) SELECT unnest($1::int[]), 'deposit', 'day', $2, $3, $3, 'player'`,
    [ids, dayLimitOre, new Date(at.getTime() - dayMs)],
  )
  await promiseWelcome(control, ids.slice(0, promisedTo), at)
  for (const [place, id] of ids.entries()) {
    facts.dayLimits.set(BigInt(id), BigInt(dayLimitOre))
    const key = timeKey(clock, random)
    await control.query(`SELECT ledger_post_transfer($1, 'deposit', $2, $3, $4, NULL, $1, $5)`, [
      key,
      id,
      pursesOre[place] ?? 0,
      `gift ${key}`,
      at,
    ])
  }
  return ids
}

/** As whoever has chosen the offer in registration. */
async function promiseWelcome(
  control: pg.Client,
  ids: readonly PlayerId[],
  at: Date,
): Promise<void> {
  const { offerId, version } = welcome
  await control.query('INSERT INTO bonuses_offer (offer_id) VALUES ($1) ON CONFLICT DO NOTHING', [
    offerId,
  ])
  await control.query(
    `INSERT INTO bonuses_offer_version (offer_id, version, terms, published_at)
     VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [offerId, version, JSON.stringify(welcomeTerms), at],
  )
  await control.query(
    `INSERT INTO bonuses_promise (player_id, offer_id, version, promised_at)
     SELECT unnest($1::int[]), $2, $3, $4`,
    [ids, offerId, version, at],
  )
}

/**
 * The next run must not find this one's payments and rounds when it looks for what is due. All payments
 * have ended; they stay, so that the books can be checked as a whole.
 */
export async function retire(control: pg.Client, ids: readonly PlayerId[]): Promise<void> {
  await control.query(
    `UPDATE ledger_round SET asked_at = 'infinity' WHERE player = ANY ($1::int[]) AND state = 'open'`,
    [ids],
  )
  await control.query(
    `UPDATE wallet_deposit SET asked_at = 'infinity' WHERE player_id = ANY ($1::int[])`,
    [ids],
  )
}

/** The same for a run that was cut short, whose payments would go on. */
export async function retireUnfinished(
  control: pg.Client,
  ids: readonly PlayerId[],
): Promise<void> {
  await retire(control, ids)
  const of = 'player_id = ANY ($1::int[])'
  // What is told of the past has guards that let nobody remove it.
  await control.query('BEGIN; SET LOCAL session_replication_role = replica')
  for (const statement of [
    `wallet_payment_status WHERE payment_id IN (SELECT reference FROM wallet_deposit WHERE ${of}
       UNION ALL SELECT withdrawal_id FROM wallet_withdrawal WHERE ${of})`,
    `bonuses_choice WHERE ${of}`,
    `wallet_deposit WHERE ${of}`,
    `wallet_withdrawal_intent WHERE ${of}`,
    `wallet_withdrawal WHERE ${of}`,
  ]) {
    await control.query(`DELETE FROM ${statement}`, [ids])
  }
  await control.query(
    `DELETE FROM wallet_payout_batch b
     WHERE NOT EXISTS (SELECT FROM wallet_withdrawal w WHERE w.batch_id = b.batch_id)`,
  )
  await control.query('COMMIT')
}

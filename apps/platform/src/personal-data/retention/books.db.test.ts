import { dayMs, kroner, ore, type PlayerId, required } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { bookInvariants } from '../../../../../operations/verification/books.ts'
import { dayInvariants } from '../../../../../operations/verification/days.ts'
import { prove } from '../../../../../operations/verification/invariant.ts'
import { sealedMonths } from '../../../../../operations/verification/months.ts'
import {
  conservationInvariants,
  paymentInvariants,
} from '../../../../../operations/verification/payments.ts'
import { sealLines } from '../../audit/index.ts'
import { isUsed } from '../../bonuses/is-used.ts'
import type { Offer } from '../../bonuses/offers.ts'
import { publish } from '../../bonuses/test-offers.ts'
import { enqueue } from '../../jobs/index.ts'
import { PlayerLife } from '../../payments/base/test-life.ts'
import { TestPayments } from '../../payments/base/test-payments.ts'
import { closeAndPayOutIn } from '../../payments/index.ts'
import { defaultPlayerRules } from '../../players/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import { confirmErasure, runRetention } from '../index.ts'

/** As `npm run ledger:verify` has them. */
const everything = [
  ...[...bookInvariants, ...dayInvariants, ...paymentInvariants, ...conservationInvariants],
  sealedMonths,
]
let world: TestPayments
let owner: pg.Client
let context: PersonalDataContext
let player: PlayerId
let life: PlayerLife

/** One player to whom everything has happened that can move money. */
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  const { db, clock } = world
  const { log } = world.context
  const pauses = { db, clock, rules: defaultPlayerRules, enqueue }
  context = {
    players: { ...pauses, log },
    siteUrl: 'http://localhost:3000',
    closeAndPayOut: (...[tx, asked]: Parameters<PersonalDataContext['closeAndPayOut']>) =>
      closeAndPayOutIn(world.context, pauses, tx, asked),
    enqueueRetention: async () => undefined,
  } as unknown as PersonalDataContext
  owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  stack.defer(() => owner.end())
  life = stack.use(await PlayerLife.open(world))
  player = life.player
  await life.deposit('500')
  await life.chargeBack(await life.deposit('100'))
  await life.play(kroner(10), kroner(30))
  await life.bonus(kroner(50), kroner(50))
  await life.hand(kroner(5), kroner(10))
  await life.jackpot(ore(100))
  await life.nemkonto(await life.withdraw('120'), 'settled')
})

/** The invariants of the books, and the links of the audit chain, that do not hold. */
async function broken(): Promise<string[]> {
  await sealLines(world.db, world.clock.now())
  const { rows } = await owner.query('SELECT fault FROM audit_chain_faults')
  const faults = rows.map(({ fault }) => String(fault))
  for (const invariant of everything) {
    if (await prove(owner, invariant)) faults.push(invariant.name)
  }
  return faults
}

const moneyOf = (table: string) =>
  world.asOwner(sql.raw(`SELECT * FROM ${table} t WHERE t.player = ${player} ORDER BY t::text`))

/** The player has had an offer once a person, and the look-up of their CPR number. */
async function giveOffer(): Promise<{ offer: Offer; lookup: Buffer }> {
  const offer = await publish(world)
  const { offerId, version } = offer
  const [row] = await world.asOwner<{ person: Buffer }>(sql`
    INSERT INTO bonuses_choice (reference, player_id, person, offer_id, offer_version, once_per_person,
      state, chosen_at, decided_at, expires_at, spins_id, spins_count, spin_value_ore)
    SELECT d.reference, p.player_id, p.cpr_lookup, ${offerId}, ${version}, true, 'granted', d.created_at,
      d.created_at, d.created_at + interval '1 day', gen_random_uuid(), 5, 100
    FROM wallet_deposit d JOIN players_player p USING (player_id)
    WHERE player_id = ${player} LIMIT 1 RETURNING person`)
  return { offer, lookup: required(row, 'a choice').person }
}

test('[PD15] the account is closed and its money paid out in the transaction that erases', async () => {
  expect(await broken()).toEqual([])
  const cash = await world.cash(player)
  const asked = { playerId: player, sessionId: 'here', idempotencyKey: crypto.randomUUID() }
  expect(await confirmErasure(context, asked)).toEqual({ paidOutOre: cash })
  expect(cash).toBeGreaterThan(kroner(100))
  expect(await world.cash(player)).toBe(0n)
  expect(await confirmErasure(context, asked)).toEqual({ paidOutOre: 0n })
  expect(await world.audited('erasure-asked')).toBe(1)
})

test('[PD21] a debt keeps what goes at once, and the answer says so', async () => {
  await using owing = await PlayerLife.open(world)
  const reference = await owing.deposit('100')
  await owing.play(kroner(60), kroner(0))
  await owing.chargeBack(reference)
  const asked = { playerId: owing.player, sessionId: 'here', idempotencyKey: crypto.randomUUID() }
  expect(await confirmErasure(context, asked)).toMatchObject({ isUnsettled: true })
})

test('[PD11] [PD20] [PD22] a person leaves the books, and every proof of books and audit holds', async () => {
  const [withdrawal] = await world.db
    .selectFrom('wallet_withdrawal')
    .select('withdrawal_id')
    .where('player_id', '=', player)
    .where('status', '=', 'pending')
    .execute()
  const { offer, lookup } = await giveOffer()
  // The file of the last payout is younger than its player's closing.
  world.clock.advance({ ms: 30 * dayMs })
  await life.nemkonto(withdrawal?.withdrawal_id ?? '', 'settled')
  const before = [await moneyOf('ledger_player'), await moneyOf('ledger_journal')]
  world.clock.advance({ ms: 1_798 * dayMs })
  await runRetention(context)
  const left = await world.db
    .selectFrom('players_player')
    .select(['first_name', 'email', 'left_at'])
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  expect(left).toEqual({ first_name: '', email: '', left_at: world.clock.now() })
  expect([await moneyOf('ledger_player'), await moneyOf('ledger_journal')]).toEqual(before)
  // A later account of the person has had the offer, and nothing leads to the books of before.
  const again = await world.player()
  expect(await isUsed(world.db, offer, again)).toBe(false)
  await world.asOwner(
    sql`UPDATE players_player SET cpr_lookup = ${lookup} WHERE player_id = ${again}`,
  )
  expect(await isUsed(world.db, offer, again)).toBe(true)
  const joined = await world.asOwner(sql`SELECT FROM bonuses_choice WHERE person = ${lookup}`)
  expect(joined).toEqual([])
  // No file to NemKonto has the person's CPR number any more.
  const files = await world.db.selectFrom('wallet_payout_batch').select('sealed_file').execute()
  expect(files.map(({ sealed_file: file }) => file !== null)).toEqual([false, false])
  expect(await broken()).toEqual([])
})

import {
  hex,
  kroner,
  type Ore,
  ore,
  playerId,
  systemClock,
  systemRandom,
  TestClock,
  timeKey,
} from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { expect, test } from 'vitest'
import { compareWithOutside } from './agreement.ts'
import type { Lost } from './lost.ts'
import { findLost } from './lost-money.ts'
import type { AcknowledgedRound, CapturedPayment, OutsideMoney, Payout } from './outside-money.ts'

const clock = new TestClock(systemClock.now())
const ref = 'anna towards games'
const definitionHash = 'ab'.repeat(32)

let database: Awaited<ReturnType<typeof testDatabase>>
let client: pg.Client
let anna: number
/** What our books have, as those outside know it. */
const known: { captured: CapturedPayment; payout: Payout; round: AcknowledgedRound } = {
  captured: capturedOf('booked', kroner(500)),
  payout: payoutOf('paid', 'settled'),
  round: roundOf(),
}

openForFile(async (stack) => {
  database = stack.use(await testDatabase())
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  stack.defer(() => client.end())
  const { rows } = await client.query(
    `INSERT INTO players_player (first_name, last_name, email, email_normalised, mobile, birth_date,
       cpr_sealed, cpr_lookup, mitid_sub, offer, created_at)
     VALUES ('Anna', 'Nielsen', 'a', 'a', '1', '1990-01-21', 'sealed.1', decode(repeat('00', 32), 'hex'),
       's', 'none', now()) RETURNING player_id`,
  )
  anna = rows[0].player_id
  await client.query('SELECT ledger_open_accounts($1)', [anna])
  await post('deposit', kroner(500), 'booked')
  for (const id of ['paid', 'under-way', 'waiting', 'canceled']) {
    await post('withdrawal-reserved', kroner(100), id)
  }
  await post('withdrawal-sent', kroner(100), 'paid')
  await post('withdrawal-released', kroner(100), 'canceled')
  await client.query(
    `INSERT INTO wallet_payout_batch (batch_id, sealed_file, sha256, payments, total_ore, created_at)
     VALUES ('file', 'sealed.1', repeat('0', 64), 2, 20000, now())`,
  )
  await client.query(
    `INSERT INTO wallet_withdrawal (withdrawal_id, player_id, amount_ore, status, batch_id,
       created_at, updated_at, cancelable_until)
     SELECT id, $1, 10000, status, batch, now(), now(), now() FROM (VALUES
       ('paid', 'implemented', 'file'), ('under-way', 'processing', 'file'),
       ('waiting', 'pending', NULL), ('canceled', 'canceled', NULL)) AS t(id, status, batch)`,
    [anna],
  )
  await client.query(
    `INSERT INTO wallet_payment_status (payment_id, direction, from_status, to_status, at)
     SELECT id, 'withdrawal', lag(status) OVER (PARTITION BY id ORDER BY place), status, now()
     FROM (VALUES ('paid', '{pending,processing,initiated,implemented}'::text[]),
       ('under-way', '{pending,processing}'), ('waiting', '{pending}'),
       ('canceled', '{pending,canceled}')) AS t(id, path),
       unnest(path) WITH ORDINALITY AS s(status, place)
     ORDER BY id, place`,
  )
  await client.query(
    `INSERT INTO audit_line (at, actor, player_id, action, details)
     SELECT at, 'system', $1, 'withdrawal-' || to_status, jsonb_build_object('withdrawalId', payment_id)
     FROM wallet_payment_status`,
    [anna],
  )
  await settle(known.round)
})

async function post(kind: string, amount: Ore, reference: string): Promise<void> {
  await client.query('SELECT ledger_post_transfer($1, $2, $3, $4, $5, NULL, $1, now())', [
    timeKey(clock, systemRandom),
    kind,
    anna,
    amount,
    reference,
  ])
}

async function settle(round: AcknowledgedRound): Promise<void> {
  const session = timeKey(clock, systemRandom)
  const { rows } = await client.query("SELECT ledger_define(decode($1, 'hex'), $2) AS id", [
    definitionHash,
    round.gameId,
  ])
  await client.query("SELECT ledger_begin_play($1, $2, NULL, now() + interval '1 hour', now())", [
    anna,
    session,
  ])
  await client.query(
    `SELECT ledger_settle(ARRAY[$1::uuid], ARRAY[$2::int], ARRAY[$1::uuid], ARRAY[$3::uuid],
       ARRAY[$4::bigint], ARRAY[$5::bigint], ARRAY[$6::int], ARRAY[decode($7, 'hex')],
       ARRAY[0]::smallint[], ARRAY[0]::bigint[], 1::smallint, now())`,
    [round.key, anna, session, round.stakeOre, round.winOre, rows[0].id, round.seed],
  )
}

function capturedOf(txId: string, capturedOre: Ore, userId?: string): CapturedPayment {
  const maskedAccount = '457100******0001'
  const at = clock.now()
  return { txId, reference: `asked ${txId}`, userId: userId ?? '', capturedOre, maskedAccount, at }
}

function payoutOf(reference: string, status: Payout['status'], batchId = 'file'): Payout {
  return { batchId, reference, amountOre: kroner(100), status, at: clock.now() }
}

function roundOf(change: Partial<AcknowledgedRound> = {}): AcknowledgedRound {
  return {
    key: timeKey(clock, systemRandom),
    playerRef: ref,
    gameId: 'vikingernes-guld',
    definitionHash,
    stakeOre: ore(200),
    winOre: ore(500),
    seed: hex(systemRandom.bytes(32)),
    choices: 'spin',
    at: clock.now(),
    ...change,
  }
}

function lostBeside(planted: Partial<OutsideMoney>): Promise<Lost[]> {
  const { captured = [], payouts = [], rounds = [], messages = [] } = planted
  const { mobilePay = noMobilePay } = planted
  const outside = {
    captured: [known.captured, ...captured],
    mobilePay,
    payouts: [known.payout, ...payouts],
    rounds: [known.round, ...rounds],
    messages,
  }
  const findPlayer = (playerRef: string) => (playerRef === ref ? playerId(anna) : undefined)
  const hasGame = () => false
  return findLost({ databaseUrl: database.url, outside, findPlayer, hasGame, at: clock.now() })
}

const noMobilePay = { since: clock.now(), payments: [] }

test('what the books have is not listed, nor what only they have', async () => {
  expect(await lostBeside({})).toEqual([])
})

test('a deposit, a payout and a round the books lack are listed, and nothing else', async () => {
  const deposit = capturedOf('lost', kroner(200), String(anna))
  const payout = payoutOf('unknown', 'sent', 'another file')
  const round = roundOf()
  const lost = await lostBeside({ captured: [deposit], payouts: [payout], rounds: [round] })
  const at = expect.any(Date)
  expect(lost).toHaveLength(3)
  expect(lost).toContainEqual({
    kind: 'deposit',
    key: 'lost',
    playerId: anna,
    amountOre: kroner(200),
    at,
    remedy: 'repeat-transfer',
    because: 'not booked',
  })
  expect(lost).toContainEqual({
    kind: 'payout',
    key: 'unknown',
    playerId: undefined,
    amountOre: kroner(-100),
    at,
    remedy: 'adopt-file',
    because: 'no such withdrawal',
  })
  expect(lost).toContainEqual({
    kind: 'round',
    key: round.key,
    playerId: anna,
    amountOre: ore(300),
    at,
    remedy: 'settle-again',
    because: 'not settled',
  })
})

test.each([
  ['of a player the books do not know', capturedOf('x', kroner(200), '999999'), 'no such player'],
  ['booked with another amount', capturedOf('booked', kroner(501)), 'booked as 50000 øre'],
])('a deposit %s is for a person', async (_what, payment, because) => {
  const [lost] = (await lostBeside({ captured: [payment] })).filter(
    ({ kind }) => kind === 'deposit',
  )
  expect(lost).toMatchObject({ key: payment.txId, remedy: 'person', because })
})

test.each([
  ['waiting', 'accepted', 'another file', 'adopt-file'],
  ['under-way', 'settled', 'file', 'read-status'],
  ['under-way', 'rejected', 'file', 'read-status'],
  ['under-way', 'settled', 'another file', 'person'],
  ['canceled', 'sent', 'another file', 'person'],
] as const)(
  'a payout that is %s here and %s there, in %s: %s',
  async (id, status, file, remedy) => {
    expect(await lostBeside({ payouts: [payoutOf(id, status, file)] })).toMatchObject([
      { kind: 'payout', key: id, remedy },
    ])
  },
)

test('a payout that is as far here as there, or has another amount', async () => {
  expect(await lostBeside({ payouts: [payoutOf('under-way', 'completed')] })).toEqual([])
  const other = { ...payoutOf('under-way', 'accepted'), amountOre: kroner(99) }
  expect(await lostBeside({ payouts: [other] })).toMatchObject([{ remedy: 'person' }])
})

test('a round of an unknown player, told with another win, or a day old, is for a person', async () => {
  const dayOld = new TestClock(new Date(clock.now().getTime() - 86_400_000))
  const rounds = [
    roundOf({ playerRef: 'somebody' }),
    { ...known.round, winOre: ore(501) },
    roundOf({ key: timeKey(dayOld, systemRandom) }),
  ]
  const lost = await lostBeside({ rounds })
  expect(lost.map(({ remedy }) => remedy)).toEqual(['person', 'person', 'person'])
  expect(new Set(lost.map(({ because }) => because))).toEqual(
    new Set([
      'no such player',
      'settled with a win of 500 øre',
      'not settled, its key older than a day',
    ]),
  )
})

test('a round the books have refused meanwhile is for a person', async () => {
  const round = roundOf({ stakeOre: kroner(100_000) })
  await settle(round)
  expect(await lostBeside({ rounds: [round] })).toMatchObject([
    { kind: 'round', key: round.key, remedy: 'person', because: 'refused' },
  ])
})

test('the sums of both sides agree to the øre, and a planted payment is the difference', async () => {
  const { captured, payout, round } = known
  const outside = {
    ...{ captured: [captured], payouts: [payout], rounds: [round], messages: [] },
    mobilePay: noMobilePay,
  }
  for (const { booksOre, outsideOre, what } of await compareWithOutside(database.url, outside)) {
    expect(booksOre, what).toBe(outsideOre)
  }
  const more = { ...outside, captured: [captured, capturedOf('lost', ore(1))] }
  const [first] = await compareWithOutside(database.url, more)
  expect(first).toMatchObject({ booksOre: kroner(500), outsideOre: ore(50_001) })
})

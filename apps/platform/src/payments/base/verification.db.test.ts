import { kroner } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { expect, test } from 'vitest'
import { bookInvariants } from '../../../../../operations/verification/books.ts'
import { type Invariant, prove } from '../../../../../operations/verification/invariant.ts'
import { sealedMonths, sealMonths } from '../../../../../operations/verification/months.ts'
import {
  conservationInvariants,
  paymentInvariants,
} from '../../../../../operations/verification/payments.ts'
import { createWithdrawal, startWithdrawal } from '../payout/withdrawal.ts'
import { messageOf, TestPayments } from './test-payments.ts'

const everything = [
  ...bookInvariants,
  ...paymentInvariants,
  ...conservationInvariants,
  sealedMonths,
]

let world: TestPayments
let owner: pg.Client

/** One player who has paid in twice and has a withdrawal pending. */
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  owner = new pg.Client({ connectionString: world.ownerUrl })
  await owner.connect()
  stack.defer(() => owner.end())
  const player = await world.player()
  for (const txId of ['tx-one', 'tx-two']) {
    const started = await world.deposit(player, '300')
    await world.callback('authorize', messageOf(started, txId))
    await world.callback('transfer', messageOf(started, txId))
    world.clock.advance({ minutes: 1 })
  }
  const request = { amount: '100', idempotencyKey: crypto.randomUUID() }
  const wish = await startWithdrawal(world.context, { playerId: player, standing: 'open' }, request)
  const intentId = wish.ok ? wish.transaction : ''
  await createWithdrawal(world.context, { intentId, playerId: player })
  expect(await world.cash(player)).toBe(kroner(500))
})

/** The names of what is broken after a change by someone who stops at nothing; it is undone again. */
async function brokenBy(change: string, before?: () => Promise<unknown>): Promise<string[]> {
  await owner.query('BEGIN')
  try {
    await before?.()
    await owner.query('ALTER TABLE ledger_journal DROP CONSTRAINT legs_sum_to_zero')
    await owner.query('SET LOCAL session_replication_role = replica')
    await owner.query(change)
    return await broken(everything)
  } finally {
    await owner.query('ROLLBACK')
  }
}

async function broken(invariants: readonly Invariant[]): Promise<string[]> {
  const names: string[] = []
  for (const invariant of invariants) {
    if (await prove(owner, invariant)) names.push(invariant.name)
  }
  return names
}

test('books that are right break nothing', async () => {
  expect(await broken(everything)).toEqual([])
})

test.each([
  [
    "UPDATE ledger_journal SET cash = cash + 1 WHERE reference = 'tx-one' AND cash > 0",
    'I1 I7 I8 every transaction has entries',
  ],
  [
    "UPDATE ledger_journal SET cash = cash + 1 WHERE reference = 'tx-one' AND cash > 0",
    'I2 I19 all entries sum to zero',
  ],
  [
    `ALTER TABLE ledger_journal DROP CONSTRAINT refused_moves_nothing;
     UPDATE ledger_journal SET refusal = 1 WHERE reference = 'tx-one' AND cash > 0`,
    'I1 I7 I8 every transaction has entries',
  ],
  [narrower('audit_entries', 'leg.amount IS NOT NULL', 'leg.amount > 0'), 'I2 I19 all entries sum'],
  [narrower('audit_entries', 'leg.amount IS NOT NULL', 'leg.amount > 0'), 'I1 I6 I7 I8 so it'],
  [narrower('audit_txns', 'j.refusal IS NULL', 'j.player IS NULL'), 'I1 I6 I7 I8 so it stands'],
  ['UPDATE ledger_player SET cash = cash + 1', 'I3 each cached balance'],
  ['UPDATE ledger_journal SET cash_after = cash_after + 1 WHERE seq = 2', 'I4 each row’s balances'],
  [
    "UPDATE ledger_journal SET reference = 'tx-one' WHERE reference = 'tx-two'",
    'I5 each external reference',
  ],
  [
    "UPDATE ledger_journal SET reference = 'tx-one' WHERE reference = 'tx-two'",
    'each reference leads to a row',
  ],
  [
    "UPDATE ledger_journal SET cash = cash + 1, debt = -1 WHERE reference = 'tx-one' AND cash > 0",
    'debt is only what the cash could not pay',
  ],
  [
    "UPDATE ledger_journal SET debt_after = -1 WHERE reference = 'tx-one' AND cash > 0",
    'debt is only what the cash could not pay',
  ],
  [
    'INSERT INTO ledger_round_share VALUES (gen_random_uuid(), gen_random_uuid(), 1, 0)',
    'I6 a round has of each bonus',
  ],
  ['DELETE FROM ledger_journal WHERE seq = 2', 'I18 a player’s sequence has no gap'],
  ['DELETE FROM ledger_journal WHERE seq = 3', 'I18 a player’s sequence and chain end'],
  ['UPDATE ledger_journal SET before = NULL WHERE seq = 2', 'I18 a player’s sequence has no gap'],
  ['UPDATE ledger_journal SET before = key WHERE seq = 1', 'I18 a player’s sequence has no gap'],
  [
    `UPDATE ledger_journal j SET before = first.key FROM ledger_journal first
     WHERE j.seq = 3 AND first.seq = 1`,
    'I18 a player’s sequence has no gap',
  ],
  [
    'UPDATE ledger_journal SET seq = seq + 61; UPDATE ledger_player SET seq = seq + 61',
    'I18 a player’s sequence has no gap',
  ],
  ['UPDATE ledger_journal SET turnover = 1 WHERE seq = 2', 'I18 a player’s sequence has no gap'],
  [
    'UPDATE ledger_player SET newest_key = newest_before, newest_before = NULL',
    'I18 a player’s sequence and chain end',
  ],
  ['UPDATE ledger_player SET newest_before = NULL', 'I18 a player’s sequence and chain end'],
  ['UPDATE ledger_player SET turnover = turnover + 1', 'I18 a player’s sequence and chain end'],
  [
    "UPDATE wallet_deposit SET amount_ore = amount_ore + 1 WHERE psp_tx_id = 'tx-one'",
    'each implemented',
  ],
  [
    "UPDATE wallet_deposit SET status = 'reversed', taken_ore = amount_ore WHERE psp_tx_id = 'tx-one'",
    'each implemented',
  ],
  ['UPDATE wallet_withdrawal SET amount_ore = amount_ore - 1', 'each withdrawal has exactly'],
  ["UPDATE wallet_withdrawal SET status = 'canceled'", 'each withdrawal has exactly'],
  ["UPDATE wallet_withdrawal SET status = 'canceled'", 'I16 each payment’s history'],
  ['UPDATE wallet_withdrawal SET open_checks = 1', 'each withdrawal counts its checks'],
  [
    "DELETE FROM wallet_payment_status WHERE to_status = 'processing'",
    'I16 each payment’s history',
  ],
  [
    "UPDATE wallet_payment_status SET to_status = 'canceled' WHERE to_status = 'implemented'",
    'I16 each',
  ],
  ['UPDATE limits_limit SET amount_ore = 59999', 'I13 no deposit'],
  ["DELETE FROM wallet_deposit WHERE psp_tx_id = 'tx-one'", 'no movement at the payment provider'],
  ['UPDATE ledger_journal SET psp = NULL, bank = psp WHERE psp < 0', 'no movement at the bank'],
  [
    `UPDATE ledger_journal SET cash = NULL, reserved = NULL
     WHERE seq = (SELECT max(seq) FROM ledger_journal)`,
    'I1 I7 I8 every transaction has entries',
  ],
  [
    narrower('audit_entries', 'j.at AS', 'j.at + make_interval(hours => 12) AS'),
    'I2 I19 all entries sum',
  ],
  ["DELETE FROM audit_line WHERE action = 'withdrawal-created'", 'I18 each move of a payment'],
  ["UPDATE audit_line SET at = at + interval '1 second'", 'I18 each move of a payment'],
])('%s is found: %s', async (change, name) => {
  expect((await brokenBy(change)).map((each) => each.slice(0, name.length))).toContain(name)
})

/** A view that shows less than it promises. */
function narrower(view: string, clause: string, instead: string): string {
  return `DO $do$ BEGIN EXECUTE 'CREATE OR REPLACE VIEW ${view} AS '
    || replace(pg_get_viewdef('${view}'::regclass), '${clause}', '${instead}'); END $do$`
}

test('two deposits that fill a limit to the øre are within it', async () => {
  expect(await brokenBy('UPDATE limits_limit SET amount_ore = 60000')).toEqual([])
})

test('a row of a sealed month that is changed, added or removed is found', async () => {
  const seal = () => sealMonths(owner, new Date('2026-12-08T00:00:00Z'))
  for (const change of [
    "UPDATE ledger_journal SET at = at + interval '1 second' WHERE seq = 1",
    'UPDATE ledger_journal SET input = gen_random_uuid() WHERE seq = 1',
  ]) {
    expect(await brokenBy(change, seal)).toEqual([sealedMonths.name])
  }
  expect(await brokenBy('DELETE FROM ledger_journal WHERE seq = 3', seal)).toContain(
    sealedMonths.name,
  )
  expect(await brokenBy('ALTER TABLE ledger_journal ADD COLUMN later bigint', seal)).toEqual([])
})

test('a month is sealed once, a week after it ended', async () => {
  await owner.query('BEGIN')
  expect(await sealMonths(owner, new Date('2026-12-07T23:59:59Z'))).toEqual([])
  expect(await sealMonths(owner, new Date('2026-12-08T00:00:00Z'))).toEqual(['2026-11'])
  expect(await sealMonths(owner, new Date('2026-12-09T00:00:00Z'))).toEqual([])
  await owner.query('ROLLBACK')
})

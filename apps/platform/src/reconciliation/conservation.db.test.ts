import { kroner } from '@nordlys/core'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prove } from '../../../../operations/verification/invariant.ts'
import { conservationInvariants } from '../../../../operations/verification/payments.ts'
import { TestReconciliation } from './test-reconciliation.ts'

let desk: TestReconciliation
let owner: pg.Client

beforeEach(async () => {
  desk = await TestReconciliation.open()
  owner = new pg.Client({ connectionString: desk.world.ownerUrl })
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await desk[Symbol.asyncDispose]()
})

const ofSuppliers = 'I11 our books are what the party listed: each supplier'
const ofPayments = 'I11 our books are what the party listed: payments'

/** Each a change of one row by someone who stops at nothing, on our side and on the party's. */
const changes = [
  ["UPDATE ledger_journal SET staked = staked + 1 WHERE reference LIKE '%:a-bet'", ofSuppliers],
  ["UPDATE ledger_journal SET house = house - 1 WHERE reference LIKE '%:a-win'", ofSuppliers],
  ["DELETE FROM ledger_supplier_tx WHERE tx = 'a-win'", ofSuppliers],
  ["UPDATE ledger_supplier_tx SET rolled_back_by = NULL WHERE tx = 'both~win'", ofSuppliers],
  ["DELETE FROM reconciliation_item WHERE reference = 'a-bet bet'", ofSuppliers],
  ["UPDATE reconciliation_item SET times = 2 WHERE reference = 'a-bet bet'", ofSuppliers],
  ['UPDATE ledger_journal SET psp = psp - 1 WHERE psp IS NOT NULL', ofPayments],
  ["DELETE FROM reconciliation_item WHERE party = 'payments'", ofPayments],
] as const

test('I11 what each party listed is what the books have of it, and one øre off is found', async () => {
  const { player } = await desk.pay('4571000000010000', kroner(300))
  const play = await desk.playing(player)
  await desk.round(play, [
    { send: 'bet', stakeOre: 1_000, transactionId: 'a-bet' },
    { send: 'win', winOre: 2_500, transactionId: 'a-win' },
    { send: 'end-round' },
  ])
  await desk.round(play, [
    { send: 'bet-and-win', stakeOre: 300, winOre: 120, endsRound: false, transactionId: 'both' },
    { send: 'rollback', rolledBackId: 'both' },
  ])
  await desk.round(play, [{ send: 'bet', stakeOre: 90_000_000 }])
  desk.world.clock.advance({ minutes: 30 })
  expect(await desk.run()).toMatchObject({ 'supplier-sandbox': 'agreed', payments: 'agreed' })
  expect(await broken()).toEqual([])
  // What another party differed in, and when it was asked last, is no excuse.
  await owner.query(
    `INSERT INTO reconciliation_difference (party, reference, kind, first_seen_at, raised_at,
       last_seen_at, resolved_at, closed_by, note)
     SELECT 'nemkonto', 'another', 'amount', now(), now(), now(), now(), 'finance', 'explained'`,
  )
  for (const [change, found] of changes) {
    await owner.query('BEGIN; ALTER TABLE ledger_journal DROP CONSTRAINT legs_sum_to_zero')
    await owner.query('SET LOCAL session_replication_role = replica')
    expect(await owner.query(change)).toMatchObject({ rowCount: 1 })
    expect({ change, broken: await broken() }).toEqual({ change, broken: [found] })
    await owner.query('ROLLBACK')
  }
  // A supplier whose list was not read since is not held against it.
  await owner.query(
    `DELETE FROM reconciliation_item WHERE reference = 'a-bet bet';
     UPDATE reconciliation_run SET to_at = to_at - interval '1 hour' WHERE party LIKE 'supplier-%'`,
  )
  expect(await broken()).toEqual([])
})

async function broken(): Promise<string[]> {
  const names: string[] = []
  for (const invariant of conservationInvariants) {
    if (await prove(owner, invariant)) names.push(invariant.name)
  }
  return names
}

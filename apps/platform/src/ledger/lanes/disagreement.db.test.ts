import { kroner, ore } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import pg from 'pg'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import { readBalances } from '../index.ts'

// What takes a stake and what says why not are two texts; this is what happens when they differ.
test('a stake that is neither taken nor refused is an error, and its neighbours are settled', async () => {
  await using database = await testDatabase()
  await using ledger = await TestLedger.open(database.url)
  const [rich, poor] = [await ledger.player(kroner(10)), await ledger.player(ore(50))]
  const owner = new pg.Client({ connectionString: database.url })
  await owner.connect()
  await owner.query(`CREATE OR REPLACE FUNCTION ledger_stake_refusal(account ledger_player,
    p_session uuid, p_stake bigint, p_round_stake bigint, p_definition integer, p_at timestamptz,
    p_closed timestamptz DEFAULT NULL) RETURNS smallint LANGUAGE sql STABLE AS 'SELECT NULL::smallint'`)
  await owner.end()
  const [taken, torn] = await Promise.allSettled([
    ledger.settle(ledger.round(rich, 100)),
    ledger.settle(ledger.round(poor, 100)),
  ])
  expect(taken).toMatchObject({ status: 'fulfilled', value: { ok: true } })
  expect(torn).toMatchObject({
    status: 'rejected',
    reason: { message: expect.stringContaining('neither settled nor refused') },
  })
  expect((await readBalances(ledger.db, poor.id)).cashOre).toBe(50n)
})

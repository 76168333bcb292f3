import { kroner, ore, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import pg from 'pg'
import { expect, test } from 'vitest'
import { guardInvariants } from '../../../../../operations/verification/guards.ts'
import { prove } from '../../../../../operations/verification/invariant.ts'
import { TestLedger } from '../base/test-ledger.ts'
import { grantBonus } from '../index.ts'
import { TestSupplier } from '../supplier/test-supplier.ts'

let ledger: TestLedger
let owner: pg.Client

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  owner = new pg.Client({ connectionString: ledger.databaseUrl })
  await owner.connect()
  stack.defer(() => owner.end())
})

const inSeconds = (seconds: number) => new Date(ledger.clock.now().getTime() + seconds * 1_000)

test('a pause becomes longer, never shorter, until it is over; other bars come and go', async () => {
  const { id } = await ledger.player(ore(0))
  const pauseEnds = inSeconds(2)
  await ledger.bar(id, 'pause', pauseEnds)
  await expect(ledger.bar(id, 'pause', inSeconds(1))).rejects.toThrow('never shortened')
  await expect(ledger.bar(id, 'pause', undefined)).rejects.toThrow('never shortened')
  await ledger.bar(id, 'rofus', 'for-good')
  expect(await barredUntil(id)).toBe(Number.POSITIVE_INFINITY)
  await ledger.bar(id, 'rofus', undefined)
  expect(await barredUntil(id)).toEqual(pauseEnds)
  ledger.clock.advance({ seconds: 2 })
  await ledger.bar(id, 'pause', undefined)
  expect(await barredUntil(id)).toBe(Number.NEGATIVE_INFINITY)
  await ledger.bar(id, 'pause', 'for-good')
  expect(await barredUntil(id)).toBe(Number.POSITIVE_INFINITY)
})

test('the auditor sees from when to when a player was barred, and why', async () => {
  const { id } = await ledger.player(ore(0))
  const begin = ledger.clock.now()
  await ledger.bar(id, 'lock', inSeconds(60))
  ledger.clock.advance({ seconds: 10 })
  await ledger.bar(id, 'lock', undefined)
  await ledger.bar(id, 'lock', undefined)
  ledger.clock.advance({ seconds: 10 })
  const again = ledger.clock.now()
  await ledger.bar(id, 'lock', inSeconds(60))
  await ledger.bar(id, 'exclusion', 'for-good')
  const { rows } = await owner.query(
    `SELECT kind, from_at, to_at FROM audit_exclusions WHERE player_id = $1
     ORDER BY from_at, kind`,
    [id],
  )
  expect(rows).toEqual([
    { kind: 'lock', from_at: begin, to_at: new Date(begin.getTime() + 10_000) },
    { kind: 'exclusion', from_at: again, to_at: Number.POSITIVE_INFINITY },
    { kind: 'lock', from_at: again, to_at: new Date(again.getTime() + 60_000) },
  ])
})

test.for(['round', 'bet', 'deposit-held', 'bonus-granted'])(
  'I14 a %s under a bar is found, and what came before or after it is not',
  async (kind) => {
    const player = await ledger.player(kroner(100))
    await ledger.settle(ledger.round(player, 100))
    const other = await ledger.player(kroner(100))
    await ledger.settle(ledger.round(other, 100))
    await ledger.bar(other.id, 'lock', inSeconds(60))
    ledger.clock.advance({ seconds: 60 })
    await ledger.settle(ledger.round(other, 100))
    await ledger.bar(player.id, 'lock', 'for-good')
    expect(await broken()).toEqual([])
    await owner.query('BEGIN; SET LOCAL session_replication_role = replica')
    await owner.query('UPDATE ledger_bar_change SET after_seq = 1 WHERE player = $1', [player.id])
    await owner.query(
      `UPDATE ledger_journal SET kind = (SELECT id FROM ledger_kind WHERE name = $2)
       WHERE player = $1 AND seq = 2`,
      [player.id, kind],
    )
    expect(await broken()).toEqual(['I14 nothing was staked'])
    await owner.query('ROLLBACK')
  },
)

test('I14 a bar that is not the newest change, or not in force, is found', async () => {
  const { id } = await ledger.player(ore(0))
  await ledger.bar(id, 'lock', 'for-good')
  for (const change of [
    "UPDATE ledger_player SET barred_until = '-infinity' WHERE player = $1",
    'DELETE FROM ledger_bar WHERE player = $1',
  ]) {
    await owner.query('BEGIN; SET LOCAL session_replication_role = replica')
    await owner.query(change, [id])
    expect(await broken()).toEqual(['I14 a player is barred'])
    await owner.query('ROLLBACK')
  }
})

test('I14 a pause made shorter before it was over is found, and none is lifted at no moment', async () => {
  const { id } = await ledger.player(ore(0))
  await ledger.bar(id, 'pause', inSeconds(60))
  await ledger.bar(id, 'pause', 'for-good')
  expect(await broken()).toEqual([])
  const lift = "SELECT ledger_set_bar($1, 'pause', NULL, 'infinity')"
  await expect(owner.query(lift, [id])).rejects.toThrow('a bar changes at a moment')
  await owner.query('BEGIN; SET LOCAL session_replication_role = replica')
  await owner.query("UPDATE ledger_bar_change SET until = 'infinity' WHERE player = $1", [id])
  await owner.query(
    'UPDATE ledger_bar_change SET until = at WHERE change = (SELECT max(change) FROM ledger_bar_change)',
  )
  expect(await broken()).toContain('I14 what players decid')
  await owner.query('ROLLBACK')
})

test('I15 a stake above the bonus’s most, or of its money after its expiry, is found', async () => {
  const player = await ledger.player(kroner(10))
  const at = ledger.clock.now()
  const bonusId = ledger.key()
  await ledger.db.transaction().execute((tx) =>
    grantBonus(tx, {
      bonusId,
      playerId: player.id,
      amountOre: kroner(100),
      requiredOre: kroner(1_000),
      stakeMaxOre: kroner(20),
      expiresAt: inSeconds(3_600),
      at,
    }),
  )
  await ledger.settle(ledger.round(player, 2_000))
  expect(await broken()).toEqual([])
  for (const change of [
    `UPDATE ledger_bonus SET stake_max = 1999 WHERE bonus = '${bonusId}'`,
    `UPDATE ledger_bonus SET expires_at = granted_at WHERE bonus = '${bonusId}'`,
  ]) {
    await owner.query('BEGIN; ALTER TABLE ledger_bonus DROP CONSTRAINT ledger_bonus_check')
    await owner.query(change)
    expect(await broken()).toEqual(['I15 no own round was a'])
    await owner.query('ROLLBACK')
  }
})

test('I15 a bet above the bonus’s most, alone or with others of its round, or too late', async () => {
  const studio = await TestSupplier.open('under-a-bonus')
  const client = new pg.Client({ connectionString: studio.databaseUrl })
  await client.connect()
  const player = await studio.ledger.player(ore(0))
  await studio.grant(player, 10_000, 100_000, { stakeMaxOre: ore(2_000) })
  const round = studio.round(player)
  await round.bet(800)
  await round.bet(1_200)
  expect(await broken(client)).toEqual([])
  for (const change of [
    'UPDATE ledger_bonus SET stake_max = 1199',
    'UPDATE ledger_bonus SET stake_max = 1999',
    'UPDATE ledger_bonus SET expires_at = granted_at',
  ]) {
    await client.query('BEGIN; ALTER TABLE ledger_bonus DROP CONSTRAINT ledger_bonus_check')
    await client.query(change)
    expect(await broken(client)).toEqual(['I15 no bet was above i'])
    await client.query('ROLLBACK')
  }
  await client.end()
  await studio[Symbol.asyncDispose]()
})

test('I15 a bonus that a late win made active again was not active meanwhile', async () => {
  const studio = await TestSupplier.open('active-again')
  const client = new pg.Client({ connectionString: studio.databaseUrl })
  await client.connect()
  const player = await studio.ledger.player(ore(0))
  const bonusId = await studio.grant(player, 2_000, 100_000, { stakeMaxOre: ore(5_000) })
  const round = studio.round(player)
  await round.bet(2_000)
  await round.end()
  expect(await studio.bonusState(bonusId)).toBe('used-up')
  await studio.deposit(player, kroner(200))
  await studio.ledger.settle(studio.ledger.round(player, 10_000))
  await round.win(700)
  expect(await studio.bonusState(bonusId)).toBe('active')
  expect(await broken(client)).toEqual([])
  await client.end()
  await studio[Symbol.asyncDispose]()
})

/** The beginnings of the names of what is broken. */
async function broken(client = owner): Promise<string[]> {
  const names: string[] = []
  for (const invariant of guardInvariants) {
    if (await prove(client, invariant)) names.push(invariant.name.slice(0, 22))
  }
  return names
}

async function barredUntil(player: PlayerId) {
  const row = await ledger.db
    .selectFrom('ledger_player')
    .select('barred_until')
    .where('player', '=', player)
    .executeTakeFirstOrThrow()
  return row.barred_until
}

import { kroner, ore, ownTables, required } from '@nordlys/core'
import { testDatabase } from '@nordlys/testing/database'
import { openForFile } from '@nordlys/testing/open-for-file'
import { type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { bookInvariants } from '../../../../../operations/verification/books.ts'
import { prove } from '../../../../../operations/verification/invariant.ts'
import type { Tx } from '../../db/index.ts'
import { journalKinds } from '../base/names-in-sql.ts'
import { TestLedger } from '../base/test-ledger.ts'
import { findPeriod, listLines, sumLines } from '../index.ts'
import { commitmentOf, type Player, TestTable } from './test-table-rounds.ts'

let ledger: TestLedger
let url: string
let table: TestTable
let other: TestTable

openForFile(async (stack) => {
  const database = stack.use(await testDatabase())
  url = database.url
  ledger = stack.use(await TestLedger.open(url))
  table = await TestTable.open(ledger)
  other = await TestTable.open(ledger)
})

/** The books are whole: no chain has a fault, and each account is the sum of its legs. */
afterEach(async () => {
  interface Books {
    faults: bigint
    house: bigint
    booked: bigint
    staked: bigint
    misplaced: bigint
  }
  const { rows } = await sql<Books>`
    SELECT (SELECT count(*) FROM audit_chain_faults) AS faults,
      (SELECT sum(balance) FROM ledger_house)::bigint AS house,
      (SELECT coalesce(sum(house), 0) FROM ledger_journal)::bigint AS booked,
      (SELECT coalesce(sum(p.staked - r.held), 0) FROM ledger_player p CROSS JOIN LATERAL (
        SELECT coalesce(sum(stake_cash), 0) AS held FROM ledger_round
        WHERE player = p.player AND state = 'open') r)::bigint AS staked,
      (SELECT count(*) FROM ledger_open_round o
        FULL JOIN (SELECT * FROM ledger_round WHERE state = 'open') r
          ON r.id = o.round AND r.player = o.player
        WHERE r.id IS NULL OR o.round IS NULL) AS misplaced`.execute(ledger.db)
  const { faults, house, booked, staked, misplaced } = required(rows[0], 'the books')
  expect([faults, house - booked, staked, misplaced]).toEqual([0n, 0n, 0n, 0n])
})

const ok = { outcome: 'ok', repeated: false }

function players(count: number, cash = kroner(1_000)): Promise<Player[]> {
  return Promise.all(Array.from({ length: count }, () => ledger.player(cash)))
}

/** How many transactions wrote the rows. */
async function transactionsOf(rounds: readonly { key: string }[]): Promise<number> {
  const keys = rounds.map(({ key }) => key)
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT xmin::text)::int AS count FROM ledger_round
    WHERE id = ANY (${keys}::uuid[])`.execute(ledger.db)
  return required(rows[0], 'a count').count
}

test('[GAME-02] stakes and ends that are asked at one moment are booked in one commit each', async () => {
  const rounds = (await players(40)).map((player) => table.round(player))
  const taken = await Promise.all(rounds.map((round) => round.open(10_000)))
  expect(taken).toEqual(rounds.map(({ key }) => ({ ...ok, balanceOre: 90_000n, roundId: key })))
  expect(await transactionsOf(rounds)).toBe(1)
  const raised = await Promise.all(rounds.map((round) => round.raise(10_000)))
  expect(raised).toEqual(rounds.map(({ key }) => ({ ...ok, balanceOre: 80_000n, roundId: key })))
  expect(await transactionsOf(rounds)).toBe(1)
  const ended = await Promise.all(rounds.map((round, place) => round.finish((place % 3) * 10_000)))
  expect(ended).toEqual(
    rounds.map(({ key }, place) => ({
      ...ok,
      balanceOre: 80_000n + BigInt((place % 3) * 10_000),
      roundId: key,
    })),
  )
  expect(await transactionsOf(rounds)).toBe(1)
})

test('[GAME-02] what is booked together is what is booked alone, row for row', async () => {
  const [together, alone] = [await ledger.player(kroner(1_000)), await ledger.player(kroner(1_000))]
  // A bonus that is not for tables has to be looked at.
  await table.grant(alone)
  const rows = []
  for (const player of [together, alone]) {
    const [won, lost] = [table.round(player), table.round(player)]
    for (const round of [won, lost]) {
      await round.open(10_000)
      await round.raise(5_000)
    }
    await won.finish(40_000, { automaticFrom: 1 })
    await lost.finish(0)
    rows.push(await Promise.all([won, lost].map((round) => rowsOf(player, round.key))))
  }
  expect(rows[0]).toEqual(rows[1])
  expect(rows[0]?.[0]?.journal).toHaveLength(3)
})

test('the end of a round is one movement and one message, which pay it and hand its stake over', async () => {
  const ends = [
    [12_000, { kind: journalKinds['round-paid'], cash: 12_000n, house: 3_000n }],
    [15_000, { kind: journalKinds['round-paid'], cash: 15_000n, house: null }],
    [40_000, { kind: journalKinds['round-paid'], cash: 40_000n, house: -25_000n }],
    [0, { kind: journalKinds['round-ended'], cash: null, house: 15_000n }],
  ] as const
  for (const [payout, told] of ends) {
    for (const hasBonus of [false, true]) {
      const player = await ledger.player(kroner(1_000))
      // With a bonus it is booked alone.
      if (hasBonus) await table.grant(player)
      const round = table.round(player)
      await round.open(10_000)
      await round.raise(5_000)
      await round.finish(payout)
      expect(await round.finish(payout)).toMatchObject({ outcome: 'ok', repeated: true })
      const { journal, told: messages } = await rowsOf(player, round.key)
      expect(journal.slice(2)).toEqual([
        expect.objectContaining({ ...told, staked: -15_000n, staked_after: 0n, win: null }),
      ])
      expect(messages).toHaveLength(3)
    }
  }
})

/** All that the books wrote of a round, but for names, and for the bonus that the player has. */
async function rowsOf(player: Player, key: string) {
  const { rows: journal } = await sql`
    SELECT kind, refusal, definition, cash, j.bonus, reserved, debt, house, staked, incoming, cash_after,
      reserved_after, debt_after, staked_after, incoming_after, stake, win, j.at, j.seed, pool,
      lane IS NULL AS has_no_lane, reference LIKE '%~win' AS is_win, turnover,
      before = (SELECT key FROM ledger_journal b WHERE b.player = j.player AND b.seq = j.seq - 1) AS follows
    FROM ledger_journal j JOIN ledger_supplier_tx t ON t.key = j.key
    WHERE t.round = ${key} AND j.player = ${player.id} ORDER BY seq`.execute(ledger.db)
  const { rows: round } = await sql`
    SELECT state, stake_cash, stake_bonus, win_cash, win_bonus, opened_at, settled_at, definition, supplier,
      r.round = id::text AS is_named, octet_length(seed) AS seed, choices, bets, automatic_from
    FROM ledger_round r JOIN ledger_table_round t ON t.round = r.id WHERE r.id = ${key}`.execute(
    ledger.db,
  )
  const { rows: told } = await sql`
    SELECT action, outcome, tx LIKE '%~win' AS is_win, rolled_back_by, wagered, at
    FROM ledger_supplier_tx WHERE round = ${key} ORDER BY action, is_win`.execute(ledger.db)
  return { journal, round, told }
}

test('[GAME-02] each of a batch stands or falls alone, and has its own answer', async () => {
  const [plain, poor, barred, barredToo] = await players(4)
  if (!(plain && poor && barred && barredToo)) throw new Error('no players')
  await ledger.bar(barred.id, 'pause', 'for-good')
  const bad = table.round(await ledger.player(kroner(1_000)))
  const rounds = [table.round(plain), table.round(poor), table.round(barred)]
  const known = table.round(barredToo)
  await known.open(10_000)
  const [first, tooMuch, blocked, broken, repeated] = await Promise.allSettled([
    required(rounds[0], 'a round').open(10_000),
    required(rounds[1], 'a round').open(100_001),
    required(rounds[2], 'a round').open(10_000),
    // The books take no round without its bets.
    bad.open(10_000, { opening: { commitment: new Uint8Array(32), bets: new Uint8Array() } }),
    known.open(10_000),
  ])
  expect(first).toMatchObject({ value: { ...ok, balanceOre: 90_000n } })
  expect(tooMuch).toMatchObject({ value: { outcome: 'too-little-money', balanceOre: 100_000n } })
  expect(blocked).toMatchObject({ value: { outcome: 'play-blocked' } })
  expect(broken?.status).toBe('rejected')
  expect(repeated).toMatchObject({ value: { outcome: 'ok', repeated: true } })
  await Promise.all([required(rounds[0], 'a round').finish(0), known.void()])
})

test('[GAME-02] [LED-05] two copies that are asked the same at one moment book it once', async () => {
  const all = await players(12)
  const rounds = all.map((player) => table.round(player))
  const copies = (asked: (round: (typeof rounds)[number], copy: TestTable) => Promise<unknown>) =>
    Promise.all(rounds.flatMap((round) => [table, other].map((copy) => asked(round, copy))))
  const once = (answers: unknown[]) =>
    answers.filter((each) => (each as { repeated?: boolean }).repeated === false)
  expect(once(await copies((round, copy) => round.on(copy).open(10_000)))).toHaveLength(12)
  const raises = new Map(rounds.map((round) => [round, ledger.key()]))
  const raised = await copies((round, copy) => round.on(copy).raise(5_000, raises.get(round)))
  expect(once(raised)).toHaveLength(12)
  expect(once(await copies((round, copy) => round.on(copy).finish(7_000)))).toHaveLength(12)
  for (const player of all) {
    expect(await table.moneyOf(player)).toMatchObject({ cash: 92_000n, staked: 0n })
  }
})

test('[GAME-02] raise, end and return at one moment leave a round that was played or returned', async () => {
  const player = await ledger.player(kroner(10_000))
  for (let turn = 0; turn < 20; turn += 1) {
    const round = table.round(player)
    await round.open(10_000)
    const before = (await table.moneyOf(player)).cash
    const [raised, ended, voided] = await Promise.all([
      round.on(other).raise(5_000),
      round.finish(3_000),
      round.on(other).void(),
    ])
    if (ended.outcome === 'conflict') await round.void()
    const { cash, staked } = await table.moneyOf(player)
    expect(staked).toBe(0n)
    expect(cash).toBe(ended.outcome === 'ok' ? before + 3_000n : before + 10_000n)
    expect(['ok', 'round-ended']).toContain(raised.outcome)
    expect(voided.outcome).toBe(ended.outcome === 'ok' ? 'round-ended' : 'ok')
  }
})

test('[GAME-02] two rounds of one player that end at one moment are both paid', async () => {
  const player = await ledger.player(kroner(1_000))
  const rounds = [table.round(player), table.round(player), table.round(player)]
  const taken = await Promise.all(rounds.map((round) => round.open(10_000)))
  expect(taken.map(({ outcome }) => outcome)).toEqual(['ok', 'ok', 'ok'])
  const ended = await Promise.all(rounds.map((round) => round.finish(20_000)))
  expect(ended.map(({ repeated }) => repeated)).toEqual([false, false, false])
  expect(await table.moneyOf(player)).toMatchObject({ cash: 130_000n, staked: 0n })
})

test('[GAME-02] a hand is a line of its player’s list, with what it staked and paid', async () => {
  const player = await ledger.player(kroner(1_000))
  const [over, open] = [table.round(player), table.round(player)]
  await over.open(10_000)
  await over.raise(5_000)
  await over.finish(40_000)
  await open.open(20_000)
  const period = await findPeriod(ledger.db, player.id, new Date(0))
  const lines = await listLines(ledger.db, period, { topic: 'rounds', limit: 9, offset: 0 })
  expect(lines).toEqual([
    expect.objectContaining({ id: open.key, state: 'open', stakeOre: 20_000n, winOre: 0n }),
    expect.objectContaining({ id: over.key, state: 'settled', stakeOre: 15_000n, winOre: 40_000n }),
  ])
  expect(await sumLines(ledger.db, period)).toMatchObject({
    count: { rounds: 2 },
    stakedOre: 35_000n,
    openStakesOre: 20_000n,
    wonOre: 40_000n,
  })
  await open.void()
})

test('[GAME-02] a limit’s room loses every stake and gains what comes back, together as alone', async () => {
  const all = await players(6)
  for (const player of all) await table.limit(player, 'loss', ore(30_000))
  for (const turn of [0, 1]) {
    const rounds = all.map((player) => table.round(player))
    await Promise.all(rounds.map((round) => round.open(10_000)))
    // The first begins the limit's period, alone; the second is one of a batch.
    expect(await transactionsOf(rounds)).toBe(turn === 0 ? 6 : 1)
    await Promise.all(rounds.map((round) => round.finish(5_000)))
  }
  const rounds = all.map((player) => table.round(player))
  const refused = await Promise.all(rounds.map((round) => round.open(20_001)))
  expect(refused.map(({ outcome }) => outcome)).toEqual(all.map(() => 'loss-limit'))
  const taken = await Promise.all(all.map((player) => table.round(player).open(20_000)))
  expect(taken.map(({ outcome }) => outcome)).toEqual(all.map(() => 'ok'))
})

test('[GAME-02] a stake or an end asked alone while a batch books it gets its answer', async () => {
  const [player] = await players(1)
  if (!player) throw new Error('no player')
  const { key: round, seed } = table.round(player)
  const [input, end, movement] = [1, 2, 3].map(() => ledger.key())
  const commitment = commitmentOf(round, 'cd'.repeat(32), seed)
  const at = ledger.clock.now()
  const supplier = sql`(SELECT id FROM ledger_supplier WHERE name = ${ownTables})`
  const of = sql`${player.id}::integer, ${player.playSession}::uuid, ${table.definition}::integer`
  const arrays = sql`ARRAY[${player.id}]::integer[], ARRAY[${player.playSession}]::uuid[],
    ARRAY[${table.definition}]::integer[]`
  const taken = await askedMeanwhile(
    sql`SELECT ledger_take_batch(${supplier}, ARRAY[${round}]::uuid[], ARRAY[${movement}]::uuid[],
      ARRAY[${round}]::uuid[], ${arrays}, ARRAY[1000]::bigint[], ARRAY[${commitment}]::bytea[],
      ARRAY['{}']::bytea[], ARRAY[${input}]::uuid[], ${at})`,
    sql`SELECT (ledger_take(${supplier}, ${round}, ${movement}, ${round}, true, ${of}, 1000, ${commitment},
      '{}'::bytea, ${input}, ${at})).*`,
  )
  expect(taken).toMatchObject({ outcome: 'ok', repeated: true })
  const ended = await askedMeanwhile(
    sql`SELECT ledger_finish_batch(${supplier}, ARRAY[${end}]::uuid[], ARRAY[${movement}]::uuid[],
      ARRAY[${round}]::uuid[], ARRAY[1000]::bigint[], ARRAY[2000]::bigint[],
      ARRAY[${seed}]::bytea[], ARRAY['s']::bytea[], ARRAY[${input}]::uuid[],
      ARRAY[NULL]::smallint[], ${at})`,
    sql`SELECT (ledger_finish(${supplier}, ${end}, ${movement}, ${round}, 1000, 2000, ${seed},
      's'::bytea, ${input}, ${at})).*`,
  )
  expect(ended).toMatchObject({ outcome: 'ok', repeated: true })
  expect(await table.moneyOf(player)).toMatchObject({ cash: 101_000n, staked: 0n })
})

test('the end of a round changes its rows where they stand, so that no index follows', async () => {
  const round = table.round(await ledger.player(kroner(1_000)))
  await round.open(1_000)
  const changed = await ledger.db.transaction().execute(async (tx) => {
    const before = await changesIn(tx)
    await sql`SELECT ledger_finish_batch((SELECT id FROM ledger_supplier WHERE name = ${ownTables}),
      ARRAY[${ledger.key()}]::uuid[], ARRAY[${ledger.key()}]::uuid[], ARRAY[${round.key}]::uuid[],
      ARRAY[1000]::bigint[], ARRAY[200000]::bigint[],
      ARRAY[${Buffer.from(round.seed)}]::bytea[], ARRAY['s']::bytea[],
      ARRAY['00000000-0000-0000-0000-000000000001']::uuid[], ARRAY[NULL]::smallint[],
      ${ledger.clock.now()})`.execute(tx)
    return (await changesIn(tx)).map((count, place) => count - (before[place] ?? 0))
  })
  expect(changed).toEqual([1, 1, 1, 1, 1, 1])
})

/** What this connection has counted of rows that it changed, and of those that no index had to follow. */
async function changesIn(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ rows: number; in_place: number }>`
    SELECT pg_stat_get_xact_tuples_updated(t::regclass)::int AS rows,
      pg_stat_get_xact_tuples_hot_updated(t::regclass)::int AS in_place
    FROM unnest('{ledger_player,ledger_round,ledger_table_round}'::text[]) AS t`.execute(tx)
  return rows.flatMap((row) => [row.rows, row.in_place])
}

test('an open round that is not listed, and one that is listed and over, are found', async () => {
  const named = 'a round is listed as open until it ends, and no longer'
  const listed = required(
    bookInvariants.find(({ name }) => name === named),
    'the invariant',
  )
  const [open, over] = (await players(2)).map((player) => table.round(player))
  await Promise.all([open?.open(1_000), over?.open(1_000)])
  await over?.finish(0)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    for (const each of bookInvariants) expect(await prove(owner, each)).toBeUndefined()
    const changes = [
      ['DELETE FROM ledger_open_round WHERE round = $1', open?.key, { state: 'open' }],
      ['UPDATE ledger_open_round SET player = 0 WHERE round = $1', open?.key, { state: 'open' }],
      ['INSERT INTO ledger_open_round VALUES (1, $1)', over?.key, { state: null }],
    ] as const
    for (const [change, round, found] of changes) {
      await owner.query('BEGIN')
      await owner.query(change, [round])
      const breach = await prove(owner, listed)
      expect(breach?.rows).toContainEqual({ round, ...found })
      await owner.query('ROLLBACK')
    }
  } finally {
    await owner.end()
  }
})

/** What `alone` answers that is asked while `batch` is booked and not committed. */
async function askedMeanwhile(batch: RawBuilder<unknown>, alone: RawBuilder<unknown>) {
  let asked: Promise<{ rows: unknown[] }> | undefined
  await ledger.db.transaction().execute(async (tx) => {
    await batch.execute(tx)
    asked = alone.execute(ledger.db)
    await expect.poll(() => countWaiting()).toBe(1)
  })
  return (await asked)?.rows[0]
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
    FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE datname = current_database() AND NOT granted`.execute(ledger.db)
  return required(rows[0], 'a count').count
}

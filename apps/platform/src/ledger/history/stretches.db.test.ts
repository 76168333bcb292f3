import { after, hourMs, kroner, minuteMs, type PlayerId, required } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import {
  defineGame,
  keepStretches,
  listPlayedGames,
  listStretches,
  type Stretch,
} from '../index.ts'

let ledger: TestLedger
let owner: pg.Client
let player: PlayerId
let newest: bigint
/** The rounds of each stretch, the newest first: game and numbers. */
let expected: { gameId: string; firstSeq: bigint; lastSeq: bigint; rounds: number }[]

/** Ten days of play of four games, in stretches of 1 to 9 rounds, the last of them still going on. */
openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  owner = new pg.Client({ connectionString: ledger.databaseUrl })
  await owner.connect()
  stack.defer(() => owner.end())
  const account = await ledger.player(kroner(9_000))
  player = account.id
  const games = [ledger.definition]
  for (const game of ['b', 'c', 'd'])
    games.push(await defineGame(ledger.db, game.repeat(64).replaceAll('d', 'e'), game))
  expected = []
  for (let turn = 0; turn < 120; turn += 1) {
    // Every fifth goes on with the same game after a rest.
    const place = turn % 5 === 4 ? (turn - 1) % 3 : turn % 3
    ledger.clock.advance({ minutes: turn % 5 === 4 ? 31 : 29 })
    if (turn === 60) ledger.clock.advance({ ms: 9 * 24 * hourMs })
    const isSeldom = turn === 2 || turn === 100
    const definition = required(games[isSeldom ? 3 : place], 'a game')
    const rounds = 1 + ((turn * 7) % 9)
    for (let round = 0; round < rounds; round += 1) {
      ledger.clock.advance({ minutes: 1 })
      await ledger.beginPlay(account)
      const wish = ledger.round(account, 100 + turn, round % 3 ? 0 : 300)
      expect(await ledger.settle({ ...wish, definition })).toMatchObject({ ok: true })
    }
  }
  newest = await newestSeq()
  expected = await stretchesOfRows()
})

async function newestSeq(): Promise<bigint> {
  const { rows } = await sql<{ seq: bigint }>`
    SELECT seq FROM ledger_player WHERE player = ${player}`.execute(ledger.db)
  return required(rows[0], 'a player').seq
}

/** From the rows themselves, without the chain and without what is kept. */
async function stretchesOfRows() {
  const { rows } = await sql<{ game: string; seq: bigint; at: Date }>`
    SELECT d.game, j.seq, j.at FROM ledger_journal j JOIN ledger_definition d ON d.id = j.definition
    WHERE j.player = ${player} AND j.kind = 1 ORDER BY j.seq`.execute(ledger.db)
  const found: (typeof expected)[number][] = []
  let before: (typeof rows)[number] | undefined
  for (const row of rows) {
    const last = found.at(-1)
    const isNext =
      before?.game === row.game && row.at.getTime() - before.at.getTime() <= 30 * minuteMs
    if (last && isNext) Object.assign(last, { lastSeq: row.seq, rounds: last.rounds + 1 })
    else found.push({ gameId: row.game, firstSeq: row.seq, lastSeq: row.seq, rounds: 1 })
    before = row
  }
  return found.reverse()
}

const list = (asked: Partial<Parameters<typeof listStretches>[1]> = {}) =>
  ledger.db
    .transaction()
    .execute((tx) =>
      listStretches(tx, { playerId: player, above: 0n, upTo: newest, limit: 1_000, ...asked }),
    )
const plain = (stretches: readonly Stretch[]) =>
  stretches.map(({ gameId, firstSeq, lastSeq, rounds }) => ({ gameId, firstSeq, lastSeq, rounds }))

/** Every question gets the same answer, whatever is kept by now. */
async function expectAll(): Promise<void> {
  const games = [...new Set(expected.map(({ gameId }) => gameId))].sort()
  expect(await listPlayedGames(ledger.db, player)).toEqual(games)
  expect(plain(await list())).toEqual(expected)
  for (const limit of [1, 7]) {
    const down: Stretch[] = []
    for (let page = await list({ limit }); page.length > 0; ) {
      down.push(...page)
      const upTo = required(page.at(-1), 'the last of a page').firstSeq - 1n
      page = await list({ limit, upTo })
    }
    expect(plain(down)).toEqual(expected)
    const up: Stretch[] = []
    for (let page = await list({ limit, isOldestFirst: true }); page.length > 0; ) {
      up.unshift(...page)
      const above = required(page[0], 'the first of a page').lastSeq
      page = await list({ limit, above, isOldestFirst: true })
    }
    expect(plain(up)).toEqual(expected)
  }
  for (const gameIds of [['d'], ['b', 'd'], ['no-such-game']]) {
    const ofGames = expected.filter(({ gameId }) => gameIds.includes(gameId))
    expect(plain(await list({ gameIds }))).toEqual(ofGames)
    expect(plain(await list({ gameIds, limit: 1 }))).toEqual(ofGames.slice(0, 1))
    expect(plain(await list({ gameIds, limit: 1, isOldestFirst: true }))).toEqual(ofGames.slice(-1))
  }
}

/** The sums of what lies between two numbers are those of its rows, wherever a stretch is cut. */
async function expectCut(): Promise<void> {
  for (const above of [0n, 1n, 50n, 333n, newest - 20n, newest])
    for (const upTo of [0n, 2n, 51n, 334n, newest - 3n, newest]) {
      const { rows } = await sql<Record<'rounds' | 'staked' | 'won', bigint>>`
        SELECT count(*) AS rounds, coalesce(sum(stake), 0)::bigint AS staked,
          coalesce(sum(win), 0)::bigint AS won
        FROM ledger_journal WHERE player = ${player} AND kind = 1 AND seq > ${above}
          AND seq <= ${upTo}`.execute(ledger.db)
      const found = await list({ above, upTo })
      const total = (of: (stretch: Stretch) => bigint) =>
        found.reduce((sum, each) => sum + of(each), 0n)
      expect({
        rounds: total(({ rounds }) => BigInt(rounds)),
        staked: total(({ stakeOre }) => stakeOre),
        won: total(({ winOre }) => winOre),
      }).toEqual(rows[0])
    }
}

const countKept = async () =>
  (await sql<{ n: bigint }>`SELECT count(*) AS n FROM ledger_stretch`.execute(ledger.db)).rows[0]?.n

test('[PA105] stretches of play are those of the rounds, before any are kept', async () => {
  expect(expected.length).toBeGreaterThan(100)
  await expectAll()
  await expectCut()
})

test('[PA105] and after they are, but for the one that goes on', async () => {
  await keepStretches(ledger.db, after(ledger.clock.now(), minuteMs))
  expect(await countKept()).toBe(BigInt(expected.length - 1))
  await expectAll()
  await expectCut()
  const ran = async () =>
    (await sql<{ at: Date }>`SELECT at FROM ledger_stretch_run`.execute(ledger.db)).rows
  const before = await ran()
  await keepStretches(ledger.db, after(ledger.clock.now(), 9 * minuteMs))
  expect(await ran()).toEqual(before)
  await keepStretches(ledger.db, after(ledger.clock.now(), 3 * hourMs))
  expect(await countKept()).toBe(BigInt(expected.length))
  await expectAll()
  await expectCut()
})

test('[PA105] nobody’s play waits for the job, and another copy leaves the work to it', async () => {
  const at = after(ledger.clock.now(), 6 * hourMs)
  await owner.query('DELETE FROM ledger_stretches_kept; DELETE FROM ledger_stretch')
  await ledger.db.transaction().execute(async (tx) => {
    await keepStretches(tx, at)
    const { rows } = await owner.query('SELECT FROM ledger_player FOR UPDATE NOWAIT')
    expect(rows.length).toBeGreaterThan(0)
    const asked = sql<{
      more: boolean
    }>`SELECT ledger_keep_stretches(${at}, ${at}, ${at}, 100) AS more`
    expect((await asked.execute(ledger.db)).rows).toEqual([{ more: false }])
  })
  expect(await countKept()).toBe(BigInt(expected.length))
})

/** Rows of the journal and of stretches that this connection has read, its functions' too. */
const rowsRead = sql<{ read: bigint }>`SELECT sum(pg_stat_get_xact_tuples_returned(c.oid)
    + pg_stat_get_xact_tuples_fetched(c.oid))::bigint AS read FROM pg_class c
  WHERE relname LIKE 'ledger_stretch%' OR relname LIKE 'ledger_journal%'`

test('[PA105] a page reads what is on it, and a game played twice is found by itself', async () => {
  const read = (asked: Partial<Parameters<typeof listStretches>[1]>) =>
    ledger.db.transaction().execute(async (tx) => {
      // So few rows would be read from end to end, as a year of them is not.
      await sql`SET LOCAL enable_seqscan = off`.execute(tx)
      const before = (await rowsRead.execute(tx)).rows[0]?.read ?? 0n
      await listStretches(tx, { playerId: player, above: 0n, upTo: newest, limit: 10, ...asked })
      return Number(((await rowsRead.execute(tx)).rows[0]?.read ?? 0n) - before)
    })
  const first = await read({})
  expect(first).toBeLessThan(80)
  expect(await read({ upTo: required(expected.at(-11), 'a stretch').lastSeq })).toBeLessThan(80)
  expect(await read({ gameIds: ['d'] })).toBeLessThanOrEqual(first)
})

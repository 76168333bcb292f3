import { after, hourMs, kroner, type PlayerId, sum } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import {
  countLines,
  findPeriod,
  grantBonus,
  type LineTopic,
  listLines,
  listRounds,
  postTransfer,
  sumLines,
  sumRounds,
} from '../index.ts'
import { findEdges, walk } from './chain.ts'

let ledger: TestLedger
let player: PlayerId

/** Two weeks of a player, over the end of a month, on two copies whose clocks differ. */
openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  const account = await ledger.player(kroner(9_000))
  player = account.id
  for (let turn = 1; turn <= 600; turn++) {
    ledger.clock.advance({ minutes: turn % 7 === 0 ? -40 : 45 })
    await ledger.beginPlay(account)
    if (turn % 10 === 0) await transfer('deposit')
    if (turn % 90 === 0) await bonus()
    const outcome = await ledger.settle(ledger.round(account, 100 + turn, turn % 3 ? 0 : 300))
    expect(outcome).toMatchObject({ ok: true })
  }
})

async function transfer(kind: 'deposit'): Promise<void> {
  const movement = ledger.transfer(kind, player, kroner(10))
  await ledger.db.transaction().execute((tx) => postTransfer(tx, movement))
}

async function bonus(): Promise<void> {
  const at = ledger.clock.now()
  const terms = { stakeMaxOre: undefined, expiresAt: after(at, hourMs), at }
  const amounts = { amountOre: kroner(20), requiredOre: kroner(400) }
  await ledger.db
    .transaction()
    .execute((tx) =>
      grantBonus(tx, { bonusId: ledger.key(), playerId: player, ...amounts, ...terms }),
    )
}

interface Row {
  key: string
  seq: bigint
  at: Date
}

/** Every movement of the player, without the chain. */
async function everything(): Promise<Row[]> {
  const { rows } = await sql<Row>`SELECT key, seq, at FROM ledger_journal
    WHERE player = ${player} AND seq IS NOT NULL ORDER BY seq DESC`.execute(ledger.db)
  return rows
}

test('a walk meets each movement between two numbers once, newest first', async () => {
  const all = await everything()
  expect(all.length).toBeGreaterThan(660)
  const newest = BigInt(all.length)
  const ends = [0n, 1n, 63n, 64n, 65n, 127n, 128n, 400n, newest - 1n, newest, newest + 9n]
  for (const above of ends) {
    for (const upTo of [null, ...ends]) {
      const walked = await sql<Row>`SELECT key, seq, at FROM ${walk(player, above, upTo)}`.execute(
        ledger.db,
      )
      const expected = all.filter((row) => row.seq > above && row.seq <= (upTo ?? newest))
      expect(walked.rows).toEqual(expected)
    }
  }
})

test('who walks in and out of a deep history reads a few rows of it', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF)
    SELECT key FROM ${walk(player, 0n, 400n)} LIMIT 5`.execute(ledger.db)
  const read = rows.flatMap(({ 'QUERY PLAN': line }) =>
    /WorkTable Scan.*loops=(\d+)/.test(line) ? [Number(/loops=(\d+)/.exec(line)?.[1])] : [],
  )
  expect(read).toHaveLength(1)
  // From the 448th, the next that the index knows.
  expect(read[0]).toBeLessThan(64)
})

test('a moment’s edges part what is older from what is not', async () => {
  const all = await everything()
  const moments = all.filter((_, place) => place % 41 === 0).map((row) => row.at)
  const edges = await findEdges(ledger.db, player, moments)
  for (const [place, at] of moments.entries()) {
    const { olderUpTo = 0n, newerAbove = 0n } = edges[place] ?? {}
    expect(all.filter((row) => row.seq <= olderUpTo && row.at >= at)).toEqual([])
    expect(all.filter((row) => row.seq > newerAbove && row.at < at)).toEqual([])
    // A day on either side, at most 64 rows before and after it.
    expect(newerAbove - olderUpTo).toBeLessThan(64n * 5n)
  }
})

test('every page of a long history begins where the last one ended', async () => {
  for (const days of [3, 8, 30]) {
    const period = await findPeriod(
      ledger.db,
      player,
      after(ledger.clock.now(), -days * 24 * hourMs),
    )
    for (const topic of ['all', 'rounds', 'bonuses'] satisfies LineTopic[]) {
      const whole = await listLines(ledger.db, period, { topic, limit: 10_000, offset: 0 })
      for (let offset = 0; offset < whole.length + 37; offset += 37) {
        const page = await listLines(ledger.db, period, { topic, limit: 37, offset })
        expect(page).toEqual(whole.slice(offset, offset + 37))
      }
    }
  }
})

test('[SCREEN-12] a period that ends by a number has its own lines on its pages', async () => {
  const open = await findPeriod(ledger.db, player, new Date(0))
  const seqs = new Map((await everything()).map(({ key, seq }) => [key, seq]))
  for (const topic of ['all', 'rounds', 'bonuses'] satisfies LineTopic[]) {
    const all = await listLines(ledger.db, open, { topic, limit: 10_000, offset: 0 })
    for (const [afterSeq, upTo] of [
      [0n, 640n],
      [100n, 500n],
      [70n, 71n],
      [80n, 80n],
    ] as const) {
      const period = { ...open, afterSeq, wholeAfterSeq: afterSeq, upTo }
      const inside = all.filter(({ id }) => isBetween(seqs.get(id), afterSeq, upTo))
      expect(await countLines(ledger.db, period, topic)).toBe(inside.length)
      const whole = inside.map(({ id }) => id)
      for (let offset = 0; offset <= whole.length; offset += 93) {
        const page = await listLines(ledger.db, period, { topic, limit: 93, offset })
        expect(page.map(({ id }) => id)).toEqual(whole.slice(offset, offset + 93))
      }
    }
  }
})

function isBetween(seq: bigint | undefined, above: bigint, upTo: bigint): boolean {
  return seq !== undefined && seq > above && seq <= upTo
}

test('the sums of a long history are those of its lines', async () => {
  for (const days of [1, 3, 8, 30]) {
    const from = after(ledger.clock.now(), -days * 24 * hourMs)
    const period = await findPeriod(ledger.db, player, from)
    const lines = await listLines(ledger.db, period, { topic: 'all', limit: 10_000, offset: 0 })
    const rounds = lines.flatMap((line) => (line.kind === 'round' ? [line] : []))
    const bonuses = lines.length - rounds.length
    const to = new Date('2027-01-01')
    const stakedOre = sum(...rounds.map((round) => round.stakeOre))
    const wonOre = sum(...rounds.map((round) => round.winOre))
    expect(await sumLines(ledger.db, period)).toMatchObject({
      count: { all: lines.length, rounds: rounds.length, bonuses },
      stakedOre,
      wonOre,
    })
    const range = { playerId: player, from, to }
    expect(await sumRounds(ledger.db, range)).toEqual({ count: rounds.length, stakedOre, wonOre })
  }
})

test('rounds of a range in the middle are those between its moments', async () => {
  const all = await everything()
  const [from, to] = [all[400]?.at ?? new Date(0), all[300]?.at ?? new Date(0)]
  const range = { playerId: player, from, to }
  const listed = await listRounds(ledger.db, { ...range, limit: 1_000 })
  const { rows } = await sql<{ key: string }>`SELECT key FROM ledger_journal
    WHERE player = ${player} AND kind = 1 AND at >= ${from} AND at < ${to} AND seq IS NOT NULL
    ORDER BY seq DESC`.execute(ledger.db)
  expect(listed.map((round) => round.key)).toEqual(rows.map((row) => row.key))
  expect(listed.length).toBeGreaterThan(60)
  const paged = await listRounds(ledger.db, { ...range, limit: 10, offset: 20 })
  expect(paged).toEqual(listed.slice(20, 30))
})

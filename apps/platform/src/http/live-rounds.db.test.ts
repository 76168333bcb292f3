import {
  beginStatement,
  readClosing,
  readHistory,
  readPlayNotice,
  readPlayPicture,
  readSessionPlay,
  readStatement,
  readSummary,
  readTransactions,
} from '@nordlys/contracts'
import { kroner, ore, required } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { findBookedRound, LongReads, readBalances, setPlayLimit } from '../ledger/index.ts'
import { readLatestWins } from '../lobby/index.ts'
import { listWithdrawals } from '../payments/payout/withdrawal-states.ts'
import { replayAtTable, startReplay as replayOf } from '../play/round-replay.ts'
import { liveBets, type Seat, TestLive } from '../play/test-live.ts'
import { describeSession } from '../players/index.ts'
import { readStandings } from '../players/session/standings.ts'
import { defaultThrottleRules } from '../throttle/throttle-rules.ts'
import { registerClosingCalls } from './closing-calls.ts'
import { registerHistoryCalls } from './history-calls.ts'
import { registerPlayNoticeCalls } from './play-notice-calls.ts'
import { registerPlayPictureCalls } from './play-picture-calls.ts'
import { registerStatementCalls } from './statement-calls.ts'
import { registerSummaryCalls } from './summary-calls.ts'
import { OwnCalls } from './test-own-calls.ts'

let live: TestLive
let calls: OwnCalls

openForFile(async (stack) => {
  live = stack.use(await TestLive.open())
  const { db, context: payments } = live.world
  const mark = (act: string, name: string) => Buffer.from(act + name)
  const players = { throttle: { db, rules: defaultThrottleRules, mark } }
  calls = stack.use(
    new OwnCalls(live.world.clock, (edge) => {
      registerHistoryCalls(edge, { db, players })
      registerSummaryCalls(edge, { db })
      registerStatementCalls(edge, { db, players, longReads: new LongReads() })
      registerPlayPictureCalls(edge, { db })
      registerPlayNoticeCalls(edge, live.play, async (session) => session)
      registerClosingCalls(edge, payments)
    }),
  )
})

const ask = async (call: { path: string }, payload: object = {}) =>
  (await calls.ask(call, payload)).json()

/** A player with 1.000 kr. at the live table, who asks from here on. */
async function seated(): Promise<Seat> {
  const seat = await live.seat(kroner(1_000))
  calls.asking = { playerId: seat.player, loggedInAt: seat.session.loggedInAt }
  live.world.clock.advance({ seconds: 20 })
  return seat
}

const page = { kind: 'rounds', days: 30, pageSize: 10 }
const lists = async () => ({
  transactions: await ask(readTransactions, page),
  history: await ask(readHistory, { ...page, page: 1 }),
})

async function pushed({ credential }: Seat): Promise<number> {
  const [standing] = await readStandings(live.world.db, [credential], live.now)
  return Number(required(standing, 'the standing of a session').totalOre)
}

const described = ({ session }: Seat) => describeSession(live.world.db, session, live.now)

test('[LV20] push and header have a win from when the ball lies, and the stake at once', async () => {
  const seat = await seated()
  const round = live.round(seat, 360_000)
  expect(await live.settleOne(round)).toMatchObject({ ok: true, balanceOre: 450_000n })
  expect(await pushed(seat)).toBe(90_000)
  const before = await described(seat)
  expect(before.summary).toMatchObject({ TotalBalance: 90_000n, WithdrawableBalance: 90_000n })
  live.world.clock.advance({ ms: 11_999 })
  expect(await pushed(seat)).toBe(90_000)
  live.world.clock.advance({ ms: 1 })
  expect(await pushed(seat)).toBe(450_000)
  const after = await described(seat)
  expect(after.summary).toMatchObject({ TotalBalance: 450_000n, WithdrawableBalance: 450_000n })
  expect(after).not.toHaveProperty('bookedSummary')
})

test('[LV24] `account-summary`, the limits and the money itself have what is booked', async () => {
  const seat = await seated()
  const lossLimit = { measure: 'loss', period: 'day', size: kroner(150) } as const
  await live.world.db
    .transaction()
    .execute((tx) => setPlayLimit(tx, { playerId: seat.player, ...lossLimit, at: live.now }))
  await live.settleOne(live.round(seat, 360_000))
  const { bookedSummary } = await described(seat)
  expect(bookedSummary).toMatchObject({ TotalBalance: 450_000n, WithdrawableBalance: 450_000n })
  expect((await readBalances(live.world.db, seat.player)).cashOre).toBe(450_000n)
  // The win gives the limit its room, and can be staked. No balance is shown below nothing.
  const more = live.round(seat, 0, { stakeOre: kroner(3_600) })
  expect(await live.settleOne(more)).toMatchObject({ ok: true, balanceOre: 90_000n })
  const last = live.round(seat, 0, { stakeOre: kroner(50) })
  expect(await live.settleOne(last)).toMatchObject({ ok: true, balanceOre: 85_000n })
  const beyond = live.round(seat, 0, { stakeOre: ore(1) })
  expect(await live.settleOne(beyond)).toMatchObject({ refusal: 'loss-limit' })
  expect(await pushed(seat)).toBe(0)
  live.world.clock.advance({ seconds: 12 })
  expect(await pushed(seat)).toBe(85_000)
})

test('[LV20] [LV27] lists show the stake, that the round is decided, and its number', async () => {
  const seat = await seated()
  const round = live.round(seat, 360_000)
  await live.settleOne(round)
  const line = {
    ...{ kind: 'round', id: round.key, gameId: 'live-roulette', state: 'settled' },
    ...{ isAtTable: true, liveRound: 48_213, stakeOre: 10_000 },
  }
  const shown = { ...line, isPending: true, winOre: 0, balanceAfterOre: 90_000 }
  for (const { lines, totals } of Object.values(await lists())) {
    expect(lines).toEqual([{ ...shown, at: expect.any(String) }])
    expect(totals).toMatchObject({ stakedOre: 10_000, wonOre: 0, resultOre: -10_000 })
    expect(totals.closing).toMatchObject({ cashOre: 90_000 })
  }
  live.world.clock.advance({ seconds: 12 })
  const told = { ...line, winOre: 360_000, balanceAfterOre: 450_000, isReplayable: true }
  for (const { lines, totals } of Object.values(await lists())) {
    expect(lines).toEqual([{ ...told, at: expect.any(String) }])
    expect(totals).toMatchObject({ stakedOre: 10_000, wonOre: 360_000, resultOre: 350_000 })
    expect(totals.closing).toMatchObject({ cashOre: 450_000 })
  }
})

test('[LV20] a round that lost is not told from one that won', async () => {
  const seat = await seated()
  const lost = live.round(seat, 0)
  await live.settleOne(lost)
  const { transactions } = await lists()
  expect(transactions.lines).toMatchObject([{ id: lost.key, isPending: true, winOre: 0 }])
  expect(transactions.lines[0]).not.toHaveProperty('isReplayable')
  live.world.clock.advance({ seconds: 12 })
  expect((await lists()).transactions.lines[0]).not.toHaveProperty('isPending')
})

test('[LV20] of several rounds each is shown in its time, and a stretch adds up what is shown', async () => {
  const seat = await seated()
  await live.settleOne(
    live.round(seat, 20_000, { live: { round: 1, tellFrom: live.inSeconds(5) } }),
  )
  live.world.clock.advance({ seconds: 1 })
  await live.settleOne(
    live.round(seat, 30_000, { live: { round: 2, tellFrom: live.inSeconds(9) } }),
  )
  const stretch = async () => (await ask(readTransactions, page)).lines[0]
  const both = { kind: 'stretch', rounds: 2, stakeOre: 20_000 }
  expect(await stretch()).toMatchObject({
    ...both,
    isPending: true,
    winOre: 0,
    balanceAfterOre: 80_000,
  })
  live.world.clock.advance({ seconds: 4 })
  expect(await pushed(seat)).toBe(100_000)
  expect(await stretch()).toMatchObject({ ...both, isPending: true, winOre: 20_000 })
  const numbers = { first: 1, last: 10 }
  const { lines } = await ask(readHistory, { ...page, page: 1, numbers })
  expect(lines).toMatchObject([
    { liveRound: 2, isPending: true, winOre: 0, balanceAfterOre: 100_000 },
    { liveRound: 1, winOre: 20_000, balanceAfterOre: 110_000 },
  ])
  live.world.clock.advance({ seconds: 5 })
  const told = await stretch()
  expect(told).toMatchObject({ ...both, winOre: 50_000, balanceAfterOre: 130_000 })
  expect(told).not.toHaveProperty('isPending')
})

test('[LV20] the figures of session, overview and a period have a win once it is shown', async () => {
  const seat = await seated()
  await live.settleOne(live.round(seat, 360_000))
  const period = { by: 'elapsed', days: 1 }
  const figures = async () => {
    const [session, picture, summary] = [
      await ask(readSessionPlay),
      await ask(readPlayPicture),
      await ask(readSummary, { period }),
    ]
    return [session, picture.week, summary, summary.parts[0]].map((each) => [
      each.stakedOre,
      each.wonOre,
    ])
  }
  expect(await figures()).toEqual(Array(4).fill([10_000, 0]))
  live.world.clock.advance({ seconds: 12 })
  expect(await figures()).toEqual(Array(4).fill([10_000, 360_000]))
})

test('[LV20] what may be withdrawn or is left at a closing is shown without the win', async () => {
  const seat = await seated()
  await live.settleOne(live.round(seat, 360_000))
  const shown = async () => {
    const paying = { playerId: seat.player, standing: 'open' } as const
    const { withdrawableOre } = await listWithdrawals(live.world.context, paying).then((listed) =>
      listed.ok ? listed : Promise.reject(new Error('refused')),
    )
    return [Number(withdrawableOre), (await ask(readClosing)).cashOre]
  }
  expect(await shown()).toEqual([90_000, 90_000])
  live.world.clock.advance({ seconds: 12 })
  expect(await shown()).toEqual([450_000, 450_000])
})

test('[LV21] [GAME-08] a great win is a latest one once it is shown, the stake alone never', async () => {
  const seat = await seated()
  await live.settleOne(live.round(seat, 360_000))
  await live.settleOne(live.round(seat, 100_000, { stakeOre: kroner(1_000) }))
  const wins = async () =>
    (await readLatestWins(live.world.db, async () => new Map(), live.now)).wins.filter(
      ({ at }) => at >= seat.session.loggedInAt,
    )
  expect(await wins()).toEqual([])
  live.world.clock.advance({ seconds: 12 })
  expect(await wins()).toMatchObject([{ gameId: 'live-roulette', amountOre: 360_000n }])
})

test('[LV21] [LV27] its page tells no more than of an open round, and is replayed from its row', async () => {
  const seat = await seated()
  const round = live.round(seat, 360_000)
  await live.settleOne(round)
  const { readRoundFacts } = await import('../play/index.ts')
  const facts = () =>
    readRoundFacts(live.world.db, { playerId: seat.player, roundId: round.key, at: live.now })
  const replayed = () =>
    replayOf(live.play, {
      playerId: seat.player,
      ...{ sessionId: seat.session.sessionId, roundId: round.key, at: live.now },
    })
  const pending = await facts()
  expect(pending).toMatchObject({
    kind: 'table',
    liveRound: 48_213,
    state: 'open',
    isPending: true,
  })
  expect(pending).toMatchObject({ stake: { cashOre: 10_000n }, win: { cashOre: 0n } })
  for (const name of ['seed', 'endedAt', 'balanceAfterOre'])
    expect(pending).not.toHaveProperty(name)
  expect(await replayed()).toBeUndefined()
  live.world.clock.advance({ seconds: 12 })
  const told = await facts()
  expect(told).toMatchObject({
    ...{ liveRound: 48_213, state: 'settled', seed: round.seed, balanceAfterOre: 450_000n },
    bets: Buffer.from(liveBets).toString('hex'),
  })
  expect(told).not.toHaveProperty('isPending')
  const { replayToken } = required(await replayed(), 'a replay')
  expect(await replayAtTable(live.play, replayToken)).toMatchObject({
    round: { seed: round.seed, stakeOre: 10_000n, payoutOre: 360_000n },
  })
})

test('[LV25] [LV27] a statement ends before a pending round, and has it afterwards', async () => {
  const seat = await seated()
  await live.settleOne(
    live.round(seat, 20_000, { live: { round: 1, tellFrom: live.inSeconds(1) } }),
  )
  live.world.clock.advance({ seconds: 2 })
  const settledAt = live.now
  const round = live.round(seat, 360_000)
  await live.settleOne(round)
  live.world.clock.advance({ seconds: 2 })
  const dates = { from: '2026-11-21', until: '2026-12-01' }
  const statement = await ask(beginStatement, dates)
  expect(statement).toMatchObject({
    ...{ to: settledAt.toISOString(), stakedOre: 10_000, wonOre: 20_000 },
    closing: { cashOre: 110_000 },
  })
  const { numbers } = statement
  // Later numbers that are asked for are not given.
  const all = { ...numbers, upTo: numbers.upTo + 5 }
  const { lines } = await ask(readStatement, all)
  expect(lines.at(-1)).toMatchObject({ number: numbers.upTo, liveRound: 1, wonOre: 20_000 })
  live.world.clock.advance({ seconds: 10 })
  expect(await ask(beginStatement, dates)).toMatchObject({
    ...{ stakedOre: 20_000, wonOre: 380_000, closing: { cashOre: 460_000 } },
    numbers: { upTo: numbers.upTo + 1 },
  })
  expect((await ask(readStatement, all)).lines.at(-1)).toMatchObject({
    ...{ reference: round.key, liveRound: 48_213, stakedOre: 10_000, wonOre: 360_000 },
  })
})

test('[LV26] [LIM-07] a notice that is due waits for the win, and rounds wait for the notice', async () => {
  const seat = await seated()
  for (let half = 0; half < 2; half += 1) {
    live.world.clock.advance({ minutes: 29 })
    await live.settleOne(live.round(seat, 0))
  }
  live.world.clock.advance({ seconds: 95 })
  await live.settleOne(live.round(seat, 360_000))
  expect(await ask(readPlayNotice)).toMatchObject({ stakedOre: 30_000, wonOre: 0 })
  live.world.clock.advance({ seconds: 6 })
  expect(await ask(readPlayNotice)).toMatchObject({ dueInMs: 6_000, wonOre: 0 })
  expect(await live.settleOne(live.round(seat, 0))).toMatchObject({ refusal: 'notice-due' })
  live.world.clock.advance({ seconds: 6 })
  expect(await ask(readPlayNotice)).toMatchObject({ dueInMs: 0, wonOre: 360_000 })
})

test('[LV28] a round that was refused is none, and is in no list or figure', async () => {
  const seat = await seated()
  const round = live.round(seat, 360_000, { stakeOre: kroner(1_001) })
  expect(await live.settleOne(round)).toMatchObject({ refusal: 'too-little-money' })
  expect(await pushed(seat)).toBe(100_000)
  expect((await lists()).transactions.lines).toEqual([])
  const found = await live.world.db
    .transaction()
    .execute((tx) => findBookedRound(tx, { playerId: seat.player, round: round.key as never }))
  expect(found).toBeUndefined()
})

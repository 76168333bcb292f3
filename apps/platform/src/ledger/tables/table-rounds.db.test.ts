import { after, hourMs, kroner, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import { claimSilentRounds, endPlay, setNoticeDue, setPlayLimit } from '../index.ts'
import { type Player, TestTable } from './test-table-rounds.ts'

let ledger: TestLedger
let table: TestTable

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start(2))
  table = await TestTable.open(ledger)
})

const ok = { outcome: 'ok', repeated: false }
async function opened(player: Player) {
  const round = table.round(player)
  expect(await round.open(100)).toMatchObject(ok)
  return round
}

test('[GAME-02] a stake and its raises are held, and the end pays and hands them to the house', async () => {
  const player = await ledger.player(ore(1_000))
  const round = table.round(player)
  expect(await round.open(300)).toMatchObject({ ...ok, balanceOre: 700n })
  expect(await round.raise(300)).toMatchObject({ ...ok, balanceOre: 400n })
  expect(await table.moneyOf(player)).toMatchObject({ cash: 400n, staked: 600n })
  expect(await round.finish(1_200)).toMatchObject({ ...ok, balanceOre: 1_600n })
  expect(await table.moneyOf(player)).toMatchObject({ cash: 1_600n, staked: 0n })
  const kept = await ledger.db
    .selectFrom('ledger_table_round')
    .selectAll()
    .where('round', '=', round.key)
    .executeTakeFirstOrThrow()
  expect(kept.seed?.equals(round.seed)).toBe(true)
  expect(kept.choices?.toString()).toBe('hs')
})

test('[GAME-02] [LED-05] each step is booked once, however often it is asked', async () => {
  const player = await ledger.player(ore(1_000))
  const round = table.round(player)
  const opened = await Promise.all([round.open(300), round.open(300), round.open(300)])
  expect(opened.filter(({ repeated }) => !repeated)).toHaveLength(1)
  const raiseKey = ledger.key()
  const raised = await Promise.all([round.raise(200, raiseKey), round.raise(200, raiseKey)])
  expect(raised.filter(({ repeated }) => !repeated)).toHaveLength(1)
  const finished = await Promise.all([round.finish(50), round.finish(50), round.finish(50)])
  expect(finished.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect(new Set(finished.map(({ balanceOre }) => balanceOre))).toEqual(new Set([550n]))
  expect(await table.moneyOf(player)).toMatchObject({ cash: 550n, staked: 0n })
})

test('[GAME-02] a key that is asked with anything else is a conflict', async () => {
  const player = await ledger.player(ore(1_000))
  const round = table.round(player)
  await round.open(300)
  expect(await round.open(301)).toMatchObject({ outcome: 'conflict' })
  await round.finish(100)
  expect(await round.finish(101)).toMatchObject({ outcome: 'conflict' })
  expect(await table.moneyOf(player)).toMatchObject({ cash: 800n, staked: 0n })
})

test('[GAME-02] a round that is over takes no raise, no other end and cannot be taken back', async () => {
  const player = await ledger.player(ore(1_000))
  const round = table.round(player)
  await round.open(300)
  await round.finish(0)
  expect(await round.raise(300)).toMatchObject({ outcome: 'round-ended' })
  expect(await round.finish(900, { key: ledger.key() })).toMatchObject({ outcome: 'round-ended' })
  expect(await round.void()).toMatchObject({ outcome: 'round-ended' })
  expect(await table.moneyOf(player)).toMatchObject({ cash: 700n, staked: 0n })
})

test('[GAME-02] nobody raises or ends a round that is not there, or raises another’s', async () => {
  const [player, thief] = [await ledger.player(ore(1_000)), await ledger.player(ore(1_000))]
  const round = table.round(player)
  const unknown = { outcome: 'round-unknown' }
  expect(await round.raise(300)).toMatchObject(unknown)
  expect(await round.finish(300)).toMatchObject(unknown)
  expect(await round.void()).toMatchObject(unknown)
  await round.open(300)
  const asThief = { playerId: thief.id, playSession: thief.playSession }
  expect(await round.raise(300, ledger.key(), asThief)).toMatchObject(unknown)
  const elsewhere = { definition: ledger.definition }
  expect(await round.raise(300, ledger.key(), elsewhere)).toMatchObject({ outcome: 'conflict' })
  await round.void()
})

test('[GAME-02] [PROOF-03] a round ends with the seed it was begun with alone', async () => {
  const player = await ledger.player(ore(1_000))
  const round = table.round(player)
  await round.open(300)
  const other = { seed: new Uint8Array(32).fill(7) }
  expect(await round.finish(900, other)).toMatchObject({ outcome: 'conflict' })
  expect(await table.moneyOf(player)).toMatchObject({ cash: 700n, staked: 300n })
  expect(await round.finish(900)).toMatchObject(ok)
})

test('[GAME-02] a round is paid for the stake that is held alone', async () => {
  const player = await ledger.player(ore(1_000))
  const round = table.round(player)
  await round.open(300)
  expect(await round.finish(900, { stakeOre: ore(200) })).toMatchObject({ outcome: 'conflict' })
  expect(await table.moneyOf(player)).toMatchObject({ cash: 700n, staked: 300n })
  expect(await round.finish(900)).toMatchObject(ok)
})

test('[GAME-02] no hand has the name of a movement or of another round', async () => {
  const [player, other] = [await ledger.player(ore(1_000)), await ledger.player(ore(1_000))]
  const spun = ledger.round(other, 100)
  await ledger.settle(spun)
  const round = table.round(player)
  for (const key of [spun.key, (await opened(other)).key]) {
    expect(await round.open(300, { key, round: key })).toMatchObject({ outcome: 'conflict' })
  }
  expect(await table.moneyOf(player)).toMatchObject({ cash: 1_000n, staked: 0n })
})

test('[GAME-02] no hand begins under an old name, and one that has begun is answered', async () => {
  const player = await ledger.player(ore(1_000))
  const round = table.round(player)
  expect(await round.open(300, { mayBegin: false })).toMatchObject({ outcome: 'conflict' })
  expect(await round.open(300)).toMatchObject(ok)
  expect(await round.open(300, { mayBegin: false })).toMatchObject({
    outcome: 'ok',
    repeated: true,
  })
  await round.void()
  // A stake that was given back is not told as held.
  expect(await round.open(300)).toMatchObject({ outcome: 'round-ended' })
})

test('[GAME-02] [BONUS-02] an open hand keeps no bonus from being fulfilled or used up', async () => {
  for (const requiredOre of [ore(200), ore(100_000)]) {
    const player = await ledger.player(ore(1_000))
    await table.grant(player, { amountOre: ore(200), requiredOre })
    const round = table.round(player)
    await round.open(1_000)
    expect(await ledger.settle(ledger.round(player, 200))).toMatchObject({ ok: true })
    const { bonus_id } = await ledger.db
      .selectFrom('ledger_player')
      .select('bonus_id')
      .where('player', '=', player.id)
      .executeTakeFirstOrThrow()
    expect(bonus_id).toBeNull()
    await round.finish(0)
  }
})

test('[GAME-02] a raise brings back no play that has rested for long', async () => {
  const player = await ledger.player(ore(1_000))
  const round = table.round(player)
  await round.open(100)
  ledger.clock.advance({ minutes: 31 })
  expect(await round.raise(100)).toMatchObject(ok)
  expect(await ledger.settle(ledger.round(player, 100))).toMatchObject({ refusal: 'play-ended' })
  await round.finish(0)
})

test('[GAME-02] a round that cannot be played gives every stake back, once', async () => {
  const player = await ledger.player(ore(1_000))
  await table.limit(player, 'stake', ore(1_000))
  const round = table.round(player)
  await round.open(300)
  await round.raise(200)
  const answers = [await round.void(), await round.void()]
  expect(answers).toMatchObject([{ outcome: 'ok' }, { outcome: 'ok', repeated: true }])
  expect(await table.moneyOf(player)).toMatchObject({ cash: 1_000n, staked: 0n })
  expect(await round.finish(300)).toMatchObject({ outcome: 'round-ended' })
  // The limit's room has them back, too.
  expect(await table.round(player).open(1_000)).toMatchObject(ok)
})

test('[GAME-02] what ends play refuses a new hand, and no raise of one that has begun', async () => {
  const player = await ledger.player(ore(10_000))
  const round = table.round(player)
  await round.open(100)
  const at = ledger.clock.now()
  await ledger.db
    .transaction()
    .execute((tx) => setNoticeDue(tx, { playerId: player.id, dueAt: at }))
  expect(await table.round(player).open(100)).toMatchObject({ outcome: 'notice-due' })
  expect(await round.raise(100)).toMatchObject(ok)
  await ledger.db
    .transaction()
    .execute((tx) => setNoticeDue(tx, { playerId: player.id, dueAt: undefined }))
  await ledger.db.transaction().execute((tx) => endPlay(tx, player.id, at))
  expect(await table.round(player).open(100)).toMatchObject({ outcome: 'play-ended' })
  expect(await round.raise(100)).toMatchObject(ok)
  expect(await round.finish(500)).toMatchObject({ ...ok, balanceOre: 10_200n })
})

test('[GAME-02] a limit of time refuses a new hand, and no raise of one that has begun', async () => {
  const player = await ledger.player(ore(10_000))
  await ledger.db.transaction().execute((tx) =>
    setPlayLimit(tx, {
      playerId: player.id,
      measure: 'time',
      period: 'day',
      size: 1n,
      at: ledger.clock.now(),
    }),
  )
  await ledger.beginPlay(player)
  const round = table.round(player)
  expect(await round.open(100)).toMatchObject(ok)
  ledger.clock.advance({ minutes: 2 })
  expect(await table.round(player).open(100)).toMatchObject({ outcome: 'time-limit' })
  expect(await round.raise(100)).toMatchObject(ok)
  await round.finish(0)
})

test('[GAME-02] [LIM-06] a bar refuses raises, and a hand that has begun is paid all the same', async () => {
  const player = await ledger.player(ore(1_000))
  const round = table.round(player)
  await round.open(300)
  await ledger.bar(player.id, 'exclusion', 'for-good')
  expect(await round.raise(300)).toMatchObject({ outcome: 'play-blocked' })
  expect(await table.round(player).open(100)).toMatchObject({ outcome: 'play-blocked' })
  expect(await round.finish(600)).toMatchObject({ ...ok, balanceOre: 1_300n })
})

test('[GAME-02] [LIM-01] a raise is judged by money and limits, and its refusal costs no hand', async () => {
  const poor = await ledger.player(ore(500))
  const first = table.round(poor)
  await first.open(300)
  expect(await first.raise(300)).toMatchObject({ outcome: 'too-little-money' })
  expect(await first.finish(600)).toMatchObject({ ...ok, balanceOre: 800n })
  for (const measure of ['loss', 'stake'] as const) {
    const player = await ledger.player(ore(10_000))
    await table.limit(player, measure, ore(500))
    const round = table.round(player)
    await round.open(300)
    expect(await round.raise(300)).toMatchObject({ outcome: `${measure}-limit` })
    expect(await round.raise(200)).toMatchObject(ok)
    expect(await round.raise(1)).toMatchObject({ outcome: `${measure}-limit` })
    expect(await round.finish(0)).toMatchObject({ ...ok, balanceOre: 9_500n })
  }
})

test('[GAME-02] [LIM-02] a stake that is refused begins no period of a limit', async () => {
  const player = await ledger.player(ore(10_000))
  await table.limit(player, 'stake', ore(500))
  ledger.clock.advance({ minutes: 24 * 60 + 1 })
  await ledger.beginPlay(player)
  expect(await table.round(player).open(501)).toMatchObject({ outcome: 'stake-limit' })
  ledger.clock.advance({ minutes: 24 * 60 - 5 })
  await ledger.beginPlay(player)
  const round = table.round(player)
  expect(await round.open(400)).toMatchObject(ok)
  ledger.clock.advance({ minutes: 6 })
  expect(await round.raise(101)).toMatchObject({ outcome: 'stake-limit' })
  await round.finish(0)
})

test('[GAME-02] [BONUS-01] a table takes cash alone, and nothing staked there counts', async () => {
  const player = await ledger.player(ore(500))
  await table.grant(player)
  const round = table.round(player)
  expect(await round.open(400)).toMatchObject(ok)
  expect(await round.raise(400)).toMatchObject({ outcome: 'bonus-not-here' })
  expect(await round.finish(900)).toMatchObject(ok)
  expect(await table.moneyOf(player)).toEqual({
    cash: 1_000n,
    bonus: 50_000n,
    staked: 0n,
    wager_left: 100_000n,
  })
  // A round in one step, too.
  const settled = { ...ledger.round(player, 1_001), definition: table.definition }
  expect(await ledger.settle(settled)).toMatchObject({ refusal: 'bonus-not-here' })
  const paid = { ...ledger.round(player, 600), definition: table.definition }
  expect(await ledger.settle(paid)).toMatchObject({ ok: true })
  expect(await table.moneyOf(player)).toMatchObject({ bonus: 50_000n, wager_left: 100_000n })
})

test('[GAME-02] [BONUS-01] the highest stake of a bonus holds over the whole round', async () => {
  const player = await ledger.player(kroner(100))
  await table.grant(player, { stakeMaxOre: ore(500) })
  const round = table.round(player)
  await round.open(300)
  expect(await round.raise(300)).toMatchObject({ outcome: 'stake-too-high-for-bonus' })
  expect(await round.raise(200)).toMatchObject(ok)
  await round.finish(0)
})

test('[GAME-02] a raise and the end at one moment on two copies leave one round', async () => {
  const player = await ledger.player(ore(100_000))
  for (let turn = 0; turn < 20; turn += 1) {
    const round = table.round(player)
    await round.open(100)
    const before = (await table.moneyOf(player)).cash
    const [raised, finished] = await Promise.all([round.raise(100), round.finish(50)])
    expect(['ok', 'round-ended']).toContain(raised.outcome)
    const cost = raised.outcome === 'ok' ? 100n : 0n
    // An end that knew of no raise ends nothing; asked again with it, it does.
    expect(finished.outcome).toBe(cost > 0n ? 'conflict' : 'ok')
    if (cost > 0n) expect(await round.finish(50)).toMatchObject(ok)
    expect(await table.moneyOf(player)).toMatchObject({ cash: before + 50n - cost, staked: 0n })
  }
})

test('[GAME-02] no outside supplier is asked about a hand that waits', async () => {
  const player = await ledger.player(ore(1_000))
  const round = table.round(player)
  await round.open(100)
  ledger.clock.advance({ hours: 30 })
  const at = ledger.clock.now()
  const asked = { openedBefore: after(at, -hourMs), askedBefore: at, limit: 100, at }
  expect(await claimSilentRounds(ledger.db, asked)).toEqual([])
  expect(await round.finish(0)).toMatchObject(ok)
})

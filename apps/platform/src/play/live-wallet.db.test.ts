import { bonusSpinChoices, gambleChoices, spinChoices, walletPaths } from '@nordlys/contracts'
import { kroner, ore, systemRandom, type TimeKey, timeKey } from '@nordlys/core'
import { whileLocked } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { readBalances, readPendingRounds, readShownBalances } from '../ledger/index.ts'
import { commitmentOf } from '../ledger/tables/test-table-rounds.ts'
import { TableWallet } from './table-wallet.ts'
import { type Seat, TestLive } from './test-live.ts'

let live: TestLive

openForFile(async (stack) => {
  live = stack.use(await TestLive.open())
})

const seated = () => live.seat(kroner(1_000))
const wait = (seconds: number) => live.world.clock.advance({ seconds })

async function shown({ player }: Seat): Promise<bigint> {
  return (await readShownBalances(live.world.db, player, live.now)).cashOre
}

async function pending({ player }: Seat) {
  return readPendingRounds(live.world.db, { playerId: player, at: live.now })
}

/** How many seconds pass until the win is shown. */
async function secondsUntilShown(seat: Seat): Promise<number> {
  for (let seconds = 0; seconds < 300; seconds += 1) {
    if ((await pending(seat)).length === 0) return seconds
    wait(1)
  }
  throw new Error('the win is never shown')
}

const spin = {
  choices: spinChoices,
  bets: undefined,
  live: undefined,
  definitionHash: 'cd'.repeat(32),
}

test('[LV22] a repeat that names a later moment moves it, an earlier one changes nothing', async () => {
  const seat = await seated()
  const round = live.round(seat, 36_000)
  await live.settleOne(round)
  wait(4)
  for (const tellFrom of [live.inSeconds(20), live.inSeconds(2)]) {
    const repeat = { ...round, winOre: ore(0), live: { round: 7, tellFrom } }
    expect(await live.settleOne(repeat)).toMatchObject({ repeated: true, winOre: 36_000n })
  }
  expect(await secondsUntilShown(seat)).toBe(20)
  const { round: number } = await live.world.db
    .selectFrom('ledger_live_round')
    .select('round')
    .where('key', '=', round.key)
    .executeTakeFirstOrThrow()
  expect(number).toBe(48_213n)
})

test('[LV22] `tell-later` moves many at once, each to the later moment, and no other keys', async () => {
  const [one, two] = [await seated(), await seated()]
  const early = { live: { round: 3, tellFrom: live.inSeconds(5) } }
  const rounds = [live.round(one, 36_000, early), live.round(two, 36_000)]
  await live.settle(...rounds)
  const keys = [...rounds, ...rounds].map(({ key }) => key)
  const unknown = ['no key', timeKey(live.world.clock, systemRandom)]
  const answer = await live.tellLater([...keys, ...unknown], live.inSeconds(9))
  expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
  expect(await secondsUntilShown(one)).toBe(9)
  expect(await pending(two)).toHaveLength(1)
  expect(await secondsUntilShown(two)).toBe(3)
})

test('[LV22] a moment is at most 30 s ahead of when it is named', async () => {
  const seat = await seated()
  await live.settleOne(
    live.round(seat, 36_000, { live: { round: 4, tellFrom: live.inSeconds(3_600) } }),
  )
  expect(await secondsUntilShown(seat)).toBe(30)
})

test('[LV23] two minutes after the round was closed its win is shown, whatever the table says', async () => {
  const seat = await seated()
  const round = live.round(seat, 36_000)
  await live.settleOne(round)
  let waited = 0
  for (; (await pending(seat)).length > 0 && waited < 300; waited += 10) {
    await live.tellLater([round.key], live.inSeconds(25))
    await live.settleOne({ ...round, live: { round: 5, tellFrom: live.inSeconds(28) } })
    wait(10)
  }
  expect(waited).toBe(120)
  expect(await shown(seat)).toBe(126_000n)
})

test('[LV23] a slip that is settled long after its round is shown at once', async () => {
  const seat = await seated()
  const round = live.round(seat, 36_000)
  wait(121)
  const late = { ...round, live: { round: 6, tellFrom: live.inSeconds(10) } }
  expect(await live.settleOne(late)).toMatchObject({ ok: true })
  expect(await shown(seat)).toBe(126_000n)
})

test('[LV20] the moment is kept before the round is booked: no win is seen without it', async () => {
  const [seat, other] = [await seated(), await live.seat(kroner(1_000), 'a-slot')]
  const { db, ownerUrl } = live.world
  const moments = { text: 'LOCK TABLE ledger_live_round IN SHARE MODE', values: [] }
  const settled = await whileLocked(ownerUrl, moments, {
    begin: () => live.settleOne(live.round(seat, 36_000)),
    async meanwhile() {
      // A round that is asked for later is booked later.
      expect(await live.settleOne(live.round(other, 500, spin))).toMatchObject({ ok: true })
      expect((await readBalances(db, seat.player)).cashOre).toBe(100_000n)
    },
  })
  expect(settled).toMatchObject({ ok: true, balanceOre: 126_000n })
})

test('[LV20] a game that is opened meanwhile shows neither the win nor the round', async () => {
  const seat = await seated()
  const round = live.round(seat, 36_000)
  await live.settleOne(round)
  const again = await live.openGame(seat, 'live-roulette')
  expect(again).toMatchObject({ balanceOre: 90_000n, latest: [] })
  const balance = async () =>
    (await live.ask(walletPaths.balance, { playSession: again.playSession })).json()
  const rounds = async () =>
    (await live.ask(walletPaths.rounds, { playSession: again.playSession, limit: 9 })).json().rounds
  expect([(await balance()).balanceOre, await rounds()]).toEqual([90_000, []])
  wait(12)
  expect((await balance()).balanceOre).toBe(126_000)
  expect(await rounds()).toMatchObject([
    { key: round.key, winOre: 36_000, balanceAfterOre: 126_000 },
  ])
})

test('[LV20] a spin in another tab is answered without the win, until it is shown', async () => {
  const seat = await seated()
  await live.settleOne(live.round(seat, 36_000))
  const { playSession } = await live.openGame(seat, 'a-slot')
  const spun = async () => live.settleOne(live.round({ ...seat, playSession }, 500, spin))
  const cheap = { ...spin, stakeOre: ore(1_000) }
  expect(await live.settleOne(live.round({ ...seat, playSession }, 500, cheap))).toMatchObject({
    ...{ ok: true, winOre: 500n, balanceOre: 89_500n },
  })
  const { rounds } = (await live.ask(walletPaths.rounds, { playSession, limit: 9 })).json()
  expect(rounds).toMatchObject([{ balanceAfterOre: 89_500 }])
  wait(12)
  expect(await spun()).toMatchObject({ ok: true, balanceOre: 116_000n })
})

test('[LV20] a play from before, which is over, is refused without the win', async () => {
  const slot = await live.seat(kroner(1_000), 'a-slot')
  const cheap = { ...spin, stakeOre: ore(1_000) }
  // Known from now on, and with nothing pending.
  expect(await live.settleOne(live.round(slot, 0, cheap))).toMatchObject({ balanceOre: 99_000n })
  const { playSession } = await live.openGame(slot, 'live-roulette')
  await live.settleOne(live.round({ ...slot, playSession }, 36_000))
  expect(await live.settleOne(live.round(slot, 0, cheap))).toMatchObject({
    ...{ ok: false, refusal: 'play-ended', balanceOre: 89_000n },
  })
})

test('[LV20] a hand that waited in another tab is answered without the win', async () => {
  const seat = await live.seat(kroner(1_000), 'blackjack')
  const tables = await TableWallet.open(live.play)
  const round = timeKey(live.world.clock, systemRandom)
  const definitionHash = 'ef'.repeat(32)
  const seed = Buffer.from(systemRandom.bytes(32))
  const taken = await tables.take({
    ...{ key: round, round, playSession: seat.playSession, definitionHash, stakeOre: ore(5_000) },
    opening: {
      commitment: Buffer.from(commitmentOf(round, definitionHash, seed)).toString('hex'),
      bets: Buffer.from('[]').toString('hex'),
    },
  })
  expect(taken).toMatchObject({ ok: true, balanceOre: 95_000n })
  const { playSession } = await live.openGame(seat, 'live-roulette')
  await live.settleOne(live.round({ ...seat, playSession }, 36_000))
  const end = { key: timeKey(live.world.clock, systemRandom), round, stakeOre: ore(5_000) }
  const finish = () =>
    tables.finish({ ...end, payoutOre: ore(7_000), seed: seed.toString('hex'), choices: '' })
  expect(await finish()).toMatchObject({ ok: true, balanceOre: 92_000n })
})

test('[LV20] another live table is answered without what the first has won', async () => {
  const seat = await seated()
  await live.settleOne(live.round(seat, 36_000))
  const second = {
    ...seat,
    playSession: (await live.openGame(seat, 'live-roulette-2')).playSession,
  }
  const of = { definitionHash: 'ac'.repeat(32) }
  // With its own win, which the table leaves out by itself.
  expect(await live.settleOne(live.round(second, 20_000, of))).toMatchObject({
    ...{ ok: true, balanceOre: 100_000n },
  })
  const dear = live.round(second, 0, { ...of, stakeOre: ore(200_000) })
  expect(await live.settleOne(dear)).toMatchObject({
    ...{ refusal: 'too-little-money', balanceOre: 80_000n },
  })
})

test('[LV9] a slip that was booked is answered though its key has grown too old meanwhile', async () => {
  const seat = await seated()
  const [booked, never] = [live.round(seat, 36_000), live.round(seat, 36_000)]
  await live.settleOne(booked)
  wait(26 * 3_600)
  const tellFrom = live.inSeconds(0)
  expect(await live.settleOne({ ...booked, live: { round: 7, tellFrom } })).toMatchObject({
    ...{ ok: true, repeated: true, winOre: 36_000n, seed: booked.seed },
  })
  expect(await live.settleOne({ ...never, live: { round: 7, tellFrom } })).toMatchObject({
    ...{ ok: false, refusal: 'key-invalid' },
  })
})

test('[LV28] a refused slip leaves nothing that is shown, and its repeat is refused alike', async () => {
  const seat = await seated()
  const round = live.round(seat, 36_000, { stakeOre: kroner(1_001) })
  for (let time = 0; time < 2; time += 1) {
    expect(await live.settleOne(round)).toMatchObject({ refusal: 'too-little-money' })
  }
  expect([await shown(seat), await pending(seat)]).toEqual([100_000n, []])
})

test('[LV28] another player’s key moves nothing of theirs', async () => {
  const [one, other] = [await seated(), await seated()]
  const round = live.round(one, 36_000)
  await live.settleOne(round)
  const stolen = { ...live.round(other, 0), key: round.key as TimeKey }
  expect(
    await live.settleOne({ ...stolen, live: { round: 1, tellFrom: live.inSeconds(29) } }),
  ).toMatchObject({ refusal: 'conflict' })
  expect(await secondsUntilShown(one)).toBe(12)
})

test('[LV29] a round of a live table has bets, and is settled as any round in one go', async () => {
  const seat = await seated()
  const invalid = { ok: false, refusal: 'key-invalid' }
  for (const change of [
    { bets: undefined, choices: spinChoices },
    { bets: undefined, choices: gambleChoices.red, winOre: ore(0) },
    {
      ...{ bets: undefined, choices: bonusSpinChoices(crypto.randomUUID()) },
      ...{ stakeOre: ore(0), valueOre: ore(20) },
    },
    { key: 'no key' },
  ]) {
    expect(await live.settleOne(live.round(seat, 0, change))).toMatchObject(invalid)
  }
  const many = await Promise.all(Array.from({ length: 5 }, () => seated()))
  const rounds = many.map((each) => live.round(each, 36_000))
  for (const settled of await live.settle(...rounds)) {
    expect(settled).toMatchObject({ ok: true, repeated: false, balanceOre: 126_000n })
  }
  for (const each of many) expect(await shown(each)).toBe(90_000n)
})

test('[LV22] `tell-later` is signed as every message of the wallet is', async () => {
  const message = { keys: ['a key'], tellFrom: live.now.toISOString() }
  expect((await live.ask(walletPaths.tellLater, message, 'another secret')).statusCode).toBe(403)
  expect((await live.ask(walletPaths.tellLater, { keys: [] })).statusCode).toBe(400)
})

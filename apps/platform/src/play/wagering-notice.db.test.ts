import { after, dayMs, kroner, minuteMs, ore, secondMs, systemRandom, timeKey } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { grantBonus, voidActiveBonus } from '../ledger/index.ts'
import {
  chooseWageringInterval,
  closeWageringNotice,
  readWageringInterval,
  readWageringNotice,
} from './index.ts'

let ledger: TestLedger
openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
})

type Player = Awaited<ReturnType<TestLedger['player']>>
const usualMinutes = 5

async function withBonus(): Promise<Player> {
  const player = await ledger.player(kroner(1_000))
  const at = ledger.clock.now()
  const bonus = {
    bonusId: timeKey(ledger.clock, systemRandom),
    playerId: player.id,
    amountOre: kroner(100),
    requiredOre: kroner(100_000),
    stakeMaxOre: kroner(100),
    expiresAt: after(at, 60 * dayMs),
    at,
  }
  await ledger.db.transaction().execute((tx) => grantBonus(tx, bonus))
  return player
}

/** A round, and then a wait, so many times. */
async function play(player: Player, rounds: number, waitMs: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const settled = await ledger.settle(ledger.round(player, 100, 100))
    expect(settled).toMatchObject({ ok: true })
    ledger.clock.advance({ ms: waitMs })
  }
}

const read = ({ id }: Player, minutes = usualMinutes) =>
  readWageringNotice(ledger.db, {
    playerId: id,
    usualMinutes: minutes,
    at: ledger.clock.now(),
  })
const dueIn = async (player: Player) => (await read(player))?.dueInMs
const close = ({ id }: Player, toldAt = ledger.clock.now()) =>
  closeWageringNotice(ledger, { playerId: id, usualMinutes, toldAt })
const choose = ({ id }: Player, minutes: number, usual = usualMinutes) =>
  chooseWageringInterval(ledger, { playerId: id, usualMinutes: usual, minutes })
const interval = ({ id }: Player, usual = usualMinutes) =>
  readWageringInterval(ledger.db, { playerId: id, usualMinutes: usual })

test('[BONUS-02] the notice is due after five minutes of play, and of nothing but play', async () => {
  const player = await withBonus()
  await play(player, 1, 0)
  expect(await dueIn(player)).toBe(5 * minuteMs)
  // Nobody plays between rounds that are more than a minute apart.
  ledger.clock.advance({ ms: minuteMs + 1 })
  await play(player, 1, 0)
  expect(await dueIn(player)).toBe(5 * minuteMs)
  ledger.clock.advance({ ms: minuteMs })
  await play(player, 1, 0)
  expect(await dueIn(player)).toBe(4 * minuteMs)
  await play(player, 12, 20 * secondMs)
  expect(await dueIn(player)).toBe(4 * minuteMs - 11 * 20 * secondMs)
  await play(player, 2, 0)
  const notice = await read(player)
  expect(notice).toMatchObject({ dueInMs: 0, toldAt: ledger.clock.now() })
  expect(notice?.bonus).toMatchObject({
    requiredOre: kroner(100_000),
    wageredOre: ore(17 * 100),
    stakeMaxOre: kroner(100),
    daysLeft: 60,
  })
})

test('[BONUS-02] it is told once, however many windows close it, and again after as much play', async () => {
  const player = await withBonus()
  await play(player, 16, 20 * secondMs)
  expect(await dueIn(player)).toBe(0)
  const closed = await Promise.all([close(player), close(player), close(player)])
  expect(closed).toEqual([5 * minuteMs, 5 * minuteMs, 5 * minuteMs])
  const notices = ledger.db.selectFrom('wallet_wagering_notice').selectAll()
  expect(await notices.where('player_id', '=', player.id).execute()).toHaveLength(1)
  await play(player, 15, 20 * secondMs)
  expect(await close(player)).toBe(20 * secondMs)
  await play(player, 1, 0)
  expect(await dueIn(player)).toBe(0)
  // A moment that is still to come names no notice.
  expect(await close(player, after(ledger.clock.now(), secondMs))).toBe(0)
  // Nor does one from before the last one, or before the bonus; nothing is kept of it.
  for (const toldAt of [new Date(0), after(ledger.clock.now(), -15 * 20 * secondMs)]) {
    expect(await close(player, toldAt)).toBe(0)
  }
  expect(await notices.where('player_id', '=', player.id).execute()).toHaveLength(1)
})

test('[BONUS-02] nobody is told without a bonus, or where it is switched off', async () => {
  const none = await ledger.player(kroner(100))
  await play(none, 2, secondMs)
  expect(await read(none)).toBeUndefined()
  expect(await close(none)).toBeUndefined()
  const player = await withBonus()
  await play(player, 16, 20 * secondMs)
  expect(await read(player, 0)).toBeUndefined()
  const at = ledger.clock.now()
  await ledger.db
    .transaction()
    .execute((tx) => voidActiveBonus(tx, { playerId: player.id, reason: 'withdrawn', at }))
  expect(await read(player)).toBeUndefined()
})

test('[BONUS-02] a player is told seldom, or never, as they choose of what is offered', async () => {
  const player = await withBonus()
  await play(player, 16, 20 * secondMs)
  expect(await interval(player)).toEqual({ minutes: 5, offered: [5, 15, 0] })
  expect(await choose(player, 10)).toEqual({
    ok: false,
    refusal: 'not-offered',
    offered: [5, 15, 0],
  })
  expect(await choose(player, 15)).toEqual({ ok: true, minutes: 15 })
  expect(await dueIn(player)).toBe(10 * minuteMs)
  expect(await choose(player, 0)).toEqual({ ok: true, minutes: 0 })
  expect(await choose(player, 0)).toEqual({ ok: true, minutes: 0 })
  expect(await read(player)).toBeUndefined()
  const choices = ledger.db.selectFrom('wallet_wagering_choice').select('minutes')
  expect(await choices.where('player_id', '=', player.id).execute()).toHaveLength(2)
  // What the operator does not offer any more is not held to.
  await choose(player, 15)
  expect(await interval(player, 20)).toEqual({ minutes: 20, offered: [20, 0] })
  expect(await interval(player, 0)).toEqual({ minutes: 0, offered: [] })
})

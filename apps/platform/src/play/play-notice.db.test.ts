import { after, hourMs, kroner, minuteMs, ore, zeroOre } from '@nordlys/core'
import { whileLocked } from '@nordlys/testing/locked'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockSpaces } from '../db/index.ts'
import { PlayerLife } from '../payments/base/test-life.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { closePlayNotice, readPlayNotice } from './play-notice.ts'

let world: TestPayments
beforeAll(async () => {
  world = await TestPayments.open()
})
afterAll(() => world[Symbol.asyncDispose]())

/** A player who logged in now and asks every hour, at whatever time it is then. */
async function openLife() {
  const life = await PlayerLife.open(world)
  const loggedInAt = world.clock.now()
  const asked = () => ({
    playerId: life.player,
    sessionId: 'a-session',
    loggedInAt,
    longestMs: hourMs,
    at: world.clock.now(),
  })
  return {
    life,
    loggedInAt,
    read: () => readPlayNotice(world.db, asked()),
    close: async (toldAt: Date) => (await closePlayNotice(world, { ...asked(), toldAt })).dueAt,
    [Symbol.asyncDispose]: () => life[Symbol.asyncDispose](),
  }
}

test('[SCREEN-04][LIM-07] a notice counts what was staked and won since the one before it', async () => {
  await using player = await openLife()
  const { life } = player
  await life.deposit('500')
  await life.play(kroner(20), kroner(5))
  await life.bet('open', 'first', kroner(7))
  world.clock.advance({ ms: hourMs })
  const first = await player.read()
  expect(first).toMatchObject({ since: undefined, stakedOre: kroner(27), wonOre: kroner(5) })
  expect(first.dueAt).toEqual(after(player.loggedInAt, hourMs))
  // Reading tells nobody: only what was closed has been told.
  expect(await player.read()).toEqual(first)

  expect(await player.close(first.toldAt)).toEqual(after(first.toldAt, hourMs))
  expect(await player.read()).toMatchObject({ since: first.toldAt, stakedOre: zeroOre })
  await life.play(kroner(3), kroner(10))
  await life.deposit('200')
  const second = await player.read()
  expect(second).toMatchObject({ stakedOre: kroner(3), wonOre: kroner(10) })
  expect(second.dueAt).toEqual(after(first.toldAt, hourMs))
})

test('[SCREEN-04] a notice that two windows close is told once, and the next begins with it', async () => {
  await using player = await openLife()
  world.clock.advance({ ms: hourMs })
  const { toldAt } = await player.read()
  const closings = await Promise.all([player.close(toldAt), player.close(toldAt)])
  const dueAt = after(toldAt, hourMs)
  expect(closings).toEqual([dueAt, dueAt])
  world.clock.advance({ ms: minuteMs })
  expect(await player.close(world.clock.now())).toEqual(dueAt)
  expect(await player.read()).toMatchObject({ since: toldAt, dueAt })
})

test('[SCREEN-04] nobody closes a notice before it is due, or one of a time to come', async () => {
  await using player = await openLife()
  const dueAt = after(player.loggedInAt, hourMs)
  world.clock.advance({ ms: hourMs - 1 })
  expect(await player.close(world.clock.now())).toEqual(dueAt)
  expect(await player.close(after(dueAt, 1))).toEqual(dueAt)
  world.clock.advance({ ms: 1 })
  expect(await player.read()).toMatchObject({ since: undefined, dueAt, toldAt: dueAt })
})

test('[SCREEN-04] each player has figures of their own', async () => {
  await using player = await openLife()
  await using other = await openLife()
  await other.life.deposit('100')
  await other.life.play(kroner(50), ore(1))
  expect(await player.read()).toMatchObject({ stakedOre: zeroOre, wonOre: zeroOre })
})

test('[FLT-13] a notice that waits for another window is closed at the moment it comes to pass', async () => {
  await using player = await openLife()
  world.clock.advance({ ms: hourMs })
  const { toldAt } = await player.read()
  const lock = {
    text: 'SELECT pg_advisory_xact_lock($1::int, $2::int)',
    values: [lockSpaces.noticesOfPlayer, player.life.player],
  }
  const meanwhile = () => world.clock.advance({ ms: 47 })
  const begin = () => player.close(toldAt)
  await whileLocked(world.ownerUrl, lock, { begin, meanwhile })
  const closed = await world.db
    .selectFrom('wallet_play_notice')
    .select(['told_at', 'closed_at'])
    .where('player_id', '=', player.life.player)
    .executeTakeFirst()
  expect(closed).toEqual({ told_at: toldAt, closed_at: world.clock.now() })
})

import { readPlayPicture, readSessionPlay } from '@nordlys/contracts'
import { after, dayMs, hourMs, kroner, minuteMs, secret, systemRandom } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { PlayerLife } from '../payments/base/test-life.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { authenticate, type PlayContext, startPlay } from '../play/index.ts'
import { registerPlayPictureCalls } from './play-picture-calls.ts'
import { OwnCalls } from './test-own-calls.ts'

let world: TestPayments
let play: PlayContext
let calls: OwnCalls

openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  const { db, clock } = world
  const parts = { db, clock, random: systemRandom, lockLiveSession: async () => true }
  play = { ...parts, playerRefKey: secret(systemRandom) }
  calls = stack.use(new OwnCalls(clock, (edge) => registerPlayPictureCalls(edge, { db })))
})

const ask = async (call: { path: string }) => (await calls.ask(call)).json()

/** Logs in, opens a game and is seen for the last time so much later. */
async function visit(
  { player }: PlayerLife,
  lastsMs: number,
  ended: 'logout' | 'expired' | 'live' = 'logout',
): Promise<void> {
  const at = world.clock.now()
  const sessionId = secret(systemRandom, 16)
  const endsAt = after(at, lastsMs)
  await world.db
    .insertInto('players_session')
    .values({
      handle: sessionId,
      secret_hash: Buffer.from(systemRandom.bytes(32)),
      player_id: player,
      logged_in_at: at,
      acted_at: endsAt,
      previous_login_at: null,
      rofus: 'clear',
      rofus_asked_at: at,
      ended_at: ended === 'live' ? null : endsAt,
      end_reason: ended === 'live' ? null : ended,
    })
    .execute()
  const { launchToken } = await startPlay(play, {
    playerId: player,
    sessionId,
    gameId: 'a-game',
    sessionEndsAt: after(at, 12 * hourMs),
    at,
  })
  await authenticate(play, launchToken)
  world.clock.advance({ ms: lastsMs })
}

test('[SCREEN-13] a player sees the last 7 days beside the 30 days before them', async () => {
  await using life = await PlayerLife.open(world)
  calls.asking = { playerId: life.player, loggedInAt: world.clock.now() }
  await visit(life, 40 * minuteMs)
  await life.deposit('300')
  await life.play(kroner(100), kroner(20))
  world.clock.advance({ ms: 8 * dayMs })
  await visit(life, 60 * minuteMs)
  await life.deposit('500')
  await life.deposit('200')
  await life.depositHeld('100')
  await life.play(kroner(50), kroner(10))
  await life.bet('open', 'first', kroner(7))
  const week = {
    playMs: 60 * minuteMs,
    stakedOre: 5_700,
    wonOre: 1_000,
    // The stake that is open is not lost.
    resultOre: -4_000,
    deposits: 2,
    depositedOre: 70_000,
  }
  // Eight days are no measure of a month.
  expect(await ask(readPlayPicture)).toEqual({ ok: true, week })

  world.clock.advance({ ms: 29 * dayMs })
  await visit(life, 10 * minuteMs)
  const nothing = { stakedOre: 0, wonOre: 0, resultOre: 0, deposits: 0, depositedOre: 0 }
  expect(await ask(readPlayPicture)).toEqual({
    ok: true,
    week: { ...nothing, playMs: 10 * minuteMs },
    before: week,
  })
})

test('[SCREEN-13] the half hour in which nothing was done any more is no time in play', async () => {
  await using life = await PlayerLife.open(world)
  calls.asking = { playerId: life.player, loggedInAt: world.clock.now() }
  const playMinutes = async () => (await ask(readPlayPicture)).week.playMs / minuteMs
  await visit(life, 50 * minuteMs, 'expired')
  expect(await playMinutes()).toBe(20)
  await visit(life, 10 * minuteMs, 'expired')
  expect(await playMinutes()).toBe(20)
  // Still logged in: it goes on until the half hour has run out unseen.
  await visit(life, 5 * minuteMs, 'live')
  world.clock.advance({ ms: 10 * minuteMs })
  expect(await playMinutes()).toBe(35)
  world.clock.advance({ ms: 40 * minuteMs })
  expect(await playMinutes()).toBe(25)
})

test('[SCREEN-13] each player has a picture of their own, and an empty one is empty', async () => {
  await using other = await PlayerLife.open(world)
  await other.deposit('300')
  await other.play(kroner(100), kroner(20))
  calls.asking = { playerId: await world.player(), loggedInAt: world.clock.now() }
  const week = { playMs: 0, stakedOre: 0, wonOre: 0, resultOre: 0, deposits: 0, depositedOre: 0 }
  expect(await ask(readPlayPicture)).toEqual({ ok: true, week })
})

test('[LIM-07] what was staked and won counts from the login', async () => {
  await using life = await PlayerLife.open(world)
  await life.deposit('300')
  await life.play(kroner(100), kroner(20))
  world.clock.advance({ ms: dayMs })
  const loggedInAt = world.clock.now()
  calls.asking = { playerId: life.player, loggedInAt }
  const told = { ok: true, loggedInAt: loggedInAt.toISOString() }
  expect(await ask(readSessionPlay)).toEqual({ ...told, stakedOre: 0, wonOre: 0 })
  await life.play(kroner(30), kroner(45))
  expect(await ask(readSessionPlay)).toEqual({ ...told, stakedOre: 3_000, wonOre: 4_500 })
})

test('[SCREEN-13] without a session there is no picture', async () => {
  calls.asking = undefined
  for (const call of [readPlayPicture, readSessionPlay]) {
    expect(await ask(call)).toEqual({ ok: false, refusal: 'session-expired' })
  }
})

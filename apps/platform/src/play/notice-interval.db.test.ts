import { createHash } from 'node:crypto'
import { spinChoices } from '@nordlys/contracts'
import {
  after,
  hex,
  hourMs,
  kroner,
  minuteMs,
  type PlayerId,
  secret,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { whileLocked } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { lockSpaces } from '../db/index.ts'
import { GroupCommit } from '../ledger/index.ts'
import { PlayerLife } from '../payments/base/test-life.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { chooseNoticeInterval } from './choose-notice-interval.ts'
import { GameWallet } from './game-wallet.ts'
import { readNoticeInterval } from './notice-interval.ts'
import { closePlayNotice, readPlayNotice } from './play-notice.ts'
import { authenticate, type PlayContext, startPlay } from './play-sessions.ts'

let world: TestPayments
let commits: GroupCommit
let play: PlayContext
let wallet: GameWallet

openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  const { db, clock, ownerUrl: databaseUrl } = world
  commits = stack.use(await GroupCommit.open({ databaseUrl, clock, lanes: 1 }))
  const parts = { db, clock, random: systemRandom, lockLiveSession: async () => true }
  play = { ...parts, playerRefKey: secret(systemRandom) }
  wallet = new GameWallet({ ...play, commits })
})

interface Login {
  playerId: PlayerId
  sessionId: string
  loggedInAt: Date
}

const newKey = () => timeKey(world.clock, systemRandom)

/** Again, or as a new player with 100 kr. */
async function logIn(again?: PlayerId): Promise<Login> {
  const playerId = again ?? (await newPlayer())
  return { playerId, sessionId: newKey(), loggedInAt: world.clock.now() }
}

async function newPlayer(): Promise<PlayerId> {
  await using life = await PlayerLife.open(world)
  await life.deposit('100')
  return life.player
}

async function launch({ loggedInAt, ...who }: Login, gameId = 'a-game'): Promise<string> {
  const at = world.clock.now()
  const sessionEndsAt = after(at, 12 * hourMs)
  const notice = { loggedInAt, longestMs: hourMs }
  return (await startPlay(play, { ...who, gameId, sessionEndsAt, at, notice })).launchToken
}

async function redeem(launchToken: string): Promise<string> {
  const opened = await authenticate(play, launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.playSession
}

const openGame = async (login: Login, gameId?: string) => redeem(await launch(login, gameId))

const spin = (playSession: string, gameId = 'a-game') =>
  wallet.settle({
    key: newKey(),
    playSession,
    definitionHash: createHash('sha256').update(gameId).digest('hex'),
    stakeOre: kroner(1),
    winOre: kroner(1),
    seed: hex(systemRandom.bytes(32)),
    choices: spinChoices,
  })

const choose = ({ playerId }: Login, minutes: number, longestMs = hourMs) =>
  chooseNoticeInterval(world, { playerId, minutes, longestMs })
const interval = ({ playerId }: Login, longestMs = hourMs) =>
  readNoticeInterval(world.db, { playerId, longestMs })
const read = (login: Login) =>
  readPlayNotice(world.db, { ...login, longestMs: hourMs, at: world.clock.now() })
const close = async (login: Login) => {
  const { toldAt } = await read(login)
  return (await closePlayNotice(world, { ...login, longestMs: hourMs, toldAt })).dueAt
}
const minutesAfter = (at: Date, minutes: number) => after(at, minutes * minuteMs)
const overdue = { ok: false, refusal: 'notice-due' }
const settled = { ok: true, repeated: false }

test('[LIM-07] a player chooses 15, 30 or 60 minutes, never longer than the operator has it', async () => {
  const login = await logIn()
  expect(await interval(login)).toEqual({ minutes: 60, offered: [15, 30, 60] })
  expect(await choose(login, 30)).toEqual({ ok: true, minutes: 30 })
  expect(await interval(login)).toEqual({ minutes: 30, offered: [15, 30, 60] })
  for (const minutes of [1, 45, 61, 120]) {
    const refused = { ok: false, refusal: 'not-offered', offered: [15, 30, 60] }
    expect(await choose(login, minutes)).toEqual(refused)
  }
  expect(await choose(login, 60, 20 * minuteMs)).toMatchObject({ offered: [15, 20] })
  expect((await interval(login)).minutes).toBe(30)
})

test('[LIM-07] the operator’s figure holds where it is shorter than what was chosen', async () => {
  const login = await logIn()
  await choose(login, 30)
  expect(await interval(login, 20 * minuteMs)).toEqual({ minutes: 20, offered: [15, 20] })
  expect(await interval(login, 10 * minuteMs)).toEqual({ minutes: 10, offered: [10] })
  expect((await interval(login, 2 * hourMs)).minutes).toBe(30)
})

test('[LIM-07] choices are kept, told to the audit once each, and the program changes none', async () => {
  const login = await logIn()
  await choose(login, 15)
  await choose(login, 15)
  await choose(login, 60)
  const choices = await world.db
    .selectFrom('wallet_notice_choice')
    .select(['minutes', 'chosen_at'])
    .where('player_id', '=', login.playerId)
    .orderBy('choice_id')
    .execute()
  const chosen_at = world.clock.now()
  expect(choices).toEqual([
    { minutes: 15, chosen_at },
    { minutes: 60, chosen_at },
  ])
  const lines = await world.db
    .selectFrom('audit_line')
    .select('details')
    .where('player_id', '=', login.playerId)
    .where('action', '=', 'play-notice-interval-chosen')
    .execute()
  expect(lines.map(({ details }) => details)).toEqual([
    { beforeMinutes: 60, minutes: 15 },
    { beforeMinutes: 15, minutes: 60 },
  ])
  const change = world.db.updateTable('wallet_notice_choice').set({ minutes: 1 })
  await expect(change.execute()).rejects.toThrow('permission denied')
  const removal = world.db.deleteFrom('wallet_notice_choice')
  await expect(removal.execute()).rejects.toThrow('goes with its player alone')
})

test('[LIM-07][FLT-06] a shorter choice stops the running play at its own moment', async () => {
  const login = await logIn()
  const playSession = await openGame(login)
  await choose(login, 15)
  expect(await read(login)).toMatchObject({ dueAt: minutesAfter(login.loggedInAt, 15) })
  world.clock.advance({ ms: 15 * minuteMs - 1 })
  expect(await spin(playSession)).toMatchObject(settled)
  world.clock.advance({ ms: 1 })
  expect(await spin(playSession)).toMatchObject(overdue)
  // Closed, the next one is due as chosen again.
  expect(await close(login)).toEqual(minutesAfter(world.clock.now(), 15))
  world.clock.advance({ ms: 15 * minuteMs - 1 })
  expect(await spin(playSession)).toMatchObject(settled)
  world.clock.advance({ ms: 1 })
  expect(await spin(playSession)).toMatchObject(overdue)
})

test('[LIM-07] chosen after its moment, a shorter interval is due at once', async () => {
  const login = await logIn()
  const playSession = await openGame(login)
  world.clock.advance({ ms: 20 * minuteMs })
  expect(await spin(playSession)).toMatchObject(settled)
  await choose(login, 15)
  expect(await spin(playSession)).toMatchObject(overdue)
})

test('[LIM-07] a longer choice holds at once, and leaves a notice due that is due', async () => {
  const login = await logIn()
  const playSession = await openGame(login)
  await choose(login, 15)
  await choose(login, 30)
  world.clock.advance({ ms: 30 * minuteMs - 1 })
  expect(await spin(playSession)).toMatchObject(settled)
  world.clock.advance({ ms: 1 })
  expect(await spin(playSession)).toMatchObject(overdue)
  await choose(login, 60)
  expect(await spin(playSession)).toMatchObject(overdue)
  expect(await read(login)).toMatchObject({ dueAt: minutesAfter(login.loggedInAt, 30) })
  expect(await close(login)).toEqual(minutesAfter(world.clock.now(), 60))
  expect(await spin(playSession)).toMatchObject(settled)
})

test('[LIM-07] no second game, other login or game about to open passes the choice', async () => {
  const login = await logIn()
  const launchToken = await launch(login)
  await choose(login, 15)
  const first = await redeem(launchToken)
  world.clock.advance({ ms: 15 * minuteMs })
  expect(await spin(first)).toMatchObject(overdue)
  const second = await openGame(login, 'another-game')
  expect(await spin(second, 'another-game')).toMatchObject(overdue)
  const other = await logIn(login.playerId)
  const elsewhere = await openGame(other)
  expect(await spin(elsewhere)).toMatchObject(overdue)
  expect((await read(other)).dueAt).toEqual(minutesAfter(login.loggedInAt, 15))
  expect(await close(other)).toEqual(minutesAfter(world.clock.now(), 15))
  world.clock.advance({ ms: 15 * minuteMs })
  expect(await spin(elsewhere)).toMatchObject(overdue)
})

test('[LIM-07] a choice in another browser stops the play that runs here', async () => {
  const here = await logIn()
  const playSession = await openGame(here)
  const elsewhere = await logIn(here.playerId)
  world.clock.advance({ ms: 15 * minuteMs })
  expect(await spin(playSession)).toMatchObject(settled)
  await choose(elsewhere, 15)
  expect(await spin(playSession)).toMatchObject(overdue)
})

test('[LIM-07] a game that opens while the choice is made owes what was chosen', async () => {
  const login = await logIn()
  world.clock.advance({ ms: 20 * minuteMs })
  const launchToken = await launch(login)
  const lock = {
    text: 'SELECT pg_advisory_xact_lock($1::int, $2::int)',
    values: [lockSpaces.noticesOfPlayer, login.playerId],
  }
  // What waits is served in its order: the game opens before the choice, and owes it all the same.
  const begin = () => redeem(launchToken)
  let chosen: Promise<unknown> = Promise.resolve()
  const meanwhile = () => {
    chosen = choose(login, 15)
  }
  const playSession = await whileLocked(world.ownerUrl, lock, { begin, meanwhile })
  await chosen
  expect(await spin(playSession)).toMatchObject(overdue)
})

import { createHash } from 'node:crypto'
import { gambleChoices, type SettleRound, spinChoices } from '@nordlys/contracts'
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
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { endPlay, GroupCommit } from '../ledger/index.ts'
import { PlayerLife } from '../payments/base/test-life.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { GameWallet } from './game-wallet.ts'
import { closePlayNotice, readPlayNotice } from './play-notice.ts'
import { authenticate, type PlayContext, startPlay } from './play-sessions.ts'
import { repeatRounds } from './repeat-rounds.ts'

const intervalMs = 10 * minuteMs
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

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

const newKey = () => timeKey(world.clock, systemRandom)

/** The name of the play that the login opens, which may stake from now on. */
async function openGame(login: Login): Promise<string> {
  const at = world.clock.now()
  const { loggedInAt, ...who } = login
  const { launchToken } = await startPlay(play, {
    ...who,
    gameId: 'a-game',
    sessionEndsAt: after(at, 12 * hourMs),
    at,
    notice: { loggedInAt, longestMs: intervalMs },
  })
  const opened = await authenticate(play, launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.playSession
}

const roundOf = (playSession: string, change: Partial<SettleRound> = {}): SettleRound => ({
  key: newKey(),
  playSession,
  definitionHash: hashOf('game'),
  stakeOre: kroner(20),
  winOre: kroner(40),
  seed: hex(systemRandom.bytes(32)),
  choices: spinChoices,
  ...change,
})
const gambleOf = (playSession: string, change: Partial<SettleRound> = {}) =>
  roundOf(playSession, {
    definitionHash: hashOf('gamble red'),
    choices: gambleChoices.red,
    ...change,
  })

const asked = (login: Login, everyMs = intervalMs) => ({
  ...login,
  longestMs: everyMs,
  at: world.clock.now(),
})
const read = (login: Login, everyMs?: number) => readPlayNotice(world.db, asked(login, everyMs))
const close = async (login: Login) => {
  const { toldAt } = await read(login)
  return (await closePlayNotice(world, { ...asked(login), toldAt })).dueAt
}
/** The login ends, and with it the play. */
const logOut = ({ playerId }: Login) =>
  world.db.transaction().execute((tx) => endPlay(tx, playerId, world.clock.now()))
const overdue = { ok: false, refusal: 'notice-due' }
const settled = { ok: true, repeated: false }

test('[FLT-06] an overdue notice refuses the next round, and closing it lets play go on', async () => {
  const login = await logIn()
  const playSession = await openGame(login)
  world.clock.advance({ ms: intervalMs - 1 })
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(settled)
  world.clock.advance({ ms: 1 })
  const refused = roundOf(playSession)
  expect(await wallet.settle(refused)).toMatchObject({ ...overdue, balanceOre: kroner(120) })
  expect(await close(login)).toEqual(after(world.clock.now(), intervalMs))
  // A key that was refused stays refused: the game plays on with the next one.
  expect(await wallet.settle(refused)).toMatchObject(overdue)
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(settled)
  world.clock.advance({ ms: intervalMs })
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(overdue)
})

test('[FLT-06] a gamble of a win is never refused for the notice, and is for everything else', async () => {
  const login = await logIn()
  const playSession = await openGame(login)
  const round = roundOf(playSession)
  await wallet.settle(round)
  world.clock.advance({ ms: intervalMs })
  expect(await wallet.settle(gambleOf(playSession))).toMatchObject(settled)
  const tooDear = { stakeOre: kroner(900), winOre: kroner(1_800) }
  const refused = await wallet.settle(gambleOf(playSession, tooDear))
  expect(refused).toMatchObject({ ok: false, refusal: 'too-little-money' })
  // What stops a round anyway is told first; a round that was settled is told again as it was.
  expect(await wallet.settle(roundOf(playSession, tooDear))).toMatchObject({
    ok: false,
    refusal: 'too-little-money',
  })
  expect(await wallet.settle(round)).toMatchObject({ ok: true, repeated: true })
})

test('[FLT-06] a login is shown the notice its play waits for, whatever the setting is now', async () => {
  const login = await logIn()
  const playSession = await openGame(login)
  world.clock.advance({ ms: intervalMs })
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(overdue)
  const dueAt = after(login.loggedInAt, intervalMs)
  expect(await read(login, hourMs)).toMatchObject({ dueAt })
  const { toldAt } = await read(login, hourMs)
  const { dueAt: next } = await closePlayNotice(world, { ...asked(login, hourMs), toldAt })
  expect(next).toEqual(after(toldAt, hourMs))
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(settled)
  expect(await read(login, hourMs)).toMatchObject({ dueAt: next })
})

test('[LIM-07][FLT-06] a notice that is due is not passed by a login in another browser', async () => {
  const first = await logIn()
  await openGame(first)
  world.clock.advance({ ms: intervalMs - 1 })
  const second = await logIn(first.playerId)
  world.clock.advance({ ms: 1 })
  // The play is the first login's still, and the second's page says nothing at the door.
  expect(await read(second)).toMatchObject({ dueAt: after(second.loggedInAt, intervalMs) })
  const playSession = await openGame(second)
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(overdue)
  // Its page shows the notice that its play waits for, and closing it lets play go on.
  expect(await read(second)).toMatchObject({ dueAt: after(first.loggedInAt, intervalMs) })
  await close(second)
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(settled)
  world.clock.advance({ ms: intervalMs })
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(overdue)
  // Closed in the old window, it counts for the play of the new one.
  await close(first)
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(settled)
})

test('[LIM-07][FLT-06] a login has an interval of its own when no open play owes a notice', async () => {
  const first = await logIn()
  const before = await openGame(first)
  world.clock.advance({ ms: intervalMs })
  expect(await wallet.settle(roundOf(before))).toMatchObject(overdue)
  // Nothing was staked in it for as long as a play may rest: it is over, and owes nothing.
  world.clock.advance({ ms: 30 * minuteMs })
  const second = await logIn(first.playerId)
  const playSession = await openGame(second)
  world.clock.advance({ ms: intervalMs - 1 })
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(settled)
  world.clock.advance({ ms: 1 })
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(overdue)
})

test('[LIM-07][FLT-06] a notice that is due is not passed by logging out and in again', async () => {
  const first = await logIn()
  await openGame(first)
  world.clock.advance({ ms: intervalMs })
  await logOut(first)
  world.clock.advance({ ms: 30 * minuteMs - intervalMs - 1 })
  const second = await logIn(first.playerId)
  const playSession = await openGame(second)
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(overdue)
  expect(await read(second)).toMatchObject({ dueAt: after(first.loggedInAt, intervalMs) })
  await close(second)
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(settled)
})

test('[LIM-07][FLT-06] half an hour without a stake is a rest, also where the login ended', async () => {
  const first = await logIn()
  await openGame(first)
  world.clock.advance({ ms: intervalMs })
  await logOut(first)
  world.clock.advance({ ms: 30 * minuteMs - intervalMs })
  const playSession = await openGame(await logIn(first.playerId))
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(settled)
})

test('[LIM-07][FLT-06] a notice that was closed after its play was over is owed no more', async () => {
  const first = await logIn()
  const other = await logIn(first.playerId)
  await openGame(first)
  world.clock.advance({ ms: intervalMs })
  await logOut(first)
  await close(other)
  const playSession = await openGame(other)
  expect(await wallet.settle(roundOf(playSession))).toMatchObject(settled)
})

test('[LIM-07][FLT-06] rounds that are booked again after a restore wait for no notice', async () => {
  const login = await logIn()
  await openGame(login)
  world.clock.advance({ ms: intervalMs })
  await logOut(login)
  const { playSession: _, ...told } = roundOf('')
  const wish = { playerId: login.playerId, gameId: 'a-game', rounds: [told] }
  expect(await repeatRounds({ play, wallet }, wish)).toMatchObject([settled])
})

test('[FLT-06] a notice that is closed while a game opens is not owed in it', async () => {
  const login = await logIn()
  world.clock.advance({ ms: intervalMs })
  const before = await openGame(login)
  expect(await wallet.settle(roundOf(before))).toMatchObject(overdue)
  const opening = openGame(login)
  await Promise.all([opening, close(login)])
  expect(await wallet.settle(roundOf(await opening))).toMatchObject(settled)
})

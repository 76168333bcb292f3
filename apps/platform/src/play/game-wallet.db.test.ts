import { createHash } from 'node:crypto'
import type { SettleRound } from '@nordlys/contracts'
import {
  after,
  hex,
  hourMs,
  kroner,
  type Ore,
  ore,
  secret,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { endPlay, grantBonus, readBalances, revokeLogin, voidActiveBonus } from '../ledger/index.ts'
import { GameWallet, type GameWalletContext } from './game-wallet.ts'
import { authenticate, startPlay } from './play-sessions.ts'
import { playersByRef, repeatRounds } from './repeat-rounds.ts'

const definitionHash = createHash('sha256').update('vikingernes-guld v1').digest('hex')

let ledger: TestLedger
let context: GameWalletContext
let wallet: GameWallet
/** Logins that are over. */
const endedSessions = new Set<string>()

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
  const commits = ledger.commits[0]
  if (!commits) throw new Error('no copy')
  const { db, clock } = ledger
  context = {
    db,
    clock,
    random: systemRandom,
    playerRefKey: secret(systemRandom),
    lockLiveSession: async (_tx, sessionId) => !endedSessions.has(sessionId),
    commits,
  }
  wallet = new GameWallet(context)
})

/** A player with 100 kr. who has opened the game. */
async function playing() {
  const player = await ledger.player(kroner(100))
  const at = ledger.clock.now()
  const sessionId = `login of ${player.id}`
  const { launchToken } = await startPlay(context, {
    playerId: player.id,
    sessionId,
    gameId: 'vikingernes-guld',
    sessionEndsAt: new Date(at.getTime() + 3_600_000),
    at,
  })
  const opened = await authenticate(context, launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  return { player, sessionId, launchToken, playSession: opened.playSession, opened }
}

function roundIn(playSession: string, change: Partial<SettleRound> = {}): SettleRound {
  return {
    key: timeKey(ledger.clock, systemRandom),
    playSession,
    definitionHash,
    stakeOre: ore(200),
    winOre: ore(500),
    seed: hex(systemRandom.bytes(32)),
    choices: '',
    ...change,
  }
}

test('a launch token opens the game once, within a minute, and names no account number', async () => {
  const { player, launchToken, opened } = await playing()
  expect(opened).toMatchObject({ balanceOre: kroner(100), gameId: 'vikingernes-guld', latest: [] })
  expect(opened.playerRef).toMatch(/^[\w-]{43}$/)
  expect(await authenticate(context, launchToken)).toEqual({ ok: false, refusal: 'token-used' })
  expect(await authenticate(context, 'made-up')).toEqual({ ok: false, refusal: 'token-unknown' })
  const at = ledger.clock.now()
  const wish = { playerId: player.id, sessionId: 's', gameId: 'g', sessionEndsAt: at, at }
  const late = await startPlay(context, wish)
  ledger.clock.advance({ minutes: 1 })
  expect(await authenticate(context, late.launchToken)).toEqual({
    ok: false,
    refusal: 'token-expired',
  })
})

test('[BONUS-02] a bonus’s highest stake is told to the game, until the bonus is over', async () => {
  const { player, playSession, opened } = await playing()
  expect(opened.stakeMaxOre).toBeUndefined()
  const at = ledger.clock.now()
  const bonus = {
    bonusId: timeKey(ledger.clock, systemRandom),
    playerId: player.id,
    amountOre: kroner(100),
    requiredOre: kroner(1_000),
    stakeMaxOre: kroner(50),
    expiresAt: new Date(at.getTime() + 60_000),
    at,
  }
  await ledger.db.transaction().execute((tx) => grantBonus(tx, bonus))
  expect(await wallet.balance(playSession)).toMatchObject({ stakeMaxOre: kroner(50) })
  const { launchToken } = await startPlay(context, {
    playerId: player.id,
    sessionId: 'a-session',
    gameId: 'vikingernes-guld',
    sessionEndsAt: new Date(at.getTime() + 3_600_000),
    at,
  })
  const again = await authenticate(context, launchToken)
  if (!again.ok) throw new Error(again.refusal)
  expect(again.stakeMaxOre).toBe(kroner(50))
  ledger.clock.advance({ minutes: 1 })
  expect(await wallet.balance(again.playSession)).toEqual({
    ok: true,
    balanceOre: expect.anything(),
  })
})

test('[BONUS-02] a game is told of a bonus that was fulfilled, and of no other end', async () => {
  const { player, playSession } = await playing()
  const give = (requiredOre: Ore, expiresAt: Date) =>
    ledger.db.transaction().execute((tx) =>
      grantBonus(tx, {
        bonusId: timeKey(ledger.clock, systemRandom),
        playerId: player.id,
        amountOre: kroner(1),
        requiredOre,
        stakeMaxOre: kroner(100),
        expiresAt,
        at: ledger.clock.now(),
      }),
    )
  const isFulfilled = async () => {
    const told = await wallet.balance(playSession)
    if (!told.ok) throw new Error(told.refusal)
    return told.isBonusFulfilled ?? false
  }
  const inAnHour = () => after(ledger.clock.now(), hourMs)
  expect(await isFulfilled()).toBe(false)
  await give(ore(400), inAnHour())
  await wallet.settle(roundIn(playSession))
  expect(await isFulfilled()).toBe(false)
  await wallet.settle(roundIn(playSession))
  expect(await isFulfilled()).toBe(true)
  expect(await wallet.balance(playSession)).not.toHaveProperty('stakeMaxOre')
  ledger.clock.advance({ seconds: 1 })
  await give(kroner(1_000), inAnHour())
  expect(await isFulfilled()).toBe(false)
  await ledger.db
    .transaction()
    .execute((tx) =>
      voidActiveBonus(tx, { playerId: player.id, reason: 'withdrawn', at: ledger.clock.now() }),
    )
  expect(await isFulfilled()).toBe(false)
})

test('a launch token that was kept through a logout opens nothing', async () => {
  const { player, playSession } = await playing()
  const at = ledger.clock.now()
  const { launchToken } = await startPlay(context, {
    playerId: player.id,
    sessionId: 'a-login-that-ends',
    gameId: 'vikingernes-guld',
    sessionEndsAt: new Date(at.getTime() + 3_600_000),
    at,
  })
  endedSessions.add('a-login-that-ends')
  const refused = { ok: false, refusal: 'token-expired' }
  expect(await authenticate(context, launchToken)).toEqual(refused)
  expect(await wallet.settle(roundIn(playSession))).toMatchObject({ ok: true })
})

test('a play that has ended tells neither balance nor rounds', async () => {
  const { player, playSession } = await playing()
  expect(await wallet.settle(roundIn(playSession))).toMatchObject({ ok: true })
  expect((await wallet.rounds(playSession, 10)).rounds).toHaveLength(1)
  expect(await wallet.balance(playSession)).toMatchObject({ ok: true })
  await ledger.db.transaction().execute((tx) => endPlay(tx, player.id, ledger.clock.now()))
  expect(await wallet.balance(playSession)).toEqual({ ok: false, refusal: 'play-ended' })
  expect(await wallet.rounds(playSession, 10)).toEqual({ rounds: [] })
})

test.each([
  ['a win without a stake', { stakeOre: ore(0) }],
  ['a negative stake', { stakeOre: ore(-200) }],
  ['a negative win', { winOre: ore(-1) }],
  ['a seed that is no hex', { seed: 'zz'.repeat(32) }],
  ['a definition that is no hash', { definitionHash: 'vikingernes-guld' }],
])('%s is refused, and the rounds beside it stand', async (_what, change) => {
  const { player, playSession } = await playing()
  const beside = await playing()
  const [odd, whole] = await Promise.all([
    wallet.settle(roundIn(playSession, change)),
    wallet.settle(roundIn(beside.playSession)),
  ])
  expect(odd).toMatchObject({ ok: false, refusal: 'key-invalid' })
  expect(whole).toMatchObject({ ok: true })
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(kroner(100))
})

test('[LED-05] a settled round is answered with its balance, and listed with its seed', async () => {
  const { playSession } = await playing()
  const round = roundIn(playSession)
  const settled = await wallet.settle(round)
  expect(settled).toMatchObject({ ok: true, winOre: 500n, balanceOre: 10_300n, repeated: false })
  expect(await wallet.balance(playSession)).toEqual({ ok: true, balanceOre: 10_300n })
  const { rounds } = await wallet.rounds(playSession, 10)
  expect(rounds).toHaveLength(1)
  expect(rounds[0]).toMatchObject({ key: round.key, seed: round.seed, definitionHash })
})

test('[LED-02] a repeat with another draw gets the first; with another stake it is a conflict', async () => {
  const { playSession, player } = await playing()
  const round = roundIn(playSession)
  await wallet.settle(round)
  const redrawn = { ...round, winOre: kroner(90), seed: hex(systemRandom.bytes(32)) }
  expect(await wallet.settle(redrawn)).toMatchObject({
    ok: true,
    repeated: true,
    winOre: 500n,
    seed: round.seed,
  })
  for (const change of [{ stakeOre: ore(400) }, { choices: 'gamble' }]) {
    expect(await wallet.settle({ ...round, ...change })).toMatchObject({ refusal: 'conflict' })
  }
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(10_300n)
})

test('one round is told by its key, to the player who played it', async () => {
  const { player, playSession } = await playing()
  const other = await playing()
  const round = roundIn(playSession)
  const poor = roundIn(playSession, { stakeOre: kroner(500) })
  await wallet.settle(round)
  expect(await wallet.settle(poor)).toMatchObject({ refusal: 'too-little-money' })
  const { rounds } = await wallet.rounds(playSession, 1)
  expect(await wallet.round(playSession, round.key)).toEqual({ round: rounds[0] })
  expect(await wallet.round(other.playSession, round.key)).toEqual({})
  for (const key of [poor.key, timeKey(ledger.clock, systemRandom), 'nonsense']) {
    expect(await wallet.round(playSession, key)).toEqual({})
  }
  await ledger.db.transaction().execute((tx) => endPlay(tx, player.id, ledger.clock.now()))
  expect(await wallet.round(playSession, round.key)).toEqual({})
})

test('a key that is none, or lies a day off, or comes without a whole seed, is refused', async () => {
  const { playSession } = await playing()
  const day = 24 * 3_600_000
  const off = (ms: number) =>
    timeKey({ now: () => new Date(ledger.clock.now().getTime() + ms) }, systemRandom)
  const odd = [
    { key: 'x' },
    { key: '00000000-0000-4000-8000-000000000000' },
    { key: off(day + 60_000) },
    { key: off(-day - 60_000) },
    { seed: 'ab' },
  ]
  for (const change of odd) {
    expect(await wallet.settle(roundIn(playSession, change))).toMatchObject({
      refusal: 'key-invalid',
    })
  }
})

test('a game opened elsewhere, a logout and an unknown play session end the play', async () => {
  const { player, playSession } = await playing()
  const at = ledger.clock.now()
  const second = await startPlay(context, {
    playerId: player.id,
    sessionId: 'another-device',
    gameId: 'vikingernes-guld',
    sessionEndsAt: new Date(at.getTime() + 3_600_000),
    at,
  })
  const opened = await authenticate(context, second.launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  const ended = { ok: false, refusal: 'play-ended' }
  expect(await wallet.settle(roundIn(playSession))).toMatchObject(ended)
  expect(await wallet.settle(roundIn(opened.playSession))).toMatchObject({ ok: true })
  await ledger.db.transaction().execute((tx) => endPlay(tx, player.id, ledger.clock.now()))
  expect(await wallet.settle(roundIn(opened.playSession))).toMatchObject(ended)
  expect(await wallet.settle(roundIn(timeKey(ledger.clock, systemRandom)))).toMatchObject(ended)
  expect(await wallet.balance('x')).toEqual(ended)
})

test('[FLT-77] a game whose login somebody ended hears so, and no balance, round or stake', async () => {
  const { player, sessionId, playSession } = await playing()
  const round = roundIn(playSession)
  expect(await wallet.settle(round)).toMatchObject({ ok: true })
  const login = { playerId: player.id, login: sessionId, at: ledger.clock.now() }
  await ledger.db.transaction().execute((tx) => revokeLogin(tx, login))
  const loggedOut = { ok: false, refusal: 'logged-out' }
  const refused = roundIn(playSession)
  for (const asked of [
    refused,
    refused,
    roundIn(playSession, {
      choices: 'gamble red',
      definitionHash: 'ab'.repeat(32),
      winOre: ore(0),
    }),
  ]) {
    expect(await wallet.settle(asked)).toMatchObject(loggedOut)
  }
  expect(await wallet.balance(playSession)).toEqual(loggedOut)
  expect(await wallet.rounds(playSession, 10)).toEqual({ rounds: [] })
  expect(await wallet.round(playSession, round.key)).toEqual({})
  // What it had asked before is told: its answer may have been lost.
  expect(await wallet.settle(round)).toMatchObject({ ok: true, repeated: true })
})

test('rounds told before the books forgot them are settled again under their keys, once', async () => {
  const { player, playSession, opened } = await playing()
  await ledger.db.transaction().execute((tx) => endPlay(tx, player.id, ledger.clock.now()))
  const found = (await playersByRef(context)).get(opened.playerRef)
  expect(found).toBe(player.id)
  const rounds = [roundIn('forgotten'), roundIn('forgotten', { winOre: ore(0) })]
  const told = { playerId: player.id, gameId: 'vikingernes-guld', rounds }
  const first = await repeatRounds({ play: context, wallet }, told)
  expect(first.map((result) => result.ok && result.balanceOre)).toEqual([10_300n, 10_100n])
  const redrawn = rounds.map((round) => ({ ...round, winOre: kroner(90) }))
  const again = await repeatRounds({ play: context, wallet }, { ...told, rounds: redrawn })
  expect(again).toMatchObject([
    { ok: true, repeated: true, winOre: 500n, seed: rounds[0]?.seed },
    { ok: true, repeated: true, winOre: 0n, seed: rounds[1]?.seed },
  ])
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(10_100n)
  // The play it was booked in is over with it, and opens no other.
  const after = await wallet.settle(roundIn(playSession))
  expect(after).toMatchObject({ ok: false, refusal: 'play-ended' })
})

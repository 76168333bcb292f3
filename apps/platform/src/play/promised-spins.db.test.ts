import { createHash, randomUUID } from 'node:crypto'
import { bonusSpinChoices, type SettleRound, spinChoices } from '@nordlys/contracts'
import {
  after,
  hex,
  hourMs,
  kroner,
  ore,
  type PlayerId,
  secret,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { networks } from '@nordlys/game-math'
import { inLine } from '@nordlys/testing/locked'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { grantSpins, readBalances, readJackpots, readSpinGrants } from '../ledger/index.ts'
import { readHistory } from '../payments/history/history.ts'
import { GameWallet } from './game-wallet.ts'
import { Jackpots } from './jackpots.ts'
import { authenticate, type PlayContext, startPlay } from './play-sessions.ts'
import { replay, startReplay } from './round-replay.ts'

const gameId = 'a-game-without-a-jackpot'
const networkGame = 'a-game-of-a-network'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

let ledger: TestLedger
let play: PlayContext
/** Two copies of the platform. */
const wallets: GameWallet[] = []

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start(2))
  const { db, clock } = ledger
  const parts = { db, clock, random: systemRandom }
  play = { ...parts, playerRefKey: secret(systemRandom), lockLiveSession: async () => true }
  for (const commits of ledger.commits) {
    const networkOf = (id: string) => (id === networkGame ? networks[0] : undefined)
    const jackpots = await Jackpots.open({ ...parts, commits }, networkOf)
    wallets.push(new GameWallet({ ...play, commits, jackpots }))
  }
})

interface Playing {
  id: PlayerId
  playSession: string
  grant: string
}

async function open(id: PlayerId, game: string) {
  const at = ledger.clock.now()
  const wish = { playerId: id, sessionId: 'a-session', gameId: game, at }
  const { launchToken } = await startPlay(play, { ...wish, sessionEndsAt: after(at, 12 * hourMs) })
  const opened = await authenticate(play, launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  return opened
}

async function give(playerId: PlayerId, change: { count?: number; hours?: number } = {}) {
  const { count = 500, hours = 24 } = change
  const grantId = randomUUID()
  const at = ledger.clock.now()
  const granted = {
    grantId,
    playerId,
    offerId: 'welcome',
    offerVersion: 1,
    gameIds: [gameId, networkGame],
    valueOre: ore(20),
    count,
    expiresAt: after(at, hours * hourMs),
    at,
  }
  await ledger.db.transaction().execute((tx) => grantSpins(tx, granted))
  return grantId
}

/** A player with 100 kr. and spins worth 0,20 kr. who has opened a game. */
async function playing(change: { count?: number } = {}, game = gameId): Promise<Playing> {
  const { id } = await ledger.player(kroner(100))
  const grant = await give(id, change)
  const { playSession } = await open(id, game)
  return { id, playSession, grant }
}

/** It wins 3 kr. unless told otherwise. */
function spinOf({ playSession, grant }: Playing, change: Partial<SettleRound> = {}): SettleRound {
  return {
    key: timeKey(ledger.clock, systemRandom),
    playSession,
    definitionHash: hashOf('game'),
    stakeOre: ore(0),
    valueOre: ore(20),
    winOre: ore(300),
    seed: hex(systemRandom.bytes(32)),
    choices: bonusSpinChoices(grant),
    ...change,
  }
}

function settle(round: SettleRound, copy = 0) {
  const wallet = wallets[copy]
  if (!wallet) throw new Error(`no copy ${copy}`)
  return wallet.settle(round)
}

const cashOf = async ({ id }: Playing) => (await readBalances(ledger.db, id)).cashOre

test('[BONUS-01] an opened game tells the spins that end first, and a spin what is left', async () => {
  const player = await playing()
  const sooner = await give(player.id, { count: 10, hours: 2 })
  const opened = await open(player.id, gameId)
  const expiresAt = after(ledger.clock.now(), 2 * hourMs)
  expect(opened.spins).toEqual({ grant: sooner, left: 10, valueOre: 20n, expiresAt })
  const playingThere = { ...player, playSession: opened.playSession, grant: sooner }
  expect(await settle(spinOf(playingThere))).toMatchObject({
    ok: true,
    spinsLeft: 9,
    winOre: 300n,
    balanceOre: 10_300n,
  })
  const balance = await wallets[1]?.balance(opened.playSession)
  expect(balance).toMatchObject({ balanceOre: 10_300n, spins: { grant: sooner, left: 9 } })
  expect(await open(player.id, 'another-game')).not.toHaveProperty('spins')
})

test('[LED-02] a repeat on another copy gets the first draw, and takes no spin', async () => {
  const player = await playing()
  const spin = spinOf(player)
  const settled = await settle(spin)
  const redrawn = { ...spin, winOre: ore(0), seed: hex(systemRandom.bytes(32)) }
  expect(await settle(redrawn, 1)).toEqual({ ...settled, repeated: true })
  expect(await settle({ ...spin, valueOre: ore(5_000) }, 1)).toMatchObject({ refusal: 'conflict' })
})

test('[LED-02] both at once on two copies: a spin or a round with a stake, never both', async () => {
  for (const first of ['spin', 'stake']) {
    const player = await playing()
    const spin = spinOf(player)
    const staked = { ...spin, choices: spinChoices, stakeOre: ore(20), valueOre: undefined }
    const [one, other] = first === 'spin' ? [spin, staked] : [staked, spin]
    const calls = [() => settle(one, 0), () => settle(other, 1)]
    expect(await inLine(ledger.databaseUrl, rowOf(player), calls)).toMatchObject([
      { ok: true, repeated: false },
      { ok: false, refusal: 'conflict' },
    ])
    const [grant] = await readSpinGrants(ledger.db, { playerId: player.id, at: ledger.clock.now() })
    expect(grant?.left).toBe(first === 'spin' ? 499 : 500)
    expect(await cashOf(player)).toBe(ore(first === 'spin' ? 10_300 : 10_280))
  }
})

/** What every settling of the player's takes first. */
function rowOf({ id }: Playing) {
  return { text: 'SELECT FROM ledger_player WHERE player = $1 FOR UPDATE', values: [id] }
}

test('[BONUS-01] two last spins at one moment on two copies: one is played', async () => {
  const player = await playing({ count: 1 })
  const calls = [0, 1].map((copy) => () => settle(spinOf(player), copy))
  expect(await inLine(ledger.databaseUrl, rowOf(player), calls)).toMatchObject([
    { ok: true },
    { ok: false, refusal: 'spins-over' },
  ])
  expect(await cashOf(player)).toBe(kroner(103))
})

test.each([
  ['a stake beside it', { stakeOre: ore(20) }],
  ['no value', { valueOre: undefined }],
  ['a grant in other letters', { choices: 'bonus spin 7' }],
  ['a win below nothing', { winOre: ore(-1) }],
])('%s is no spin', async (_, change) => {
  const player = await playing()
  expect(await settle(spinOf(player, change))).toMatchObject({ refusal: 'key-invalid' })
})

test('a round with a stake has no value, and one without a stake no win', async () => {
  const player = await playing()
  for (const change of [{ stakeOre: ore(20) }, { valueOre: undefined }]) {
    const round = spinOf(player, { choices: spinChoices, ...change })
    expect(await settle(round)).toMatchObject({ refusal: 'key-invalid' })
  }
  expect(await cashOf(player)).toBe(kroner(100))
})

test('[GAME-04] in a game with a jackpot no spin is played', async () => {
  const player = await playing({}, networkGame)
  const contributed = async () =>
    (await readJackpots(ledger.db)).map(({ contributedMilliOre }) => contributedMilliOre)
  const before = await contributed()
  const spin = spinOf(player, { definitionHash: hashOf('game of a network') })
  expect(await settle(spin)).toMatchObject({ refusal: 'spins-not-here' })
  expect(await contributed()).toEqual(before)
})

test('[SCREEN-12] history has it as a spin, its totals hold, and it replays with its value', async () => {
  const player = await playing()
  const spin = spinOf(player)
  await settle(spin)
  await settle(spinOf(player, { choices: spinChoices, stakeOre: ore(400), valueOre: undefined }))
  const at = ledger.clock.now()
  const request = { kind: 'rounds', days: 30, page: 1, pageSize: 10 } as const
  const history = await readHistory(ledger.db, player.id, request, at)
  if (!history.ok) throw new Error(history.refusal)
  const [own, spun] = history.lines
  expect(own).not.toHaveProperty('isSpin')
  expect(spun).toMatchObject({ kind: 'round', isSpin: true, stakeOre: 0n, winOre: 300n })
  expect(history.totals).toMatchObject({ stakedOre: 400n, wonOre: 600n, grantedOre: 0n })
  const shown = await startReplay(play, {
    playerId: player.id,
    sessionId: 'a login',
    roundId: spin.key,
    at,
  })
  expect(await replay(play, shown?.replayToken ?? '')).toMatchObject({
    ok: true,
    round: { key: spin.key, stakeOre: 0n, spin: { grant: player.grant, valueOre: 20n } },
  })
})

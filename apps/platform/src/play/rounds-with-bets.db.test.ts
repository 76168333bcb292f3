import { betsChoices, gambleChoices, type SettleRound, spinChoices } from '@nordlys/contracts'
import {
  after,
  hex,
  hourMs,
  kroner,
  ore,
  required,
  secret,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { findPeriod, grantBonus, listLines, readBalances, setPlayLimit } from '../ledger/index.ts'
import { GameWallet } from './game-wallet.ts'
import { authenticate, type PlayContext, startPlay } from './play-sessions.ts'
import { repeatRounds } from './repeat-rounds.ts'
import { replayAtTable, startReplay } from './round-replay.ts'

let ledger: TestLedger
let plays: PlayContext
let wallets: GameWallet[]

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start(2))
  const { db, clock } = ledger
  const lockLiveSession = async () => true
  plays = { db, clock, random: systemRandom, playerRefKey: secret(systemRandom), lockLiveSession }
  wallets = ledger.commits.map((commits) => new GameWallet({ ...plays, commits }))
})

const wallet = () => required(wallets[0], 'a copy')
const settle = (round: SettleRound, copy = 0) => required(wallets[copy], 'a copy').settle(round)
const bets = '[["n17",10000],["red",5000]]'

/** A player with 1.000 kr. who has opened a game. */
async function playing(gameId = 'roulette') {
  const player = await ledger.player(kroner(1_000))
  const at = ledger.clock.now()
  const wish = { playerId: player.id, sessionId: 's', gameId, sessionEndsAt: after(at, hourMs), at }
  const opened = await authenticate(plays, (await startPlay(plays, wish)).launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  return { player, playSession: opened.playSession }
}

function roundOf(playSession: string, change: Partial<SettleRound> = {}): SettleRound {
  return {
    key: timeKey(ledger.clock, systemRandom),
    playSession,
    definitionHash: 'ab'.repeat(32),
    stakeOre: ore(15_000),
    winOre: ore(10_000),
    seed: hex(systemRandom.bytes(32)),
    choices: betsChoices,
    bets,
    ...change,
  }
}

const spinOf = (playSession: string) =>
  roundOf(playSession, {
    definitionHash: 'cd'.repeat(32),
    choices: spinChoices,
    bets: undefined,
  })

async function stored(key: string) {
  return await ledger.db
    .selectFrom('ledger_journal')
    .select(['bets', 'seed', 'refusal', 'definition'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

test('[GAME-02] [PROOF-03] a round at a table is settled with its bets, and is told with them', async () => {
  const { playSession } = await playing()
  const round = roundOf(playSession)
  expect(await settle(round)).toMatchObject({ ok: true, repeated: false, balanceOre: 95_000n })
  const kept = await stored(round.key)
  expect(kept.bets?.toString()).toBe(bets)
  expect(kept.seed?.toString('hex')).toBe(round.seed)
  expect(kept.definition).toBeLessThan(0)
  expect(await wallet().round(playSession, round.key)).toMatchObject({ round: { bets } })
  const { rounds } = await wallet().rounds(playSession, 5)
  expect(rounds.map((each) => each.bets)).toEqual([bets])
})

test('[GAME-02] [LED-05] tables and slots are settled beside each other, each with its own', async () => {
  const [first, slot, second] = [await playing(), await playing('slot'), await playing()]
  const rounds = [
    roundOf(first.playSession),
    spinOf(slot.playSession),
    roundOf(second.playSession, { bets: '[["n0",15000]]' }),
  ]
  for (const settled of await Promise.all(rounds.map((round) => settle(round)))) {
    expect(settled).toMatchObject({ ok: true })
  }
  const kept = await Promise.all(rounds.map(({ key }) => stored(key)))
  expect(kept.map((each) => each.bets?.toString())).toEqual([bets, undefined, '[["n0",15000]]'])
  const told = await wallet().round(slot.playSession, rounds[1]?.key ?? '')
  expect(told.round).not.toHaveProperty('bets')
})

test('[GAME-02] its player’s list tells it from a slot’s, and each is shown again by its own', async () => {
  const { player, playSession } = await playing()
  const round = roundOf(playSession)
  const slot = { ...spinOf(playSession), definitionHash: 'ef'.repeat(32) }
  await settle(round)
  await settle(slot)
  const period = await findPeriod(ledger.db, player.id, new Date(0))
  const lines = await listLines(ledger.db, period, { topic: 'rounds', limit: 5, offset: 0 })
  expect(lines).toEqual([
    expect.objectContaining({ id: slot.key, isAtTable: false }),
    expect.objectContaining({ id: round.key, isAtTable: true, balanceAfterOre: 95_000n }),
  ])
  const asked = { playerId: player.id, sessionId: 'a login', at: ledger.clock.now() }
  const started = await startReplay(plays, { ...asked, roundId: round.key })
  expect(started).toMatchObject({ family: 'table' })
  expect(await replayAtTable(plays, started?.replayToken ?? '')).toMatchObject({
    round: {
      bets: Buffer.from(bets).toString('hex'),
      seed: round.seed,
      choices: '',
      stakeOre: 15_000n,
    },
  })
  expect(await startReplay(plays, { ...asked, roundId: slot.key })).toMatchObject({
    family: 'slot',
  })
})

test('[GAME-02] [LED-02] a repeat gets the first draw; with other bets it is a conflict', async () => {
  const { player, playSession } = await playing()
  const round = roundOf(playSession)
  await settle(round)
  const redrawn = { ...round, seed: hex(systemRandom.bytes(32)), winOre: ore(0) }
  for (const copy of [0, 1]) {
    expect(await settle(redrawn, copy)).toMatchObject({
      ok: true,
      repeated: true,
      seed: round.seed,
      winOre: 10_000n,
    })
  }
  const conflict = { ok: false, refusal: 'conflict' }
  for (const other of ['[["n17",10000],["black",5000]]', '[["red",5000],["n17",10000]]', '[]']) {
    expect(await settle({ ...redrawn, bets: other })).toMatchObject(conflict)
  }
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(95_000n)
})

test('[GAME-02] of two copies that settle one key at one moment, both answer with one draw', async () => {
  const { player, playSession } = await playing()
  const round = roundOf(playSession)
  const other = { ...round, seed: hex(systemRandom.bytes(32)), winOre: ore(0) }
  const [one, two] = await Promise.all([settle(round, 0), settle(other, 1)])
  if (!(one.ok && two.ok)) throw new Error('refused')
  expect([one.seed, one.winOre]).toEqual([two.seed, two.winOre])
  expect((await stored(round.key)).seed?.toString('hex')).toBe(one.seed)
  const balance = ore(85_000n + one.winOre)
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(balance)
})

test('[GAME-02] bets stand with what was chosen, and what does not fit is refused', async () => {
  const { playSession } = await playing()
  const invalid = { ok: false, refusal: 'key-invalid' }
  for (const change of [
    { bets: undefined },
    { choices: spinChoices },
    { choices: gambleChoices.red, winOre: ore(0) },
    { choices: `bonus spin ${crypto.randomUUID()}`, stakeOre: ore(0), valueOre: ore(20) },
    { stakeOre: ore(0), winOre: ore(0) },
    { valueOre: ore(20) },
  ]) {
    expect(await settle(roundOf(playSession, change))).toMatchObject(invalid)
  }
})

test('[GAME-02] a table’s round is refused as a spin is, and keeps no bets with that', async () => {
  const { player, playSession } = await playing()
  const refused = (change: Partial<SettleRound> = {}) => settle(roundOf(playSession, change))
  expect(await refused({ stakeOre: ore(100_001) })).toMatchObject({ refusal: 'too-little-money' })
  const at = ledger.clock.now()
  const limit = { measure: 'stake', period: 'day', size: ore(14_999) } as const
  await ledger.db
    .transaction()
    .execute((tx) => setPlayLimit(tx, { playerId: player.id, ...limit, at }))
  const round = roundOf(playSession)
  expect(await settle(round)).toMatchObject({ refusal: 'stake-limit' })
  expect(await stored(round.key)).toMatchObject({ bets: null, seed: null })
  expect(await settle({ ...round, bets: '[]' })).toMatchObject({ refusal: 'conflict' })
  await ledger.bar(player.id, 'pause', 'for-good')
  expect(await refused()).toMatchObject({ refusal: 'play-blocked' })
  ledger.clock.advance({ minutes: 31 })
  expect(await refused()).toMatchObject({ refusal: 'play-ended' })
})

test('[GAME-02] [BONUS-02] a table takes cash alone, and nothing there counts for a bonus', async () => {
  const { player, playSession } = await playing()
  const at = ledger.clock.now()
  await ledger.db.transaction().execute((tx) =>
    grantBonus(tx, {
      bonusId: timeKey(ledger.clock, systemRandom),
      playerId: player.id,
      amountOre: kroner(500),
      requiredOre: kroner(1_000),
      stakeMaxOre: undefined,
      expiresAt: after(at, hourMs),
      at,
    }),
  )
  expect(await settle(roundOf(playSession))).toMatchObject({ ok: true })
  const more = roundOf(playSession, { stakeOre: ore(95_001) })
  expect(await settle(more)).toMatchObject({ refusal: 'bonus-not-here' })
  const money = await ledger.db
    .selectFrom('ledger_player')
    .select(['cash', 'bonus', 'wager_left'])
    .where('player', '=', player.id)
    .executeTakeFirstOrThrow()
  expect(money).toEqual({ cash: 95_000n, bonus: 50_000n, wager_left: 100_000n })
})

test('[GAME-02] rounds that a restored database lost are booked again with their bets', async () => {
  const player = await ledger.player(kroner(1_000))
  const { playSession: _, ...told } = roundOf('')
  const again = () =>
    repeatRounds(
      { play: plays, wallet: wallet() },
      { playerId: player.id, gameId: 'roulette', rounds: [told] },
    )
  expect(await again()).toMatchObject([{ ok: true, repeated: false, balanceOre: 95_000n }])
  expect((await stored(told.key)).bets?.toString()).toBe(bets)
  expect(await again()).toMatchObject([{ ok: true, repeated: true }])
})

import { createHash } from 'node:crypto'
import type { SettleRound } from '@nordlys/contracts'
import {
  hex,
  kroner,
  type Ore,
  ore,
  type PlayerId,
  required,
  secret,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { type JackpotNetwork, networks } from '@nordlys/game-math'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TestLedger } from '../ledger/base/test-ledger.ts'
import { openJackpots, readBalances } from '../ledger/index.ts'
import { readHistory } from '../payments/history/history.ts'
import { GameWallet } from './game-wallet.ts'
import { jackpotBoard } from './jackpot-board.ts'
import { Jackpots } from './jackpots.ts'
import { authenticate, type PlayContext, startPlay } from './play-sessions.ts'
import { seedWhere, winsNothing } from './test-jackpot-seeds.ts'

let ledger: TestLedger
let play: PlayContext
/** Two copies of the platform. */
const wallets: GameWallet[] = []

/** In this test a game is called as its network. */
const networkOf = (gameId: string) => networks.find(({ key }) => key === gameId)

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start(2))
  const { db, clock } = ledger
  const parts = { db, clock, random: systemRandom }
  play = { ...parts, playerRefKey: secret(systemRandom), lockLiveSession: async () => true }
  for (const commits of ledger.commits) {
    const jackpots = await Jackpots.open({ ...parts, commits }, networkOf)
    wallets.push(new GameWallet({ ...play, commits, jackpots }))
  }
})

interface Playing {
  id: PlayerId
  gameId: string
  playSession: string
}

async function playing(gameId: string, cash: Ore = kroner(1_000)): Promise<Playing> {
  const player = await ledger.player(cash)
  return { id: player.id, gameId, playSession: await open(player.id, gameId) }
}

async function open(playerId: PlayerId, gameId: string): Promise<string> {
  const at = ledger.clock.now()
  const sessionEndsAt = new Date(at.getTime() + 12 * 3_600_000)
  const wish = { playerId, sessionId: 'a-session', gameId, sessionEndsAt, at }
  const { launchToken } = await startPlay(play, wish)
  const opened = await authenticate(play, launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.playSession
}

const networkNamed = (gameId: string) => required(networkOf(gameId), 'a network')

/** 10 kr. hits the mini below this share of its draw. */
const miniShare = 10 / 50_000
const winsMini = () =>
  seedWhere(
    networkNamed('nordlys'),
    ([, midi = 0, mini = 0]) => mini < miniShare && midi > miniShare,
  )
function roundOf({ playSession, gameId }: Playing, change: Partial<SettleRound> = {}): SettleRound {
  return {
    key: timeKey(ledger.clock, systemRandom),
    playSession,
    definitionHash: createHash('sha256').update(gameId).digest('hex'),
    stakeOre: kroner(10),
    winOre: ore(0),
    seed: winsNothing(networkNamed('nordlys')),
    choices: 'spin',
    ...change,
  }
}

async function settle(round: SettleRound, copy = 0) {
  const result = await wallets[copy]?.settle(round)
  if (!result?.ok) throw new Error(`refused: ${result?.refusal}`)
  return result
}

async function standing(pool: number) {
  const { rows } = await sql<{ tier: number; level: bigint; hits: bigint; reserve: bigint }>`
    SELECT tier, level_milliore AS level, hits, reserve_milliore AS reserve FROM audit_jackpots
    WHERE pool_id = ${pool} ORDER BY tier`.execute(ledger.db)
  return rows
}

test('every tier begins at its seed and grows by its exact part of each stake', async () => {
  const player = await playing('nordlys')
  const before = await standing(1)
  expect(before.map(({ level }) => level)).toEqual([25_000_000_000n, 50_000_000n, 5_000_000n])
  const rounds = Array.from({ length: 20 }, () => roundOf(player, { stakeOre: ore(20) }))
  await Promise.all(rounds.map((round, place) => settle(round, place % 2)))
  const grown = (await standing(1)).map(({ level }, place) => level - (before[place]?.level ?? 0n))
  // 400 øre staked, by three, two and two thousandths of an øre.
  expect(grown).toEqual([1_200n, 800n, 800n])
})

test('[GAME-04] a win pays all the pool held, with the round and once, and starts at the seed', async () => {
  const player = await playing('nordlys')
  const held = (await standing(1))[2]?.level ?? 0n
  const dueOre = (held + 2_000n) / 1_000n
  const round = roundOf(player, { seed: winsMini(), winOre: ore(500) })
  const first = await settle(round)
  const jackpots = [{ nameDa: 'Mini', amountOre: dueOre }]
  expect(first).toMatchObject({ repeated: false, winOre: 500n, jackpots })
  expect(first.balanceOre).toBe(kroner(1_000) - 1_000n + 500n + dueOre)
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(first.balanceOre)
  const after = (await standing(1))[2]
  expect(after).toMatchObject({ hits: 1n, level: 5_000_000n + ((held + 2_000n) % 1_000n) })
  // Asked again, of the other copy, with another draw: the first answer.
  const again = await settle({ ...round, seed: winsNothing(networkNamed('nordlys')) }, 1)
  expect(again).toMatchObject({ repeated: true, jackpots, balanceOre: first.balanceOre })
  const [stored] = (await wallets[1]?.rounds(player.playSession, 5))?.rounds ?? []
  expect(stored).toMatchObject({ jackpots, balanceAfterOre: first.balanceOre })
  const page = { kind: 'all', days: 1, page: 1, pageSize: 10 } as const
  const history = await readHistory(ledger.db, player.id, page, ledger.clock.now())
  expect(history.ok && history.lines.slice(0, 2)).toMatchObject([
    { kind: 'jackpot', amountOre: dueOre },
    { kind: 'round', winOre: 500n },
  ])
})

test('[LED-02] the same winning round asked of both copies at once is won once', async () => {
  const player = await playing('nordlys')
  const round = roundOf(player, { seed: winsMini() })
  const other = { ...round, seed: winsNothing(networkNamed('nordlys')) }
  const before = (await standing(1))[2]?.hits ?? 0n
  const answers = await Promise.all(
    [0, 1, 0, 1, 0, 1].map((copy, place) => settle(place % 3 === 2 ? other : round, copy)),
  )
  expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect(new Set(answers.map(({ seed }) => seed)).size).toBe(1)
  expect(new Set(answers.map(({ jackpots }) => jackpots?.[0]?.amountOre)).size).toBe(1)
  const hits = ((await standing(1))[2]?.hits ?? 0n) - before
  expect(hits).toBe(answers[0]?.seed === round.seed ? 1n : 0n)
})

test('two winners at once: the first takes the pool, the second the seed and what came since', async () => {
  const players = await Promise.all([1, 2, 3, 4].map(() => playing('nordlys')))
  // Grown, so that the one who takes the pool gets visibly more.
  await settle(roundOf(players[0] as Playing, { stakeOre: kroner(500) }))
  const won = await Promise.all(
    players.map((player, place) => settle(roundOf(player, { seed: winsMini() }), place % 2)),
  )
  const amounts = won.map(({ jackpots }) => Number(jackpots?.[0]?.amountOre)).sort((a, b) => b - a)
  expect(amounts[0]).toBeGreaterThanOrEqual(5_000 + 100)
  // Each begins with 50 kr. and has its own two øre, and a thousandth now and then from before.
  expect(amounts.slice(1).every((amount) => amount >= 5_002 && amount <= 5_003)).toBe(true)
})

test('a refused round neither contributes nor wins, and is refused alike for ever', async () => {
  const player = await playing('nordlys', ore(100))
  const before = await standing(1)
  const round = roundOf(player, { seed: winsMini() })
  for (const copy of [0, 1, 0]) {
    expect(await wallets[copy]?.settle(round)).toMatchObject({ refusal: 'too-little-money' })
  }
  expect(await standing(1)).toEqual(before)
})

test('a game outside the networks contributes to none', async () => {
  const player = await playing('a game of its own')
  const before = await Promise.all(networks.map(({ pool }) => standing(pool)))
  expect(await settle(roundOf(player, { seed: winsMini() }))).not.toHaveProperty('jackpots')
  expect(await Promise.all(networks.map(({ pool }) => standing(pool)))).toEqual(before)
})

test('a pool that must drop by an amount drops before it, however late the levels are read', async () => {
  const network = networkOf('fuldtraeffer') as JackpotNetwork
  const player = await playing('fuldtraeffer', kroner(3_000_000))
  const drops: number[] = []
  // The draw is the unluckiest there is: only certainty makes it drop.
  const seed = seedWhere(networkNamed('fuldtraeffer'), ([share = 0]) => share > 0.97)
  const missingMilliOre = 500_000_000n
  const stakeOre = kroner(50_000)
  for (let staked = 0n; staked < missingMilliOre * 2n && drops.length === 0; ) {
    const { jackpots } = await settle(roundOf(player, { stakeOre, seed }), Number(staked % 2n))
    drops.push(...(jackpots ?? []).map(({ amountOre }) => Number(amountOre)))
    staked += stakeOre * 2n
  }
  expect(drops).toHaveLength(1)
  expect(drops[0]).toBeGreaterThan(990_000)
  expect(drops[0]).toBeLessThanOrEqual(1_000_000)
  expect((await standing(network.pool))[0]?.hits).toBe(1n)
})

test('Dagens Drop falls once a Danish day at most, pays three quarters and keeps the rest', async () => {
  const player = await playing('dagens-drop', kroner(10_000))
  // 1.000 kr. hits below 0.8 % in the evening, below 0.44 % at one, below 0.2 % as the day begins.
  const nearly = seedWhere(
    networkNamed('dagens-drop'),
    ([share = 0]) => share > 0.005 && share < 0.007,
  )
  const round = () => roundOf(player, { seed: nearly, stakeOre: kroner(1_000) })
  const won = { jackpots: [{ nameDa: 'Dagens Drop' }] }
  // 12.00 UTC is 13.00 in Denmark; eleven hours less a second later, a day is nearly over.
  expect(await settle(round())).not.toHaveProperty('jackpots')
  ledger.clock.advance({ hours: 10, minutes: 59, seconds: 59, ms: 990 })
  player.playSession = await open(player.id, 'dagens-drop')
  const unlucky = roundOf(player, {
    seed: winsNothing(networkNamed('dagens-drop')),
    stakeOre: kroner(1),
  })
  expect(await settle(unlucky)).not.toHaveProperty('jackpots')
  const before = (await standing(2))[0]
  const first = await settle(round())
  expect(first).toMatchObject(won)
  const level = (before?.level ?? 0n) + 400_000n
  const paidOre = (level * 3n) / 4_000n
  expect(first.jackpots?.[0]?.amountOre).toBe(paidOre)
  const after = (await standing(2))[0]
  // The house gave the first pool, and never another.
  expect(after).toMatchObject({ hits: 1n, level: level - paidOre * 1_000n, reserve: -50_000_000n })
  expect(await settle(round(), 1)).not.toHaveProperty('jackpots')
  // A new day; in its first moments the chance is small again.
  ledger.clock.advance({ ms: 10 })
  expect(await settle(round())).not.toHaveProperty('jackpots')
  // Nobody plays for two days: nothing falls because it must.
  ledger.clock.advance({ days: 2 })
  player.playSession = await open(player.id, 'dagens-drop')
  expect(await settle(round(), 1)).not.toHaveProperty('jackpots')
  ledger.clock.advance({ hours: 20 })
  player.playSession = await open(player.id, 'dagens-drop')
  expect(await settle(round(), 1)).toMatchObject(won)
})

test('rounds of two copies at random: what was told is what was paid, to the last øre', async () => {
  const paidBefore = await paidOre()
  const gameIds = networks.map(({ key }) => key)
  const players = await Promise.all(
    Array.from({ length: 16 }, (_, place) => {
      return playing(gameIds[place % gameIds.length] ?? '', kroner(400_000))
    }),
  )
  // Stakes so high that every tenth round or so takes something.
  const told = await Promise.all(
    players.map(async (player, place) => {
      let wonOre = 0n
      for (let count = 0; count < 25; count++) {
        const seed = hex(systemRandom.bytes(32))
        const round = roundOf(player, { stakeOre: kroner(8_000), seed })
        const { jackpots = [] } = await settle(round, (place + count) % 2)
        for (const { amountOre } of jackpots) wonOre += amountOre
      }
      return wonOre
    }),
  )
  const toldOre = told.reduce((total, wonOre) => total + wonOre, 0n)
  expect(toldOre).toBeGreaterThan(0n)
  expect(toldOre).toBe((await paidOre()) - paidBefore)
})

async function paidOre(): Promise<bigint> {
  const { rows } = await sql<{ paid: bigint }>`
    SELECT sum(paid_ore)::bigint AS paid FROM audit_jackpots`.execute(ledger.db)
  return rows[0]?.paid ?? 0n
}

test('[FLT-58] a jackpot of at most its round’s stake is paid, and is in no list of wins', async () => {
  const shown = async () => {
    const board = await jackpotBoard(ledger.db, ledger.clock).read()
    const tiers = board.networks.find(({ key }) => key === 'nordlys')?.tiers ?? []
    return { wins: board.wins, latest: tiers.find(({ nameDa }) => nameDa === 'Mini')?.latest }
  }
  const player = await playing('nordlys')
  const winMini = async (stakeOre: Ore) => {
    ledger.clock.advance({ ms: 1_000 })
    const seed = seedWhere(
      networkNamed('nordlys'),
      ([, midi = 0, mini = 0]) => mini < miniShare && midi > 0.5,
    )
    const { jackpots } = await settle(roundOf(player, { stakeOre, seed }))
    return jackpots?.[0]?.amountOre
  }
  await winMini(kroner(10))
  const before = await shown()
  // A stake of which the pool pays exactly as much, two thousandths of it among that.
  const held = (await standing(1))[2]?.level ?? 0n
  const same = ore((held + 10_020n) / 1_000n)
  expect(await winMini(same)).toBe(same)
  expect(await winMini(kroner(100))).toBeLessThan(kroner(100))
  expect(await shown()).toEqual(before)

  const amountOre = await winMini(kroner(10))
  const at = ledger.clock.now()
  expect((await shown()).wins[0]).toEqual({ nameDa: 'Mini', amountOre, at })
  expect((await shown()).latest).toEqual({ amountOre, at })
})

test('terms that have changed are refused when the platform starts', async () => {
  const tiers = [{ seedOre: 1n, growth: 1n, reserve: 0n, maximumOre: undefined, kept: 0n }]
  const changed = openJackpots(ledger.db, { pool: 4, rate: 1n, tiers }, ledger.clock.now())
  await expect(changed).rejects.toThrow('have changed')
})

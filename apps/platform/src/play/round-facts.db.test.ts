import { createHash, randomUUID } from 'node:crypto'
import {
  bonusSpinChoices,
  encodeOutcome,
  gambleChoices,
  readRound,
  type SettleRound,
  spinChoices,
} from '@nordlys/contracts'
import {
  after,
  hex,
  hourMs,
  kroner,
  type Ore,
  ore,
  type PlayerId,
  required,
  secret,
  systemRandom,
  timeKey,
} from '@nordlys/core'
import { networks } from '@nordlys/game-math'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { grantSpins } from '../ledger/index.ts'
import { TestSupplier } from '../ledger/supplier/test-supplier.ts'
import { commitmentOf } from '../ledger/tables/test-table-rounds.ts'
import { GameWallet } from './game-wallet.ts'
import { Jackpots } from './jackpots.ts'
import { authenticate, type PlayContext, startPlay } from './play-sessions.ts'
import { readRoundFacts } from './round-facts.ts'
import { TableWallet } from './table-wallet.ts'
import { seedWhere } from './test-jackpot-seeds.ts'

const network = required(networks[0], 'a network')
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const betsText = '[["hand",2000]]'
const bets = hex(new TextEncoder().encode(betsText))

let supplier: TestSupplier
let play: PlayContext
let wallet: GameWallet
let tables: TableWallet

openForFile(async (stack) => {
  supplier = stack.use(await TestSupplier.open('nordspil'))
  const { db, clock, commits } = supplier.ledger
  const parts = { db, clock, random: systemRandom, commits: required(commits[0], 'a copy') }
  play = { ...parts, playerRefKey: secret(systemRandom), lockLiveSession: async () => true }
  const networkOf = (id: string) => (id === 'a-game-of-a-network' ? network : undefined)
  wallet = new GameWallet({ ...play, ...parts, jackpots: await Jackpots.open(parts, networkOf) })
  tables = await TableWallet.open(play)
})

interface Playing {
  id: PlayerId
  playSession: string
}

const key = () => timeKey(supplier.ledger.clock, systemRandom)
const now = () => supplier.ledger.clock.now()
const factsOf = ({ id: playerId }: { id: PlayerId }, roundId: string) =>
  readRoundFacts(play.db, { playerId, roundId, at: now() })

/** A player with so much cash who has opened a game. */
async function playing(gameId = 'a-game', cash: Ore = kroner(100)): Promise<Playing> {
  const { id } = await supplier.ledger.player(cash)
  const at = now()
  const wish = { playerId: id, sessionId: 'a-session', gameId, at }
  const { launchToken } = await startPlay(play, { ...wish, sessionEndsAt: after(at, hourMs) })
  const opened = await authenticate(play, launchToken)
  if (!opened.ok) throw new Error(opened.refusal)
  return { id, playSession: opened.playSession }
}

/** 1 kr. that wins 0,33 kr. unless it is changed. */
function roundOf({ playSession }: Playing, change: Partial<SettleRound> = {}): SettleRound {
  return {
    key: key(),
    playSession,
    definitionHash: hashOf('a game'),
    stakeOre: ore(100),
    winOre: ore(33),
    seed: hex(systemRandom.bytes(32)),
    choices: spinChoices,
    ...change,
  }
}

async function settle(round: SettleRound): Promise<SettleRound> {
  const settled = await wallet.settle(round)
  if (!settled.ok) throw new Error(settled.refusal)
  return round
}

test('[PROOF-03] a slot’s round is told with its stake, win, balance, definition and seed', async () => {
  const player = await playing()
  const round = await settle(roundOf(player))
  expect(await factsOf(player, round.key)).toEqual({
    roundId: round.key,
    gameId: 'a-game',
    kind: 'slot',
    state: 'settled',
    begunAt: now(),
    endedAt: now(),
    stake: { cashOre: 100n, bonusOre: 0n },
    win: { cashOre: 33n, bonusOre: 0n },
    balanceAfterOre: 9_933n,
    movements: [],
    definitionHash: round.definitionHash,
    seed: round.seed,
    gambles: [],
    jackpots: [],
  })
})

test('[PROOF-03] stake and win are told by their parts, as they were booked', async () => {
  const player = await playing('a-game', ore(30))
  await supplier.grant(player, 70, 100_000)
  const round = await settle(roundOf(player))
  // 33 × 70/100 = 23.1: 23 to the bonus, 10 to the cash.
  expect(await factsOf(player, round.key)).toMatchObject({
    stake: { cashOre: 30n, bonusOre: 70n },
    win: { cashOre: 10n, bonusOre: 23n },
    balanceAfterOre: 33n,
  })
  const next = await settle(roundOf(player, { stakeOre: ore(5), winOre: ore(0) }))
  expect(await factsOf(player, next.key)).toMatchObject({
    stake: { cashOre: 5n, bonusOre: 0n },
    win: { cashOre: 0n, bonusOre: 0n },
    balanceAfterOre: 28n,
  })
})

test('[PROOF-03] a gamble names the round it stands on, and that round names its gambles', async () => {
  const player = await playing()
  const gamble = { definitionHash: hashOf('gamble red'), choices: gambleChoices.red }
  const won = await settle(roundOf(player, { winOre: ore(200) }))
  const first = await settle(roundOf(player, { ...gamble, stakeOre: ore(200), winOre: ore(400) }))
  // Money that moves in between is no round.
  await supplier.deposit(player, kroner(5))
  const second = await settle(roundOf(player, { ...gamble, stakeOre: ore(400), winOre: ore(0) }))
  // One that stakes another amount than was won is none of theirs.
  await settle(roundOf(player, { ...gamble, stakeOre: ore(100), winOre: ore(0) }))
  await settle(roundOf(player))
  const [one, two] = [first, second].map(({ key: roundId, stakeOre, winOre }) => ({
    ...{ roundId, stakeOre, winOre },
    at: now(),
  }))
  expect(await factsOf(player, won.key)).toMatchObject({ kind: 'slot', gambles: [one, two] })
  expect(await factsOf(player, won.key)).not.toHaveProperty('standsOn')
  expect(await factsOf(player, first.key)).toMatchObject({
    kind: 'gamble',
    standsOn: { roundId: won.key, stakeOre: 100n, winOre: 200n },
    gambles: [two],
  })
  expect(await factsOf(player, second.key)).toMatchObject({ standsOn: one, gambles: [] })
})

test('[PROOF-03] a gamble of another game is none of the round’s', async () => {
  const player = await playing()
  const won = await settle(roundOf(player, { winOre: ore(200) }))
  const elsewhere = await playing('another-game')
  await settle(
    roundOf(elsewhere, {
      ...{ definitionHash: hashOf('gamble elsewhere'), choices: gambleChoices.red },
      ...{ stakeOre: ore(200), winOre: ore(0) },
    }),
  )
  expect(await factsOf(player, won.key)).toMatchObject({ gambles: [] })
})

test('[BONUS-01] a promised spin names its promise and the version of the terms', async () => {
  const player = await playing()
  const grantId = randomUUID()
  const granted = {
    ...{ grantId, playerId: player.id, offerId: 'welcome', offerVersion: 3, gameIds: ['a-game'] },
    ...{ valueOre: ore(20), count: 50, expiresAt: after(now(), 24 * hourMs), at: now() },
  }
  await play.db.transaction().execute((tx) => grantSpins(tx, granted))
  const spin = { stakeOre: ore(0), valueOre: ore(20), choices: bonusSpinChoices(grantId) }
  const round = await settle(roundOf(player, { ...spin, winOre: ore(300) }))
  expect(await factsOf(player, round.key)).toMatchObject({
    stake: { cashOre: 0n, bonusOre: 0n },
    win: { cashOre: 300n, bonusOre: 0n },
    spin: {
      ...{ grant: grantId, offerId: 'welcome', offerVersion: 3, valueOre: 20n, count: 50 },
      ...{ grantedAt: granted.at, expiresAt: granted.expiresAt },
    },
  })
})

test('[GAME-04] a jackpot names its pool, and what decided it', async () => {
  const player = await playing('a-game-of-a-network', kroner(1_000))
  const winsMini = seedWhere(network, ([, midi = 0, mini = 0]) => mini < 10 / 50_000 && midi > 0.1)
  const jackpotRound = { stakeOre: kroner(10), winOre: ore(0), seed: winsMini }
  const of = { definitionHash: hashOf('a game of a network') }
  const round = await settle(roundOf(player, { ...of, ...jackpotRound }))
  const facts = required(await factsOf(player, round.key), 'the facts')
  const [won, ...more] = facts.jackpots
  expect(more).toEqual([])
  const tier = required(network.tiers[2], 'the mini')
  expect(won).toMatchObject({
    network: { key: network.key, nameDa: network.nameDa },
    tier: { key: tier.key, nameDa: tier.nameDa },
    // It held its seed and nothing more, and pays that with what the round has added.
    levelMilliOre: tier.seedOre * 1_000n,
    amountOre: (tier.seedOre * 1_000n + 1_000n * tier.growth) / 1_000n,
    at: now(),
    balanceAfterOre: 99_000n + (won?.amountOre ?? 0n),
  })
  expect(won).not.toHaveProperty('wonBeforeAt')
  expect(facts.balanceAfterOre).toBe(99_000n)
  supplier.ledger.clock.advance({ seconds: 1 })
  const again = await settle(roundOf(player, { ...of, ...jackpotRound }))
  expect(await factsOf(player, again.key)).toMatchObject({ jackpots: [{ wonBeforeAt: won?.at }] })
})

/** A hand of 20 kr. at a table that was raised by 20 kr. twice. */
async function raisedHand() {
  const player = await playing('a-table')
  const definitionHash = hashOf('a table')
  const roundId = key()
  const seed = systemRandom.bytes(32)
  const commitment = commitmentOf(roundId, definitionHash, seed).toString('hex')
  const stake = {
    ...{ round: roundId, playSession: player.playSession, definitionHash },
    stakeOre: kroner(20),
  }
  const begunAt = now()
  await tables.take({ ...stake, key: roundId, opening: { commitment, bets } })
  for (let raise = 0; raise < 2; raise += 1) {
    supplier.ledger.clock.advance({ seconds: 5 })
    await tables.take({ ...stake, key: key() })
  }
  const end = { key: key(), round: roundId, stakeOre: kroner(60), payoutOre: kroner(80) }
  const finish = (automaticFrom?: number) =>
    tables.finish({
      ...{ ...end, seed: hex(seed), choices: '0203' },
      ...(automaticFrom !== undefined && { automaticFrom }),
    })
  return { player, roundId, seed: hex(seed), commitment, definitionHash, begunAt, finish }
}

const opened = (begunAt: Date) => [
  { kind: 'stake', at: begunAt, amountOre: -2_000n, balanceAfterOre: 8_000n },
  { kind: 'raise', at: after(begunAt, 5_000), amountOre: -2_000n, balanceAfterOre: 6_000n },
  { kind: 'raise', at: after(begunAt, 10_000), amountOre: -2_000n, balanceAfterOre: 4_000n },
]

test('[PROOF-03] a hand is told with each raise, and opened with its seed once it is over', async () => {
  const { player, roundId, seed, commitment, definitionHash, begunAt, finish } = await raisedHand()
  supplier.ledger.clock.advance({ seconds: 5 })
  await finish(1)
  expect(await factsOf(player, roundId)).toMatchObject({
    ...{ roundId, gameId: 'a-table', kind: 'table', state: 'settled' },
    ...{ begunAt, endedAt: now(), definitionHash, commitment, bets, seed, choices: '0203' },
    automaticFrom: 1,
    stake: { cashOre: 6_000n, bonusOre: 0n },
    win: { cashOre: 8_000n, bonusOre: 0n },
    balanceAfterOre: 12_000n,
    movements: [
      ...opened(begunAt),
      { kind: 'paid', at: now(), amountOre: 8_000n, balanceAfterOre: 12_000n },
    ],
  })
})

test('[PROOF-03] of an open hand nothing is told that its next card follows from', async () => {
  const { player, roundId, seed, commitment, begunAt } = await raisedHand()
  const facts = required(await factsOf(player, roundId), 'the facts')
  expect(facts).toMatchObject({
    ...{ state: 'open', commitment, bets, movements: opened(begunAt) },
    stake: { cashOre: 6_000n },
  })
  for (const secretOfHand of ['seed', 'choices', 'automaticFrom', 'endedAt', 'balanceAfterOre']) {
    expect(facts).not.toHaveProperty(secretOfHand)
  }
  const wire = JSON.stringify(encodeOutcome(readRound, { ok: true, round: facts }))
  expect(wire).toContain(commitment)
  expect(wire).not.toContain(seed)
})

test('[PROOF-03] a hand that was given back says so, with each stake that came back', async () => {
  const { player, roundId, seed } = await raisedHand()
  await tables.void(roundId)
  const facts = required(await factsOf(player, roundId), 'the facts')
  expect(facts).toMatchObject({
    state: 'rolled-back',
    stake: { cashOre: 0n, bonusOre: 0n },
    win: { cashOre: 0n, bonusOre: 0n },
    balanceAfterOre: 10_000n,
  })
  expect(facts.movements.map(({ kind, amountOre }) => [kind, amountOre])).toEqual([
    ['stake', -2_000n],
    ['raise', -2_000n],
    ['raise', -2_000n],
    ['stake-back', 2_000n],
    ['stake-back', 2_000n],
    ['stake-back', 2_000n],
  ])
  expect(facts).not.toHaveProperty('seed')
  expect(JSON.stringify(encodeOutcome(readRound, { ok: true, round: facts }))).not.toContain(seed)
})

test('[PROOF-03] a round in one go at a table has its bets and no commitment', async () => {
  const player = await playing('a-wheel')
  const round = await settle(
    roundOf(player, {
      ...{ definitionHash: hashOf('a wheel'), bets: betsText, choices: 'bets' },
      ...{ stakeOre: kroner(20), winOre: kroner(40) },
    }),
  )
  const facts = await factsOf(player, round.key)
  expect(facts).toMatchObject({ kind: 'table', state: 'settled', bets, seed: round.seed })
  expect(facts).not.toHaveProperty('commitment')
})

test('[SEC-42] another player’s round, a refused one and one that never was are none', async () => {
  const stranger = await playing()
  const player = await playing()
  const slot = await settle(roundOf(player))
  const hand = await raisedHand()
  const { roundId = '' } = await supplier.round(await supplier.ledger.player(kroner(1))).bet(100)
  const refused = roundOf(player, { stakeOre: kroner(500) })
  expect(await wallet.settle(refused)).toMatchObject({ ok: false })
  // One has a lower number than whose rounds they are, the other a higher one.
  for (const other of [stranger, await playing()]) {
    for (const round of [slot.key, hand.roundId, roundId, refused.key, key()]) {
      expect(await factsOf(other, round), round).toBeUndefined()
    }
  }
  expect(await factsOf(player, refused.key)).toBeUndefined()
  for (const odd of ['', 'x', 'a'.repeat(100), randomUUID(), `${slot.key} `, '\u0000', "' OR 1"]) {
    expect(await factsOf(player, odd), odd).toBeUndefined()
  }
})

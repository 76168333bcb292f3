import { kroner, ore } from '@nordlys/core'
import { whileLocked } from '@nordlys/testing/locked'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestLedger } from '../base/test-ledger.ts'
import { fundPools, openPool, setPlayLimit } from '../index.ts'
import { type Player, TestSupplier } from './test-supplier.ts'

let studio: TestSupplier
let ledger: TestLedger
beforeAll(async () => {
  studio = await TestSupplier.open('a-studio')
  ledger = studio.ledger
})
afterAll(() => studio[Symbol.asyncDispose]())

const roundOf = (player: Player) => studio.round(player)
const accounts = (player: Player) => studio.accounts(player)

test('a bonus win forfeited by expiry, then rolled back, is not taken a second time from cash', async () => {
  const player = await ledger.player(ore(0))
  await studio.grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100, 't1bet')
  await round.win(80, 't1win')
  await studio.deposit(player, ore(50))
  await studio.sweep(121, player)
  expect(await accounts(player)).toMatchObject({ cash: 50n, bonus: 0n, debt: 0n })
  await round.rollback('t1win')
  expect(await accounts(player)).toMatchObject({ cash: 50n, bonus: 0n, debt: 0n })
})

test('a used-up bonus whose only stake is taken back after the end is not cash', async () => {
  const player = await ledger.player(ore(0))
  await studio.grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100, 't2bet')
  await round.end()
  await round.rollback('t2bet')
  expect(await accounts(player)).toMatchObject({ cash: 0n })
})

test('stakes that were taken back do not fulfil a bonus', async () => {
  const player = await ledger.player(ore(500))
  await studio.grant(player, 500, 1_000, { stakeMaxOre: ore(100) })
  const rounds = Array.from({ length: 10 }, () => roundOf(player))
  for (const [place, round] of rounds.entries()) {
    expect(await round.bet(100, `t3-${place}`)).toMatchObject({ outcome: 'ok' })
  }
  for (const [place, round] of rounds.entries()) {
    expect(await round.rollback(`t3-${place}`)).toMatchObject({ outcome: 'ok' })
  }
  expect(await accounts(player)).toMatchObject({ cash: 500n, bonus: 500n })
})

test('what an expired bonus had staked does not come back as another bonus', async () => {
  const player = await ledger.player(ore(0))
  await studio.grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100, 't4a')
  await studio.sweep(121, player)
  await studio.grant(player, 50, 1_000)
  await round.bet(1, 't4b')
  await round.rollback('t4a')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 49n })
})

test('win rollback: an expired bonus win is not taken out of the next bonus', async () => {
  const player = await ledger.player(ore(0))
  await studio.grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100, 't4e')
  await round.win(40, 't4w')
  await studio.sweep(121, player)
  await studio.grant(player, 50, 1_000)
  await round.bet(1, 't4f')
  await round.rollback('t4w')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 49n, debt: 0n })
})

test('the loss period begins with the first stake, not with the limit', async () => {
  const player = await ledger.player(kroner(1_000))
  await ledger.db.transaction().execute((tx) =>
    setPlayLimit(tx, {
      playerId: player.id,
      measure: 'loss',
      period: 'day',
      size: kroner(100),
      at: ledger.clock.now(),
    }),
  )
  ledger.clock.advance({ minutes: 24 * 60 - 5 })
  await ledger.beginPlay(player)
  expect(await ledger.settle(ledger.round(player, 10_000))).toMatchObject({ ok: true })
  ledger.clock.advance({ minutes: 6 })
  expect(await ledger.settle(ledger.round(player, 10_000))).toMatchObject({ refusal: 'loss-limit' })
})

test('a refused stake does not begin the loss period', async () => {
  const player = await ledger.player(kroner(1_000))
  await ledger.db.transaction().execute((tx) =>
    setPlayLimit(tx, {
      playerId: player.id,
      measure: 'loss',
      period: 'day',
      size: kroner(100),
      at: ledger.clock.now(),
    }),
  )
  ledger.clock.advance({ minutes: 24 * 60 + 1 })
  await ledger.beginPlay(player)
  expect(await ledger.settle(ledger.round(player, 10_001))).toMatchObject({ refusal: 'loss-limit' })
  ledger.clock.advance({ minutes: 24 * 60 - 5 })
  await ledger.beginPlay(player)
  expect(await ledger.settle(ledger.round(player, 10_000))).toMatchObject({ ok: true })
  ledger.clock.advance({ minutes: 6 })
  expect(await ledger.settle(ledger.round(player, 10_000))).toMatchObject({ refusal: 'loss-limit' })
})

test('large wins with a bonus stake are paid', async () => {
  const player = await ledger.player(ore(0))
  await studio.grant(player, 100_000_000, 10_000_000_000)
  const round = roundOf(player)
  await round.bet(100_000_000)
  for (let i = 0; i < 10; i++)
    expect(await round.win(10_000_000_000)).toMatchObject({ outcome: 'ok' })
})

test('a bonus of nothing does not stop stakes after a rollback', async () => {
  const player = await ledger.player(ore(100))
  await studio.grant(player, 50, 10_000, { stakeMaxOre: ore(100) })
  const round = roundOf(player)
  await round.bet(100, 't8') // cash
  await ledger.settle(ledger.round(player, 50)) // all the bonus, lost
  await round.rollback('t8')
  await studio.deposit(player, ore(1_000))
  expect(await accounts(player)).toMatchObject({ bonus: 0n, staked: 0n, bonus_id: null })
})

test('[BONUS-02] two bets of a round at one moment do not pass the maximum together', async () => {
  const player = await ledger.player(ore(1_000))
  await studio.grant(player, 50, 10_000, { stakeMaxOre: ore(100) })
  const round = roundOf(player)
  const row = 'SELECT FROM ledger_player WHERE player = $1 FOR UPDATE'
  const bets: ReturnType<typeof round.bet>[] = []
  const lock = { text: row, values: [player.id] }
  const first = await whileLocked(studio.databaseUrl, lock, {
    begin: () => round.bet(60),
    async meanwhile(line) {
      bets.push(round.bet(60))
      await line(2)
    },
  })
  const [second] = await Promise.all(bets)
  expect([first.outcome, second?.outcome]).toEqual(['ok', 'stake-too-high-for-bonus'])
  expect(await accounts(player)).toMatchObject({ cash: 940n, staked: 60n })
})

test('and so a stake is not refused', async () => {
  const player = await ledger.player(ore(100))
  await studio.grant(player, 50, 10_000, { stakeMaxOre: ore(100) })
  const round = roundOf(player)
  await round.bet(100, 't8b')
  await ledger.settle(ledger.round(player, 50))
  await round.rollback('t8b')
  await studio.deposit(player, ore(1_000))
  expect(await ledger.settle(ledger.round(player, 101))).toMatchObject({ ok: true })
})

test('a bonus that expired unnoticed is not used up, and a late win of it is not cash', async () => {
  const player = await ledger.player(ore(0))
  const id = await studio.grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100)
  ledger.clock.advance({ minutes: 121 })
  await round.end()
  await round.win(70)
  expect(await studio.bonusState(id)).toBe('expired')
  expect(await accounts(player)).toMatchObject({ cash: 0n })
})

test('a rollback numbered as what it takes back is a conflict, which is not kept', async () => {
  const player = await ledger.player(ore(1_000))
  const round = roundOf(player)
  const itself = () => round.rollback('same-number', 'same-number')
  expect(await itself()).toMatchObject({ outcome: 'conflict', repeated: false })
  // Not kept: the number is still free for what it was meant for.
  expect(await itself()).toMatchObject({ outcome: 'conflict', repeated: false })
  expect(await round.bet(100, 'same-number')).toMatchObject({ outcome: 'ok' })
})

test('a pool is funded with whole øre that were contributed, no more', async () => {
  const player = await ledger.player(ore(1_000))
  await openPool(ledger.db, { pool: 9, name: 'a-pool' })
  await ledger.settle({
    ...ledger.round(player, 20),
    jackpot: { pool: 9, contributionMilliOre: 2_500n },
  })
  await fundPools(ledger.db, ledger.clock.now())
  const pool = await ledger.db
    .selectFrom('audit_pools')
    .select(['balance_ore', 'contributed_milliore', 'funded_ore'])
    .where('pool_id', '=', 9)
    .executeTakeFirst()
  expect(pool).toEqual({ balance_ore: 2n, contributed_milliore: 2_500n, funded_ore: 2n })
})

test('a bonus used up by a stake that is taken back is active again', async () => {
  const player = await ledger.player(ore(0))
  const id = await studio.grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100, 't2bbet')
  await round.end()
  await round.rollback('t2bbet')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 100n, bonus_id: id })
})

import { dayMs, kroner, ore } from '@nordlys/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestLedger } from '../base/test-ledger.ts'
import {
  endPlay,
  postTransfer,
  readBalances,
  type SupplierAnswer,
  setPlayLimit,
  sweepDue,
} from '../index.ts'
import { type Player, TestSupplier } from './test-supplier.ts'

let studio: TestSupplier
let ledger: TestLedger

beforeAll(async () => {
  studio = await TestSupplier.open('nordlys-studio')
  ledger = studio.ledger
})
afterAll(() => studio[Symbol.asyncDispose]())

const roundOf = (player: Player) => studio.round(player)
const accounts = (player: Player) => studio.accounts(player)
const outcome = async (answer: Promise<SupplierAnswer>) => (await answer).outcome

test('[LED-07] a stake is held until its round ends, and can be used for nothing else', async () => {
  const player = await ledger.player(kroner(10))
  const round = roundOf(player)
  expect(await round.bet(600)).toMatchObject({ outcome: 'ok', balanceOre: 400n })
  expect(await accounts(player)).toMatchObject({ cash: 400n, staked: 600n })
  expect(await outcome(roundOf(player).bet(401))).toBe('too-little-money')
  expect(await ledger.settle(ledger.round(player, 401))).toMatchObject({
    refusal: 'too-little-money',
  })
  const reserve = ledger.transfer('withdrawal-reserved', player.id, ore(401))
  const withdrawn = ledger.db.transaction().execute((tx) => postTransfer(tx, reserve))
  expect(await withdrawn).toMatchObject({ refusal: 'too-little-money' })
  expect(await round.win(250)).toMatchObject({ outcome: 'ok', balanceOre: 650n })
  expect(await accounts(player)).toMatchObject({ staked: 600n })
  expect(await round.end()).toMatchObject({ outcome: 'ok', balanceOre: 650n })
  expect(await accounts(player)).toMatchObject({ cash: 650n, staked: 0n })
})

test('[LED-02] a repeated message gets the stored answer, with the balance of then', async () => {
  const player = await ledger.player(kroner(10))
  const round = roundOf(player)
  const messages = [
    () => round.bet(100, `bet-${round.name}`),
    () => round.win(50, `win-${round.name}`),
    () => round.rollback('never-heard-of', `back-${round.name}`),
    () => round.end(`end-${round.name}`),
    () => round.bet(100, `late-${round.name}`),
  ]
  const first: SupplierAnswer[] = []
  for (const send of messages) first.push(await send())
  expect(first.map((answer) => answer.outcome)).toEqual([
    'ok',
    'ok',
    'transaction-unknown',
    'ok',
    'round-ended',
  ])
  await roundOf(player).bet(500)
  for (const [place, send] of messages.entries()) {
    const again = await Promise.all([send(), send()])
    for (const answer of again) expect(answer).toEqual({ ...first[place], repeated: true })
  }
})

test('[LED-02] a refusal is stored; the same number with anything else is a conflict', async () => {
  const player = await ledger.player(ore(50))
  const other = await ledger.player(kroner(10))
  const round = roundOf(player)
  expect(await outcome(round.bet(100, 'poor'))).toBe('too-little-money')
  await studio.deposit(player, kroner(10))
  expect(await outcome(round.bet(100, 'poor'))).toBe('too-little-money')
  expect(await outcome(round.bet(100, 'rich'))).toBe('ok')
  expect(await outcome(round.bet(101, 'rich'))).toBe('conflict')
  expect(await outcome(round.win(100, 'rich'))).toBe('conflict')
  expect(await outcome(round.bet(100, 'rich', other))).toBe('conflict')
  // The round is one player's, whoever else is named.
  expect(await outcome(round.bet(100, 'strange', other))).toBe('conflict')
  expect(await outcome(round.win(100, 'strange-win', other))).toBe('round-unknown')
  expect((await accounts(other)).cash).toBe(1_000n)
})

test('[LED-06] a rollback that comes before its bet is kept, and the bet never moves money', async () => {
  const player = await ledger.player(kroner(10))
  const round = roundOf(player)
  expect(await outcome(round.rollback('overtaken'))).toBe('transaction-unknown')
  expect(await outcome(round.bet(100, 'overtaken'))).toBe('rolled-back')
  expect(await outcome(round.bet(100, 'overtaken'))).toBe('rolled-back')
  expect(await outcome(round.rollback('overtaken'))).toBe('transaction-unknown')
  expect((await accounts(player)).cash).toBe(1_000n)
})

test('[LED-06] a bet and its rollback at the same moment leave nothing staked', async () => {
  const player = await ledger.player(kroner(100))
  for (let race = 0; race < 20; race++) {
    const round = roundOf(player)
    const tx = `race-${race}`
    await Promise.all([
      round.bet(100, tx),
      round.rollback(tx),
      round.rollback(tx),
      round.bet(100, tx),
    ])
    expect(await accounts(player)).toMatchObject({ cash: 10_000n, staked: 0n })
  }
})

test('[LED-06] a bet is taken back once, by whatever number of rollbacks', async () => {
  const player = await ledger.player(kroner(10))
  const round = roundOf(player)
  await round.bet(300, 'one')
  await round.bet(200, 'two')
  const answers = await Promise.all([1, 2, 3].map(() => round.rollback('one')))
  expect(answers.map((answer) => answer.outcome)).toEqual(['ok', 'ok', 'ok'])
  expect(await accounts(player)).toMatchObject({ cash: 800n, staked: 200n })
  expect(await outcome(round.win(50))).toBe('ok')
  // The last stake under a win that was paid stays, until the win is taken back.
  expect(await outcome(round.rollback('two', 'too-early'))).toBe('win-paid')
  expect(await outcome(round.end())).toBe('ok')
  expect(await accounts(player)).toMatchObject({ cash: 850n, staked: 0n })
})

test('[LED-06] wins are paid after logout, pause and exclusion; stakes are not taken', async () => {
  const player = await ledger.player(kroner(10))
  const round = roundOf(player)
  await round.bet(100)
  await ledger.db.transaction().execute((tx) => endPlay(tx, player.id, ledger.clock.now()))
  expect(await outcome(round.bet(100))).toBe('play-ended')
  expect(await round.win(40)).toMatchObject({ outcome: 'ok', balanceOre: 940n })
  await ledger.beginPlay(player)
  await ledger.bar(player.id, 'exclusion', 'for-good')
  expect(await outcome(round.bet(100))).toBe('play-blocked')
  expect(await round.win(60)).toMatchObject({ outcome: 'ok', balanceOre: 1_000n })
  ledger.clock.advance({ minutes: 31 })
  expect(await round.end()).toMatchObject({ outcome: 'ok', balanceOre: 1_000n })
  // Hours later, when the round is long over.
  expect(await round.win(5)).toMatchObject({ outcome: 'ok', balanceOre: 1_005n })
})

test('[LED-06] a win without its bet is refused until the bet is there, then paid', async () => {
  const player = await ledger.player(kroner(10))
  const round = roundOf(player)
  expect(await outcome(round.win(50, 'early'))).toBe('round-unknown')
  expect(await outcome(round.end('early-end'))).toBe('round-unknown')
  await round.bet(100)
  expect(await outcome(round.win(50, 'early'))).toBe('ok')
  expect(await outcome(round.end('early-end'))).toBe('ok')
  expect((await accounts(player)).cash).toBe(950n)
})

test('[LED-06] no win for a round whose every stake was taken back', async () => {
  const player = await ledger.player(kroner(10))
  const round = roundOf(player)
  await round.bet(100, 'void-me')
  await round.rollback('void-me')
  expect(await outcome(round.win(50))).toBe('round-rolled-back')
  expect(await outcome(round.bet(100))).toBe('round-ended')
  expect((await accounts(player)).cash).toBe(1_000n)
})

test('[LED-04] a win taken back that is no longer there becomes the player’s debt', async () => {
  const player = await ledger.player(kroner(1))
  const round = roundOf(player)
  await round.bet(100, 'stake')
  await round.win(500, 'mistake')
  await ledger.settle(ledger.round(player, 300))
  expect(await outcome(round.rollback('mistake'))).toBe('ok')
  expect(await accounts(player)).toMatchObject({ cash: 0n, debt: -300n, staked: 100n })
  expect(await outcome(round.rollback('stake'))).toBe('ok')
  expect(await accounts(player)).toMatchObject({ cash: 0n, debt: -200n, staked: 0n })
})

test('a round that has ended is taken back from the house', async () => {
  const player = await ledger.player(kroner(10))
  const round = roundOf(player)
  await round.bet(300, 'ended')
  await round.end()
  expect(await round.rollback('ended')).toMatchObject({ outcome: 'ok', balanceOre: 1_000n })
  expect(await outcome(round.win(5))).toBe('round-rolled-back')
})

test('a stake of cash and bonus returns to both, and wins are shared whatever their order', async () => {
  const player = await ledger.player(ore(50))
  await studio.grant(player, 150, 10_000, { stakeMaxOre: ore(150) })
  const round = roundOf(player)
  expect(await outcome(round.bet(160))).toBe('stake-too-high-for-bonus')
  await round.bet(100, 'mixed')
  // The maximum is the round's, however many bets it is made of.
  expect(await outcome(round.bet(60))).toBe('stake-too-high-for-bonus')
  await round.win(3)
  await round.win(4)
  // 7 × 50/100 = 3.5: 3 to the bonus in all.
  expect(await accounts(player)).toMatchObject({ cash: 4n, bonus: 103n, staked: 100n })
  const other = roundOf(player)
  await other.bet(10, 'whole')
  await other.rollback('whole')
  expect(await accounts(player)).toMatchObject({ cash: 4n, bonus: 103n, staked: 100n })
  // The bonus expires while the round is open: what comes back of it goes back to its source.
  ledger.clock.advance({ minutes: 121 })
  await sweepDue(ledger.db, ledger.clock.now())
  await round.win(93)
  expect(await accounts(player)).toMatchObject({ cash: 50n, bonus: 0n, staked: 100n })
  await round.end()
  expect((await readBalances(ledger.db, player.id)).cashOre).toBe(50n)
})

test('a bet counts in the loss limit, and a stake taken back does not', async () => {
  const player = await ledger.player(kroner(100))
  const at = ledger.clock.now()
  await ledger.db.transaction().execute((tx) =>
    setPlayLimit(tx, {
      playerId: player.id,
      measure: 'loss',
      period: 'day',
      size: kroner(10),
      at,
    }),
  )
  const round = roundOf(player)
  await round.bet(900, 'most')
  expect(await outcome(round.bet(101))).toBe('loss-limit')
  await round.rollback('most')
  expect(await outcome(roundOf(player).bet(1_000))).toBe('ok')
  expect(await outcome(roundOf(player).bet(1))).toBe('loss-limit')
  ledger.clock.advance({ minutes: dayMs / 60_000 })
  await ledger.beginPlay(player)
  expect(await outcome(roundOf(player).bet(1_000))).toBe('ok')
})

test('[LED-02] twenty copies of one bet and of one win move money once', async () => {
  const player = await ledger.player(kroner(10))
  const round = roundOf(player)
  const bets = await Promise.all(Array.from({ length: 20 }, () => round.bet(100, 'twenty-bets')))
  expect(bets.filter((answer) => !answer.repeated)).toHaveLength(1)
  const wins = await Promise.all(Array.from({ length: 20 }, () => round.win(30, 'twenty-wins')))
  expect(wins.filter((answer) => !answer.repeated)).toHaveLength(1)
  expect(await accounts(player)).toMatchObject({ cash: 930n, staked: 100n })
  await round.end()
})

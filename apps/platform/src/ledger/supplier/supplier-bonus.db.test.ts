import { after, hourMs, ore, required } from '@nordlys/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestLedger } from '../base/test-ledger.ts'
import { voidBonus } from '../index.ts'
import { type Player, TestSupplier } from './test-supplier.ts'

let studio: TestSupplier
let ledger: TestLedger
beforeAll(async () => {
  studio = await TestSupplier.open('two-bonuses')
  ledger = studio.ledger
})
afterAll(() => studio[Symbol.asyncDispose]())

const roundOf = (player: Player) => studio.round(player)
const accounts = (player: Player) => studio.accounts(player)

/** The bonus is taken away, as the player may wish. */
const takeAway = (player: Player, bonusId: string) =>
  ledger.db
    .transaction()
    .execute((tx) =>
      voidBonus(tx, { playerId: player.id, bonusId, reason: 'paused', at: ledger.clock.now() }),
    )

const hoursFromNow = (hours: number) => after(ledger.clock.now(), hours * hourMs)

/** What bonuses have cost the house, of one player. */
async function bonusCost(player: Player): Promise<bigint> {
  const { rows } = await sql<{ cost: bigint }>`SELECT -coalesce(sum(bonus_cost), 0)::bigint AS cost
    FROM ledger_journal WHERE player = ${player.id}`.execute(ledger.db)
  return required(rows[0], 'a sum').cost
}

test('a win is divided by what each bonus and the cash had staked, whichever bonus is active', async () => {
  const player = await ledger.player(ore(0))
  const first = await studio.grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100)
  await takeAway(player, first)
  const second = await studio.grant(player, 50, 10_000)
  await round.bet(50)
  await studio.deposit(player, ore(50))
  await round.bet(50)
  // Half was the first bonus's, which was taken away; a quarter each the second's and the cash.
  await round.win(400, 'divided')
  expect(await accounts(player)).toMatchObject({ cash: 100n, bonus: 100n, bonus_id: second })
  expect(await bonusCost(player)).toBe(150n - 200n)
  await round.rollback('divided')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 0n, debt: 0n })
  expect(await bonusCost(player)).toBe(150n)
})

test('what is rounded down is rounded once, over all bonuses and all wins of a round', async () => {
  const player = await ledger.player(ore(0))
  const first = await studio.grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100)
  await takeAway(player, first)
  ledger.clock.advance({ minutes: 1 })
  await studio.grant(player, 200, 10_000)
  await round.bet(200)
  for (let won = 1; won <= 4; won++) await round.win(1)
  // No cash was staked, so none comes back: 4/3 and 8/3 øre, in whole ones 1 and 3.
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 3n })
  await round.win(5)
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 6n })
})

test('the win of an expired bonus is forfeited, and of a fulfilled one cash', async () => {
  const player = await ledger.player(ore(0))
  await studio.grant(player, 100, 10_000)
  const expired = roundOf(player)
  await expired.bet(100)
  await studio.sweep(121, player)
  await studio.grant(player, 50, 10_000)
  await expired.win(80)
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 50n })

  const other = await ledger.player(ore(0))
  const bonus = await studio.grant(other, 100, 100)
  const fulfilled = roundOf(other)
  await fulfilled.bet(60, 'counted-60')
  await fulfilled.bet(40)
  await fulfilled.end()
  expect(await studio.bonusState(bonus)).toBe('fulfilled')
  await studio.grant(other, 50, 10_000)
  await fulfilled.win(80)
  expect(await accounts(other)).toMatchObject({ cash: 80n, bonus: 50n })
})

test('the late win of a used-up bonus is bonus money, and must still be staked', async () => {
  const player = await ledger.player(ore(0))
  const bonus = await studio.grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(100)
  await round.end()
  expect(await studio.bonusState(bonus)).toBe('used-up')
  await round.win(70, 'late')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 70n, bonus_id: bonus })
  expect(await accounts(player)).toMatchObject({ wager_left: 9_900n })
  await round.rollback('late')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 0n, debt: 0n, bonus_id: null })
  expect(await studio.bonusState(bonus)).toBe('used-up')
})

test('what a used-up bonus gets when it cannot be active again goes back where it came from', async () => {
  const player = await ledger.player(ore(0))
  await studio.grant(player, 100, 10_000)
  const round = roundOf(player)
  await round.bet(60, 'first-60')
  await round.bet(40)
  await round.end()
  const next = await studio.grant(player, 50, 10_000)
  await round.win(70)
  await round.rollback('first-60')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 50n, bonus_id: next })

  const other = await ledger.player(ore(0))
  await studio.grant(other, 100, 10_000)
  const late = roundOf(other)
  await late.bet(100, 'too-late')
  await late.end()
  await studio.sweep(121, other)
  await late.win(70, 'too-late-win')
  await late.rollback('too-late-win')
  await late.rollback('too-late')
  expect(await accounts(other)).toMatchObject({ cash: 0n, bonus: 0n, debt: 0n, bonus_id: null })
})

test('a used-up bonus is active again when the next has expired, noticed or not', async () => {
  const player = await ledger.player(ore(0))
  const first = await studio.grant(player, 100, 10_000, { expiresAt: hoursFromNow(3) })
  const round = roundOf(player)
  await round.bet(100)
  await round.end()
  const second = await studio.grant(player, 50, 10_000)
  ledger.clock.advance({ minutes: 121 })
  await round.win(70)
  expect(await studio.bonusState(second)).toBe('expired')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 70n, bonus_id: first })
})

test('a bonus is not fulfilled by a stake that is none, and what that returns is bonus money', async () => {
  const player = await ledger.player(ore(0))
  const bonus = await studio.grant(player, 100, 90)
  const round = roundOf(player)
  await round.bet(60, 'ninth-1')
  await round.bet(30, 'ninth-2')
  await round.end()
  // What was cash stays cash.
  expect(await accounts(player)).toMatchObject({ cash: 10n, bonus: 0n, bonus_id: null })
  await round.rollback('ninth-2')
  expect(await accounts(player)).toMatchObject({ cash: 10n, bonus: 30n, bonus_id: bonus })
  expect(await accounts(player)).toMatchObject({ wager_left: 30n })
  await round.rollback('ninth-1')
  expect(await accounts(player)).toMatchObject({ cash: 10n, bonus: 90n, wager_left: 90n })
})

test('what was staked of a bonus when nothing was missing is cash when it comes back', async () => {
  const player = await ledger.player(ore(0))
  const bonus = await studio.grant(player, 100, 50)
  const round = roundOf(player)
  await round.bet(50)
  await round.bet(50, 'beyond')
  await round.end()
  await round.rollback('beyond')
  expect(await accounts(player)).toMatchObject({ cash: 50n, bonus: 0n, bonus_id: null })
  expect(await studio.bonusState(bonus)).toBe('fulfilled')
})

test('a stake taken back takes away as much of the wagering as it had counted', async () => {
  const player = await ledger.player(ore(1_000))
  await studio.grant(player, 500, 1_000)
  const round = roundOf(player)
  await round.bet(700)
  await round.bet(600, 'half-counted')
  expect(await accounts(player)).toMatchObject({ wager_left: 0n })
  await round.rollback('half-counted')
  expect(await accounts(player)).toMatchObject({ wager_left: 300n })
})

test('a cash stake of an ended bonus does not take from the wagering of the next', async () => {
  const player = await ledger.player(ore(100))
  const first = await studio.grant(player, 50, 10_000)
  const round = roundOf(player)
  await round.bet(100, 'of-the-first')
  await takeAway(player, first)
  await studio.grant(player, 50, 1_000)
  await round.bet(20)
  expect(await accounts(player)).toMatchObject({ wager_left: 980n })
  await round.rollback('of-the-first')
  expect(await accounts(player)).toMatchObject({ cash: 100n, bonus: 30n, wager_left: 980n })
})

test('debt is only what the cash cannot pay: a stake that comes back pays it first', async () => {
  const player = await ledger.player(ore(100))
  const round = roundOf(player)
  await round.bet(100, 'both')
  await round.win(500, 'both-win')
  await ledger.settle(ledger.round(player, 350))
  await round.rollback('both-win')
  expect(await accounts(player)).toMatchObject({ cash: 0n, debt: -350n })
  await round.rollback('both')
  expect(await accounts(player)).toMatchObject({ cash: 0n, debt: -250n, staked: 0n })
  const small = await ledger.player(ore(100))
  const other = roundOf(small)
  await other.bet(100, 'small')
  await other.win(50, 'small-win')
  await ledger.settle(ledger.round(small, 30))
  await other.rollback('small-win')
  await other.rollback('small')
  expect(await accounts(small)).toMatchObject({ cash: 70n, debt: 0n })
})

test('a bet-and-win taken back leaves no debt that its own stake could have paid', async () => {
  const player = await ledger.player(ore(100))
  const round = roundOf(player)
  expect(await round.betAndWin(100, 250, 'at-once')).toMatchObject({ balanceOre: 250n })
  await ledger.settle(ledger.round(player, 200))
  expect(await round.takeBack('at-once')).toMatchObject({ outcome: 'ok', balanceOre: 0n })
  expect(await accounts(player)).toMatchObject({ cash: 0n, debt: -100n, staked: 0n })
})

test('a bet-and-win of bonus money that fulfilled its bonus is taken back whole', async () => {
  const player = await ledger.player(ore(0))
  const bonus = await studio.grant(player, 100, 100)
  const round = roundOf(player)
  expect(await round.betAndWin(100, 250, 'fulfils')).toMatchObject({ balanceOre: 250n })
  expect(await accounts(player)).toMatchObject({ cash: 250n, bonus_id: null })
  await round.takeBack('fulfils')
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 100n, bonus_id: bonus })
  expect(await accounts(player)).toMatchObject({ wager_left: 100n, debt: 0n })
})

test('a rollback of a rollback or of an end is a conflict, which is not kept', async () => {
  const player = await ledger.player(ore(1_000))
  const round = roundOf(player)
  await round.bet(100, 'a-stake')
  await round.rollback('a-stake', 'its-rollback')
  await round.end('an-end')
  for (const target of ['its-rollback', 'an-end']) {
    const refused = { outcome: 'conflict', repeated: false }
    expect(await round.rollback(target, 'a-conflict')).toMatchObject(refused)
    expect(await round.rollback(target, 'a-conflict')).toMatchObject(refused)
  }
  expect(await roundOf(player).bet(100, 'a-conflict')).toMatchObject({ outcome: 'ok' })
})

test('[BONUS-01] a supplier’s stake is of a bonus, and counts, in the games it is for alone', async () => {
  const player = await ledger.player(ore(100))
  await studio.grant(player, 100, 1_000, { gameIds: ['a-game-of-ours'] })
  expect(await roundOf(player).bet(101)).toMatchObject({ outcome: 'bonus-not-here' })
  const round = roundOf(player)
  expect(await round.bet(60, 'of-cash')).toMatchObject({ outcome: 'ok' })
  expect(await accounts(player)).toMatchObject({ cash: 40n, bonus: 100n, wager_left: 1_000n })
  await round.rollback('of-cash')
  expect(await accounts(player)).toMatchObject({ cash: 100n, bonus: 100n, wager_left: 1_000n })
})

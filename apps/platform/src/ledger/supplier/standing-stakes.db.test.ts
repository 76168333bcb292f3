import { ore } from '@nordlys/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestLedger } from '../base/test-ledger.ts'
import { type Player, TestSupplier } from './test-supplier.ts'

let studio: TestSupplier
let ledger: TestLedger
beforeAll(async () => {
  studio = await TestSupplier.open('standing-stakes')
  ledger = studio.ledger
})
afterAll(() => studio[Symbol.asyncDispose]())

const accounts = (player: Player) => studio.accounts(player)

test('what a used-up bonus wins late is not cash by a stake that was taken back', async () => {
  const player = await ledger.player(ore(100))
  const bonus = await studio.grant(player, 100, 300)
  const [first, second] = [studio.round(player), studio.round(player)]
  await first.bet(100, 'only-cash')
  await first.end()
  await second.bet(100)
  await second.end()
  expect(await studio.bonusState(bonus)).toBe('used-up')
  await first.rollback('only-cash')
  expect(await accounts(player)).toMatchObject({ cash: 100n, bonus: 0n, bonus_id: null })
  await second.win(100)
  expect(await accounts(player)).toMatchObject({ cash: 100n, bonus: 100n, wager_left: 200n })
  await ledger.settle(ledger.round(player, 100))
  expect(await accounts(player)).toMatchObject({ cash: 0n, bonus: 100n, bonus_id: bonus })
  expect(await accounts(player)).toMatchObject({ wager_left: 100n })
})

test('a fulfilled bonus whose stakes were all taken back is to be staked whole again', async () => {
  const player = await ledger.player(ore(100))
  const bonus = await studio.grant(player, 150, 200)
  const round = studio.round(player)
  await round.bet(100, 'in-cash')
  await round.bet(100, 'in-bonus')
  await round.end()
  expect(await accounts(player)).toMatchObject({ cash: 50n, bonus: 0n, bonus_id: null })
  await round.rollback('in-cash')
  // What was cash stays cash.
  expect(await studio.bonusState(bonus)).toBe('fulfilled')
  expect(await accounts(player)).toMatchObject({ cash: 150n, bonus: 0n, bonus_id: null })
  await round.rollback('in-bonus')
  expect(await accounts(player)).toMatchObject({ cash: 150n, bonus: 100n, wager_left: 200n })
})

test('what a bonus wins late is bonus when the stakes that stand have not fulfilled it', async () => {
  const player = await ledger.player(ore(100))
  const bonus = await studio.grant(player, 100, 200)
  const [first, second] = [studio.round(player), studio.round(player)]
  await first.bet(100, 'fulfils-half')
  await first.end()
  await second.bet(100)
  await second.end()
  expect(await studio.bonusState(bonus)).toBe('fulfilled')
  await first.rollback('fulfils-half')
  await second.win(70)
  expect(await accounts(player)).toMatchObject({ cash: 100n, bonus: 70n, wager_left: 100n })
})

test('a bonus that is fulfilled twice becomes cash under two references', async () => {
  const player = await ledger.player(ore(0))
  const bonus = await studio.grant(player, 100, 90)
  const round = studio.round(player)
  await round.bet(60)
  await round.bet(30, 'once-more')
  await round.end()
  await round.rollback('once-more')
  await ledger.settle(ledger.round(player, 30))
  expect(await accounts(player)).toMatchObject({ cash: 10n, bonus: 0n, bonus_id: null })
  expect(await studio.bonusState(bonus)).toBe('fulfilled')
  const { rows: converted } = await sql<{ ext_ref: string }>`SELECT ext_ref FROM audit_txns
    WHERE kind = 'bonus-converted' AND player_id = ${player.id} ORDER BY ext_ref`.execute(ledger.db)
  expect(converted.map(({ ext_ref }) => ext_ref)).toEqual([bonus, `${bonus}:2`])
})

test('an end that was taken back before it came is rolled back and ends nothing', async () => {
  const player = await ledger.player(ore(100))
  const round = studio.round(player)
  await round.bet(100)
  expect(await round.rollback('late-end')).toMatchObject({ outcome: 'transaction-unknown' })
  for (const _time of [1, 2]) {
    expect(await round.end('late-end')).toMatchObject({ outcome: 'rolled-back' })
  }
  expect(await accounts(player)).toMatchObject({ staked: 100n })
  expect(await round.end()).toMatchObject({ outcome: 'ok' })
})

test('the players’ money at any moment has no bonus in it, staked or not', async () => {
  const player = await ledger.player(ore(100))
  const moments: Date[] = []
  const next = async (step: Promise<unknown>) => {
    await step
    moments.push(ledger.clock.now())
    ledger.clock.advance({ minutes: 1 })
  }
  const fundsAt = async (at: Date) => {
    const { rows } = await sql<{ bucket: string; ore: bigint }>`
      SELECT bucket, balance_ore AS ore FROM audit_player_funds(${at})`.execute(ledger.db)
    return Object.fromEntries(rows.map(({ bucket, ore }) => [bucket, ore]))
  }
  ledger.clock.advance({ minutes: 1 })
  const before = await fundsAt(ledger.clock.now())
  ledger.clock.advance({ minutes: 1 })
  await next(studio.grant(player, 100, 10_000))
  const [round, other] = [studio.round(player), studio.round(player)]
  await next(round.bet(130, 'of-both'))
  await next(round.bet(40))
  await next(other.bet(20))
  await next(round.rollback('of-both'))
  await next(other.end())
  await next(round.end())
  const moved = []
  for (const at of moments) {
    const { cash = 0n, staked = 0n, bonus = 0n } = await fundsAt(at)
    const { cash: cashThen = 0n, staked: stakedThen = 0n, bonus: bonusThen = 0n } = before
    moved.push([cash - cashThen, staked - stakedThen, bonus - bonusThen].map(Number))
  }
  expect(moved).toEqual([
    [0, 0, 100],
    [-100, 100, 100],
    [-100, 100, 100],
    [-100, 100, 100],
    [0, 0, 100],
    [0, 0, 80],
    [0, 0, 40],
  ])
})

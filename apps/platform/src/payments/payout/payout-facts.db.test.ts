import type { PayoutRule } from '@nordlys/contracts'
import { dayMs, kroner, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { testEmployee } from '../../staff/test-employees.ts'
import { PlayerLife } from '../base/test-life.ts'
import { TestPayments } from '../base/test-payments.ts'
import { advancePayouts } from './payout-progress.ts'
import { checksOf, haveRules } from './test-payouts.ts'
import { cancelWithdrawal } from './withdrawal-states.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

const dated = { from: '2026-01-01', on: true } as const

/** Whether the rule keeps the withdrawal that a player makes now. */
async function isKept(player: PlayerId, kr: number): Promise<boolean> {
  return (await checksOf(world, await world.withdraw(player, String(kr)))).length > 0
}

test('[PAY-07] the sum of a day is of 24 hours, without what is back', async () => {
  const rule: PayoutRule = { rule: 'day-sum', ...dated, fromOre: 1_000_00 }
  await haveRules(world, rule)
  const player = await world.player(kroner(5_000))
  expect(await isKept(player, 600)).toBe(false)
  const taken = await world.withdraw(player, '400')
  expect(await checksOf(world, taken)).toHaveLength(1)
  await cancelWithdrawal(world.context, { playerId: player, withdrawalId: taken })
  expect(await isKept(player, 399)).toBe(false)
  world.clock.advance({ ms: dayMs })
  expect(await isKept(player, 999)).toBe(false)
  expect(await isKept(player, 100)).toBe(true)
})

test('[PAY-07] the first withdrawal is the first that leaves', async () => {
  await haveRules(world, { rule: 'first-withdrawal', ...dated, fromOre: 200_00 })
  const player = await world.player(kroner(5_000))
  const small = await world.withdraw(player, '199')
  expect(await checksOf(world, small)).toEqual([])
  expect(await isKept(player, 200)).toBe(true)
  world.parties.statuses.set(small, { status: 'sent', reason: null })
  world.clock.advance({ hours: 2 })
  for (const _ of [1, 2]) await advancePayouts(world.context, world.clock.now())
  expect(await isKept(player, 200)).toBe(false)
})

test('[PAY-07] little play is counted from the newest deposit, in all games', async () => {
  await haveRules(world, { rule: 'little-play', ...dated, fromOre: 100_00, playedPercent: 50 })
  await using life = await PlayerLife.open(world)
  await life.deposit('1000')
  await life.play(kroner(900), kroner(900))
  await life.deposit('1000')
  await life.play(kroner(300), kroner(300))
  const before = await life.withdraw('100')
  expect(await checksOf(world, before)).toMatchObject([{ rule: 'little-play' }])
  await life.hand(kroner(200), kroner(200))
  expect(await checksOf(world, await life.withdraw('100'))).toEqual([])
})

test('[PAY-07] a card in another’s name keeps a withdrawal until people have judged it', async () => {
  await haveRules(world, { rule: 'other-holder', ...dated })
  const player = await world.player(kroner(5_000))
  const { deposit } = await world.deposit(player, '100')
  expect(await isKept(player, 100)).toBe(false)
  const note = { player_id: player, card_mark: Buffer.alloc(32), reference: deposit.reference }
  const at = world.clock.now()
  await world.db
    .insertInto('wallet_other_holder')
    .values({ ...note, noted_at: at })
    .execute()
  expect(await isKept(player, 100)).toBe(true)
  const { employeeId } = await testEmployee(world.db, 'Ida')
  await world.db
    .updateTable('wallet_other_holder')
    .set({ judged_at: at, judged_by_employee: employeeId, reason: 'Et pigenavn' })
    .where('player_id', '=', player)
    .execute()
  expect(await isKept(player, 100)).toBe(false)
})

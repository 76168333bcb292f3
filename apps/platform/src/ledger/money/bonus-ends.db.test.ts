import type { BonusEndReason } from '@nordlys/contracts'
import { after, hourMs, kroner, ore } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TestLedger } from '../base/test-ledger.ts'
import {
  findPeriod,
  grantBonus,
  listLines,
  sweepDue,
  type VoidReason,
  voidActiveBonus,
  voidBonus,
} from '../index.ts'

let ledger: TestLedger

openForFile(async (stack) => {
  ledger = stack.use(await TestLedger.start())
})

type Player = Awaited<ReturnType<TestLedger['player']>>

/** 100 kr. of bonus, to be staked so many times within an hour. */
async function granted(player: Player, factor = 1): Promise<string> {
  const at = ledger.clock.now()
  const bonusId = ledger.key()
  const outcome = await ledger.db.transaction().execute((tx) =>
    grantBonus(tx, {
      bonusId,
      playerId: player.id,
      amountOre: kroner(100),
      requiredOre: kroner(100 * factor),
      stakeMaxOre: kroner(100),
      expiresAt: after(at, hourMs),
      at,
    }),
  )
  expect(outcome).toEqual({ ok: true, repeated: false })
  return bonusId
}

const bonusOf = (bonusId: string) =>
  ledger.db
    .selectFrom('audit_bonuses')
    .select(['state', 'ended_reason', 'ended_at', 'left_ore', 'stake_max_ore'])
    .where('bonus_id', '=', bonusId)
    .executeTakeFirstOrThrow()

const voided = (player: Player, bonusId: string, reason: VoidReason) =>
  ledger.db
    .transaction()
    .execute((tx) =>
      voidBonus(tx, { playerId: player.id, bonusId, reason, at: ledger.clock.now() }),
    )

const reasons = ['withdrawn', 'paused', 'closed', 'chargeback', 'ended-by-player'] as const

test.for(reasons)(
  '[BONUS-03] a bonus that is taken away keeps why, and its line tells it: %s',
  async (reason) => {
    const player = await ledger.player(ore(0))
    const bonusId = await granted(player)
    expect(await bonusOf(bonusId)).toEqual({
      state: 'active',
      ended_reason: null,
      ended_at: null,
      left_ore: kroner(100),
      stake_max_ore: kroner(100),
    })
    expect(await voided(player, bonusId, reason)).toBe(true)
    expect(await bonusOf(bonusId)).toMatchObject({
      state: 'void',
      ended_reason: reason,
      ended_at: ledger.clock.now(),
      left_ore: 0n,
    })
    // Why it ended first stands.
    expect(await voided(player, bonusId, 'paused')).toBe(false)
    expect(await bonusOf(bonusId)).toMatchObject({ ended_reason: reason })
    expect(await linesOf(player)).toMatchObject([
      { change: 'forfeited', reason, amountOre: kroner(100) },
      { change: 'granted', reason: undefined },
    ])
  },
)

test('[BONUS-03] whatever bonus is active is taken away for the reason that is told', async () => {
  const player = await ledger.player(ore(0))
  const bonusId = await granted(player)
  const take = () =>
    ledger.db
      .transaction()
      .execute((tx) =>
        voidActiveBonus(tx, { playerId: player.id, reason: 'closed', at: ledger.clock.now() }),
      )
  expect(await take()).toBe(bonusId)
  expect(await take()).toBeUndefined()
  expect(await bonusOf(bonusId)).toMatchObject({ state: 'void', ended_reason: 'closed' })
})

test('[BONUS-03] a bonus that is fulfilled, used up or expired says so', async () => {
  const stakeAll = (player: Player) => ledger.settle(ledger.round(player, 10_000))
  const ends: [BonusEndReason, number, (player: Player) => Promise<unknown>][] = [
    ['fulfilled', 1, stakeAll],
    ['used-up', 2, stakeAll],
    ['expired', 1, waitAnHour],
  ]
  for (const [reason, factor, end] of ends) {
    const player = await ledger.player(ore(0))
    const bonusId = await granted(player, factor)
    await end(player)
    expect(await bonusOf(bonusId)).toMatchObject({ state: reason, ended_reason: reason })
  }
})

async function waitAnHour(): Promise<void> {
  ledger.clock.advance({ hours: 1 })
  await sweepDue(ledger.db, ledger.clock.now())
}

test('[BONUS-03] a bonus is not void by what is another state, nor for a reason nobody knows', async () => {
  const player = await ledger.player(ore(0))
  const bonusId = await granted(player)
  const asked = (reason: string | null) =>
    sql`SELECT ledger_void_bonus(${player.id}, ${bonusId}, ${reason}, ${ledger.clock.now()})`.execute(
      ledger.db,
    )
  for (const reason of ['fulfilled', 'used-up', 'expired', null]) {
    await expect(asked(reason)).rejects.toThrow('a bonus is not void because it is')
  }
  await expect(asked('a whim')).rejects.toThrow('ledger_bonus_ended_reason_check')
  expect(await bonusOf(bonusId)).toMatchObject({ state: 'active', ended_reason: null })
})

async function linesOf(player: Player) {
  const period = await findPeriod(ledger.db, player.id, after(ledger.clock.now(), -hourMs))
  return listLines(ledger.db, period, { topic: 'bonuses', limit: 10, offset: 0 })
}

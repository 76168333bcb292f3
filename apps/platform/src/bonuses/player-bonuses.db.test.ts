import { after, dayMs, hourMs, kroner, type PlayerId, zeroOre } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { expect, test } from 'vitest'
import { readBalances, voidActiveBonus } from '../ledger/index.ts'
import { messageOf, TestPayments } from '../payments/base/test-payments.ts'
import { endBonus, readActiveBonus, readBonuses } from './index.ts'
import { addOffer, startWithCode } from './test-offers.ts'

let world: TestPayments
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
})

const read = async (
  player: PlayerId,
  page = { page: 1, pageSize: 10 },
  restoredOf: ReadonlyMap<string, string> = new Map(),
) => {
  const asked = { ...page, playerId: player, restoredOf, at: world.clock.now() }
  const { ok: _, ...bonuses } = await readBonuses(world.db, asked)
  return bonuses
}

const end = (player: PlayerId, bonusId: string, idempotencyKey = crypto.randomUUID()) =>
  endBonus(world.context, player, { bonusId, idempotencyKey })

const activeOf = async (player: PlayerId) => {
  const { active } = await read(player)
  if (!active) throw new Error('no bonus is active')
  return active
}

async function take(player: PlayerId, reason: 'withdrawn' | 'paused'): Promise<void> {
  const at = world.clock.now()
  await world.db
    .transaction()
    .execute((tx) => voidActiveBonus(tx, { playerId: player, reason, at }))
}

test('[BONUS-02] the active bonus is told with all its figures and its end', async () => {
  const player = await world.player()
  expect(await read(player)).toEqual({ spins: [], history: [], totalRecords: 0 })
  await world.giveBonus(player, 200)
  const at = world.clock.now()
  const active = {
    bonusId: expect.any(String),
    grantedOre: kroner(200),
    grantedAt: at,
    leftOre: kroner(200),
    requiredOre: kroner(2_000),
    wageredOre: zeroOre,
    fraction: 0,
    missingOre: kroner(2_000),
    stakeMaxOre: kroner(100),
    expiresAt: after(at, 60 * dayMs),
    daysLeft: 60,
  }
  expect(await read(player)).toEqual({ active, spins: [], history: [], totalRecords: 0 })
  expect(await readActiveBonus(world.db, { playerId: player, at })).toEqual(active)
})

test('[BONUS-02] days are counted of 24 hours, and the last one is told until the very end', async () => {
  const player = await world.player()
  await world.giveBonus(player, 200)
  const { expiresAt } = await activeOf(player)
  const daysAt = async (before: number) => {
    world.clock.advance({ ms: +expiresAt - before - +world.clock.now() })
    return (await read(player)).active?.daysLeft
  }
  expect(await daysAt(2 * dayMs + 1)).toBe(3)
  expect(await daysAt(2 * dayMs)).toBe(2)
  expect(await daysAt(dayMs)).toBe(1)
  expect(await daysAt(1)).toBe(1)
  // Nobody has noticed that it is over, and it reads as if somebody had.
  expect(await daysAt(0)).toBeUndefined()
  const at = world.clock.now()
  expect(await readActiveBonus(world.db, { playerId: player, at })).toBeUndefined()
  expect(await read(player)).toMatchObject({
    history: [{ state: 'expired', reason: 'expired', endedAt: expiresAt }],
    totalRecords: 1,
  })
})

test('[BONUS-03] bonuses that have ended are listed with why, the newest first, by pages', async () => {
  const player = await world.player()
  const reasons = ['withdrawn', 'paused', 'withdrawn'] as const
  for (const reason of reasons) {
    await world.giveBonus(player, 200)
    world.clock.advance({ hours: 1 })
    await take(player, reason)
  }
  const { history, totalRecords } = await read(player)
  expect(totalRecords).toBe(3)
  expect(history.map(({ reason }) => reason)).toEqual(['withdrawn', 'paused', 'withdrawn'])
  const now = world.clock.now()
  expect(history[0]).toEqual({
    bonusId: expect.any(String),
    grantedOre: kroner(200),
    state: 'void',
    reason: 'withdrawn',
    grantedAt: after(now, -hourMs),
    endedAt: now,
  })
  const paged = []
  for (let page = 1; page <= 3; page += 1) {
    paged.push(...(await read(player, { page, pageSize: 2 })).history)
  }
  expect(paged).toEqual(history)
  expect(await read(await world.player())).toEqual({ spins: [], history: [], totalRecords: 0 })
})

test('[BONUS-02] a bonus is named by its code, also when a returned payout gave it again', async () => {
  const player = await world.player()
  const code = await addOffer(world)
  const started = await startWithCode(world, player, { code })
  if (!started.ok) throw new Error(started.refusal)
  await world.callback('transfer', messageOf({ player, ...started }, 'named-1'))
  const origin = { kind: 'code', code }
  const { bonusId } = await activeOf(player)
  expect(await read(player)).toMatchObject({ active: { origin } })
  await take(player, 'withdrawn')
  expect(await read(player)).toMatchObject({ history: [{ origin }] })
  await world.giveBonus(player, 200)
  const again = await activeOf(player)
  expect(again.origin).toBeUndefined()
  const restoredOf = new Map([[again.bonusId, bonusId]])
  expect(await read(player, { page: 1, pageSize: 10 }, restoredOf)).toMatchObject({
    active: { origin },
  })
})

test('[BONUS-02] a player ends a bonus once: what is left is lost, cash stays', async () => {
  const player = await world.player(kroner(50))
  await world.giveBonus(player, 200)
  const { bonusId } = await activeOf(player)
  const key = crypto.randomUUID()
  const ends = await Promise.all(Array.from({ length: 6 }, () => end(player, bonusId, key)))
  const ended = { ok: true, lostOre: kroner(200), endedAt: world.clock.now() }
  for (const outcome of ends) expect(outcome).toEqual(ended)
  world.clock.advance({ hours: 1 })
  expect(await end(player, bonusId, key)).toEqual(ended)
  expect(await readBalances(world.db, player)).toMatchObject({
    cashOre: kroner(50),
    bonusOre: zeroOre,
  })
  expect(await read(player)).toMatchObject({
    history: [{ state: 'void', reason: 'ended-by-player' }],
  })
  expect(await world.audited('bonus-ended')).toBe(1)
})

test('[BONUS-02] what is not active, not theirs, or another wish is not ended', async () => {
  const player = await world.player()
  await world.giveBonus(player, 200)
  const { bonusId, expiresAt } = await activeOf(player)
  const refused = { ok: false, refusal: 'bonus-not-active' }
  expect(await end(await world.player(), bonusId)).toEqual(refused)
  const key = crypto.randomUUID()
  expect(await end(player, crypto.randomUUID(), key)).toEqual(refused)
  expect(await end(player, bonusId, key)).toEqual({ ok: false, refusal: 'conflict' })
  expect((await readBalances(world.db, player)).bonusOre).toBe(kroner(200))
  // From its last moment on it has expired, and nothing else.
  world.clock.advance({ ms: +expiresAt - +world.clock.now() })
  const late = crypto.randomUUID()
  expect(await end(player, bonusId, late)).toEqual(refused)
  expect(await end(player, bonusId, late)).toEqual(refused)
})

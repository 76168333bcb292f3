import { readSummary } from '@nordlys/contracts'
import { kroner, type PlayerId } from '@nordlys/core'
import { openForFile } from '@nordlys/testing/open-for-file'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeDays } from '../ledger/index.ts'
import { PlayerLife } from '../payments/base/test-life.ts'
import { TestPayments } from '../payments/base/test-payments.ts'
import { registerSummaryCalls } from './summary-calls.ts'
import { OwnCalls } from './test-own-calls.ts'

let world: TestPayments
let calls: OwnCalls

/** It begins at noon of Saturday the 21st of November 2026, in UTC. */
openForFile(async (stack) => {
  world = stack.use(await TestPayments.open())
  calls = stack.use(new OwnCalls(world.clock, (edge) => registerSummaryCalls(edge, world)))
})

/** The player is the one who asks from here on. */
function askAs(playerId: PlayerId): void {
  calls.asking = { playerId, loggedInAt: world.clock.now() }
}

const ask = (period: object) => calls.ask(readSummary, { period })

const summary = async (period: object) => (await ask(period)).json()

/** The parts in which anything was staked: when each begins, what was staked and its result. */
const staked = async (period: object) =>
  (await summary(period)).parts
    .filter((part: { stakedOre: number }) => part.stakedOre > 0)
    .map(({ from, stakedOre, resultOre }: Record<string, unknown>) => [from, stakedOre, resultOre])

/** Rounds before and after a Danish midnight that is none in UTC, and one a week later. */
async function aWeekOfPlay(life: PlayerLife): Promise<void> {
  await life.deposit('500')
  world.clock.advance({ ms: Date.parse('2026-11-22T22:50:00Z') - world.clock.now().getTime() })
  await life.play(kroner(10), kroner(4))
  world.clock.advance({ minutes: 15 })
  await life.play(kroner(20), kroner(0))
  await life.bet('stays-open', 'stays-open-1', kroner(7))
  world.clock.advance({ days: 7 })
  await life.play(kroner(30), kroner(45))
}

test('[SCREEN-13] the figures of days, weeks and months are those of the Danish calendar', async () => {
  await using life = await PlayerLife.open(world)
  askAs(life.player)
  await aWeekOfPlay(life)
  const dates = { from: '2026-11-16', until: '2026-12-02' }
  const days = [
    ['2026-11-21T23:00:00.000Z', 1_000, -600],
    ['2026-11-22T23:00:00.000Z', 2_700, -2_000],
    ['2026-11-29T23:00:00.000Z', 3_000, 1_500],
  ]
  expect(await staked({ by: 'day', ...dates })).toEqual(days)
  expect(await staked({ by: 'week', ...dates })).toEqual([
    ['2026-11-15T23:00:00.000Z', 1_000, -600],
    ['2026-11-22T23:00:00.000Z', 2_700, -2_000],
    ['2026-11-29T23:00:00.000Z', 3_000, 1_500],
  ])
  await closeDays(world.db, world.clock.now())
  expect(await staked({ by: 'day', ...dates })).toEqual(days)
  const month = await summary({ by: 'month', ...dates })
  expect(month).toMatchObject({
    ok: true,
    from: '2026-11-15T23:00:00.000Z',
    to: world.clock.now().toISOString(),
    depositedOre: 50_000,
    stakedOre: 6_700,
    wonOre: 4_900,
    resultOre: -1_100,
    opening: { cashOre: 0, openStakesOre: 0 },
    closing: { cashOre: 48_200, openStakesOre: 700 },
  })
  // The period ends before December has begun.
  expect(month.parts).toHaveLength(1)
})

test('[DATA-03] the last day in elapsed time has all that is booked, and is not divided', async () => {
  await using life = await PlayerLife.open(world)
  askAs(life.player)
  await life.deposit('100')
  await life.play(kroner(5), kroner(0))
  world.clock.advance({ hours: 23 })
  await life.play(kroner(6), kroner(1))
  const elapsed = async (days: number) => {
    const { stakedOre, wonOre, parts, from, to } = await summary({ by: 'elapsed', days })
    return {
      stakedOre,
      wonOre,
      parts: parts.length,
      hours: (+new Date(to) - +new Date(from)) / 3_600_000,
    }
  }
  expect(await elapsed(1)).toEqual({ stakedOre: 1_100, wonOre: 100, parts: 1, hours: 24 })
  world.clock.advance({ hours: 23 })
  expect(await elapsed(1)).toEqual({ stakedOre: 600, wonOre: 100, parts: 1, hours: 24 })
  expect(await elapsed(2)).toMatchObject({ stakedOre: 1_100 })
})

test('[VAL-11] a period that cannot be is refused by name, and no date is no request', async () => {
  await using life = await PlayerLife.open(world)
  askAs(life.player)
  await sql`UPDATE players_player SET created_at = '2026-11-21T12:00:00Z'
    WHERE player_id = ${life.player}`.execute(world.db)
  const dates = (from: string, until: string, by = 'day') => ({ by, from, until })
  for (const until of ['2026-12-01', '2026-11-30'])
    expect(await summary(dates('2026-12-01', until))).toEqual({
      ok: false,
      refusal: 'ends-before-it-begins',
    })
  expect(await summary(dates('2026-10-01', '2026-11-21'))).toEqual({
    ok: false,
    refusal: 'before-account',
    openedOn: '2026-11-21',
  })
  expect(await summary(dates('2026-10-01', '2026-11-22'))).toMatchObject({ ok: true })
  const many = { ok: false, refusal: 'too-many-parts' }
  expect(await summary(dates('2026-10-01', '2026-12-03'))).toEqual(many)
  expect(await summary(dates('0001-01-01', '9999-12-31', 'month'))).toEqual(many)
  for (const wrong of ['2026-02-30', '2026-13-01', '1-1-2026', ''])
    expect((await ask(dates(wrong, '2026-12-01'))).statusCode).toBe(400)
})

test('[SCREEN-13] without a session there are no figures, and each player has their own', async () => {
  await using other = await PlayerLife.open(world)
  await other.deposit('300')
  await other.play(kroner(100), kroner(20))
  askAs(await world.player())
  expect(await summary({ by: 'elapsed', days: 30 })).toMatchObject({
    stakedOre: 0,
    depositedOre: 0,
  })
  calls.asking = undefined
  expect(await summary({ by: 'elapsed', days: 30 })).toEqual({
    ok: false,
    refusal: 'session-expired',
  })
})

import { after, kroner, minuteMs, ore } from '@nordlys/core'
import { describe, expect, test } from 'vitest'
import { countFacts } from './count-facts.ts'
import type { HarmEvent, Slice } from './harm-facts.ts'
import { hoursBefore, noon, observed, played, slice } from './test-slices.ts'

const count = (slices: readonly Slice[], at = noon) => countFacts(observed({ slices }), at)
const ago = (hours: number) => hoursBefore(noon, hours)

describe('a day', () => {
  test('is 24 elapsed hours: deposits before and after midnight count together', () => {
    const midnight = new Date('2026-11-18T23:00:00Z')
    const around = [-90, -30, 30, 90].map((minutes) =>
      slice(after(midnight, minutes * minuteMs), { deposits: 1 }),
    )
    expect(count(around).deposits).toBe(4)
  })

  test('is as long where the clocks change', () => {
    const inSummerTime = new Date('2026-10-24T11:30:00Z')
    const dayLater = new Date('2026-10-25T11:30:00Z')
    const told = { deposits: 1 }
    expect(count([slice(inSummerTime, told)], after(dayLater, 9 * minuteMs)).deposits).toBe(1)
    expect(count([slice(inSummerTime, told)], after(dayLater, 10 * minuteMs)).deposits).toBe(0)
  })

  test('counts a slice that its edge cuts, and none that ended by then or is yet to come', () => {
    const edge = ago(24).getTime()
    const at = (minutes: number) => slice(new Date(edge + minutes * minuteMs), { deposits: 1 })
    expect(count([at(-10)]).deposits).toBe(0)
    expect(count([at(-9)]).deposits).toBe(1)
    expect(count([slice(noon, { deposits: 1 })]).deposits).toBe(1)
    expect(count([slice(after(noon, 1), { deposits: 1 })]).deposits).toBe(0)
  })

  test('of winning is no loss, and wins make losses good', () => {
    const lost = slice(ago(3), { rounds: 1, lostOre: kroner(500) })
    const won = slice(ago(2), { rounds: 1, lostOre: kroner(-800) })
    expect(count([lost]).lossDayOre).toBe(kroner(500))
    expect(count([lost, won]).lossDayOre).toBe(ore(0))
  })
})

test.each([
  ['declined-deposit', 'declined', 24],
  ['limit-raise', 'limitRaises', 168],
  ['limit-hit', 'limitHits', 168],
  ['canceled-withdrawal', 'canceledWithdrawals', 168],
] as const)('%s counts until it is %s hours old', (kind, figure, hours) => {
  const edge = ago(hours).getTime()
  const at = (ms: number): HarmEvent => ({ kind, at: new Date(edge + ms) })
  const found = (event: HarmEvent) => countFacts(observed({ events: [event] }), noon)[figure]
  expect([found(at(0)), found(at(1))]).toEqual([0, 1])
  expect([found({ kind, at: noon }), found({ kind, at: after(noon, 1) })]).toEqual([1, 0])
})

test('chases and drains count for seven elapsed days', () => {
  const told = { chases: 1, drains: 2 }
  expect(count([slice(ago(168.2), told)])).toMatchObject({ chases: 0, drains: 0 })
  expect(count([slice(ago(168), told), slice(ago(1), told)])).toMatchObject({
    chases: 2,
    drains: 4,
  })
})

test('a night counts by what was played in it', () => {
  const night = { isNight: true }
  const slices = [...played(ago(10), 60, night), slice(ago(8), { ...night, deposits: 1 })]
  expect(count([...slices, ...played(ago(4), 60)]).nightMinutes).toBe(60)
})

describe('a sitting', () => {
  test('of three hours is long, one slice less is not', () => {
    expect(count(played(ago(5), 180)).longSittings).toBe(1)
    expect(count(played(ago(5), 170)).longSittings).toBe(0)
  })

  test('goes on over one empty slice and ends at two', () => {
    const first = played(ago(6), 90)
    const oneEmpty = played(after(ago(6), 100 * minuteMs), 90)
    const twoEmpty = played(after(ago(6), 110 * minuteMs), 90)
    expect(count([...first, ...oneEmpty]).longSittings).toBe(1)
    expect(count([...first, ...twoEmpty]).longSittings).toBe(0)
  })

  test('loses what its slices lose together; the worst one counts', () => {
    const lost = (kr: number) => ({ lostOre: kroner(kr) })
    const slices = [...played(ago(30), 20, lost(300)), ...played(ago(9), 30, lost(250))]
    expect(count(slices).sittingLossOre).toBe(kroner(750))
  })

  test('that began before the week counts as a whole, and one that ended by then does not', () => {
    expect(count(played(ago(170), 180)).longSittings).toBe(1)
    expect(count(played(ago(171), 180)).longSittings).toBe(0)
  })
})

describe('growing stakes', () => {
  const stake = (kr: number) => ({ rounds: 60, stakedOre: kroner(60 * kr) })
  const before = played(ago(400), 20, stake(2))

  test('are this week’s mean by that of the four weeks before', () => {
    expect(count([...before, ...played(ago(5), 20, stake(5))]).stakeRatio).toBe(250)
  })

  test('are not told of few rounds, of next to nothing, or of who did not play before', () => {
    const few = { rounds: 49, stakedOre: kroner(49 * 5) }
    expect(count([...before, ...played(ago(5), 20, few)]).stakeRatio).toBe(0)
    expect(count([...played(ago(400), 20, few), ...played(ago(5), 20, stake(5))]).stakeRatio).toBe(
      0,
    )
    const small = [...played(ago(400), 20, stake(0)), ...played(ago(5), 20, stake(1))]
    expect(count(small).stakeRatio).toBe(0)
    expect(count(played(ago(5), 20, stake(5))).stakeRatio).toBe(0)
  })

  test('compare with 28 days and no more', () => {
    const long = 7 * 24 + 28 * 24
    const now = played(ago(5), 20, stake(5))
    expect(count([...played(ago(long - 1), 20, stake(2)), ...now]).stakeRatio).toBe(250)
    expect(count([...played(ago(long + 1), 20, stake(2)), ...now]).stakeRatio).toBe(0)
  })
})

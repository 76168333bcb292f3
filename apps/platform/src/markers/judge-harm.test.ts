import { markerName } from '@nordlys/contracts'
import { kroner, ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import type { HarmFacts } from './harm-facts.ts'
import { judgeHarm } from './judge-harm.ts'
import { facts } from './test-slices.ts'
import { thresholds } from './thresholds.ts'

const levelOf = (told: Partial<HarmFacts>) => judgeHarm(facts(told)).level

/** Each marker’s figure, one below where it is seen, there, one below where it is strong, and there. */
const edges: readonly [string, (figure: number) => Partial<HarmFacts>, number, number][] = [
  ['deposits-a-day', (deposits) => ({ deposits }), 4, 7],
  ['declined-deposits', (declined) => ({ declined }), 2, 4],
  ['limit-raises', (limitRaises) => ({ limitRaises }), 2, 4],
  ['limit-hits', (limitHits) => ({ limitHits }), 3, 6],
  ['deposit-after-loss', (chases) => ({ chases }), 2, 5],
  ['canceled-withdrawals', (canceledWithdrawals) => ({ canceledWithdrawals }), 2, 4],
  ['night-play', (nightMinutes) => ({ nightMinutes }), 240, 600],
  ['long-sessions', (longSittings) => ({ longSittings }), 2, 4],
  ['growing-stakes', (stakeRatio) => ({ stakeRatio }), 200, 400],
  ['loss-a-day', (lost) => ({ lossDayOre: ore(lost) }), 200_000, 500_000],
  ['loss-a-session', (lost) => ({ sittingLossOre: ore(lost) }), 150_000, 400_000],
  ['account-drained', (drains) => ({ drains }), 4, 8],
]

test.each(edges)(
  '%s is seen from its figure on, and strong from its second',
  (name, of, clear, strong) => {
    const marks = (figure: number) => judgeHarm(facts(of(figure))).marks
    expect(marks(clear - 1)).toEqual([])
    expect(marks(clear)).toEqual([{ name, strength: 'clear', figure: clear }])
    expect(marks(strong - 1)).toEqual([{ name, strength: 'clear', figure: strong - 1 }])
    expect(marks(strong)).toEqual([{ name, strength: 'strong', figure: strong }])
  },
)

test('every marker has figures, a reason and its edges tested, in the order it is told', () => {
  const names = markerName.options.filter((name) => name !== 'age-18-to-24')
  expect(thresholds.map(({ name }) => name)).toEqual(names)
  expect(edges.map(([name]) => name)).toEqual(names)
  for (const { reason } of thresholds) expect(reason.length).toBeGreaterThan(20)
})

test('nothing seen is level 0, and one clear marker stays there', () => {
  expect(judgeHarm(facts())).toEqual({ level: 0, marks: [] })
  expect(levelOf({ deposits: 4 })).toBe(0)
})

test('level 1 is two points, of one marker or two', () => {
  expect(levelOf({ deposits: 7 })).toBe(1)
  expect(levelOf({ deposits: 4, declined: 2 })).toBe(1)
})

test('level 2 is four points of three markers: two habits alone never stop offers', () => {
  expect(levelOf({ deposits: 7, declined: 4 })).toBe(1)
  expect(levelOf({ deposits: 4, declined: 2, chases: 2 })).toBe(1)
  expect(levelOf({ deposits: 7, declined: 2, chases: 2 })).toBe(2)
})

test('level 3 is six points of three markers', () => {
  const two = { deposits: 7, declined: 4 }
  expect(levelOf({ ...two, chases: 2 })).toBe(2)
  expect(levelOf({ ...two, chases: 5 })).toBe(3)
  expect(levelOf({ ...two, chases: 2, nightMinutes: 240 })).toBe(3)
})

test('an age up to 24 adds a point where others are seen, and is nothing alone', () => {
  const young = { ageYears: 24 }
  expect(judgeHarm(facts(young))).toEqual({ level: 0, marks: [] })
  expect(judgeHarm(facts({ ...young, deposits: 4 })).level).toBe(0)
  const told = { deposits: 4, declined: 2, chases: 2 }
  expect(levelOf({ ...told, ageYears: 25 })).toBe(1)
  expect(judgeHarm(facts({ ...told, ...young }))).toEqual({
    level: 2,
    marks: [
      { name: 'deposits-a-day', strength: 'clear', figure: 4 },
      { name: 'declined-deposits', strength: 'clear', figure: 2 },
      { name: 'deposit-after-loss', strength: 'clear', figure: 2 },
      { name: 'age-18-to-24', strength: 'clear', figure: 24 },
    ],
  })
})

test('age is no marker of its own that a level needs', () => {
  expect(levelOf({ ageYears: 18, deposits: 7, declined: 4 })).toBe(1)
})

test('a large win is nothing to worry about', () => {
  expect(judgeHarm(facts({ lossDayOre: ore(0), sittingLossOre: kroner(0) })).marks).toEqual([])
})

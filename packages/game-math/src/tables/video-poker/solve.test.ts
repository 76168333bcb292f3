import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { volatilityOf } from '../../base/definition-base.ts'
import { decimal, fraction, multiply, show, toNumber } from '../../prove/fraction.ts'
import { deviationOf } from './deviation.ts'
import { type HandName, handNames, type Wild } from './hands.ts'
import { holdTableJson } from './hold-table.ts'
import { holdTableOf, tableJsonOf } from './hold-tables.ts'
import { videoPokers } from './paytables.ts'
import { rowOf, type VideoPokerRules } from './rules.ts'
import { paidWith, type Solution, solve } from './solve.ts'
import { type SubsetCounts, subsetCounts } from './subset-counts.ts'

const test = provenTest(import.meta.url)

const [jacks, bonus, doubleBonus, deuces, jokers] = videoPokers as [
  ...[VideoPokerRules, VideoPokerRules, VideoPokerRules, VideoPokerRules, VideoPokerRules],
]
const of52 = 19_933_230_517_200n
const of53 = 24_568_865_521_200n

test.each([
  [jacks.id, jacks, 19_842_315_923_796n, of52],
  [bonus.id, bonus, 19_766_982_030_036n, of52],
  [doubleBonus.id, doubleBonus, 19_755_121_492_128n, of52],
  [deuces.id, deuces, 19_879_070_863_788n, of52],
  [jokers.id, jokers, 24_307_748_099_928n, of53],
])(
  '[PROOF-01] %s returns exactly what its rules declare, and less than is staked',
  (_id, rules, numerator, denominator) => {
    const solution = solved(rules)
    expect([solution.numerator, solution.denominator]).toEqual([numerator, denominator])
    expect(numerator).toBeLessThan(denominator)
    expect(sumOf(solution.counts, () => 1)).toBe(denominator)
    expect(sumOf(solution.counts, (hand) => rowOf(rules, hand)?.pays ?? 0)).toBe(numerator)
    const paying = sumOf(solution.counts, (hand) => Number(rowOf(rules, hand) !== undefined))
    const deviation = Math.sqrt(toNumber(solution.variance))
    expect(rules.declared).toEqual({
      rtp: show(solution.rtp),
      rtpPercent: decimal(multiply(solution.rtp, fraction(100, 1)), 4),
      hitRate: decimal(fraction(paying, denominator), 8),
      standardDeviation: Math.round(deviation * 1e6) / 1e6,
      volatility: volatilityOf(deviation),
      maxWinBets: 800,
    })
    return solution
  },
)

test('[PROOF-01] Jacks or Better ends as each hand as often as is published', () => {
  const { counts, variance } = solved(jacks)
  expect(byRow(jacks, counts)).toEqual({
    royal: 493_512_264n,
    'straight-flush': 2_178_883_296n,
    four: 47_093_167_764n,
    'full-house': 229_475_482_596n,
    flush: 219_554_786_160n,
    straight: 223_837_565_784n,
    three: 1_484_003_070_324n,
    'two-pair': 2_576_946_164_148n,
    'jacks-or-better': 4_277_372_890_968n,
    nothing: 10_872_274_993_896n,
  })
  expect(toNumber(variance)).toBeCloseTo(19.514676, 6)
})

test('[PROOF-01] Double Bonus with 10 and 7 ends as each hand as often as is published', () => {
  const rules = paying(doubleBonus, { 'full-house': 10 })
  const { counts, numerator } = solved(rules)
  expect(numerator).toBe(19_967_619_795_936n)
  expect(byRow(rules, counts)).toMatchObject({
    royal: 414_860_472n,
    'straight-flush': 2_254_539_360n,
    'four-aces': 3_962_537_892n,
    'four-twos-to-fours': 10_446_264_684n,
    'four-fives-to-kings': 32_045_992_176n,
    'full-house': 223_050_658_608n,
    flush: 298_068_519_408n,
    straight: 299_385_345_432n,
    three: 1_439_168_246_364n,
    'two-pair': 2_484_844_034_580n,
    'jacks-or-better': 3_834_735_881_328n,
  })
})

test('[PROOF-01] Deuces Wild with its full pays ends as published where no deal has two best holds', () => {
  const full = { five: 15, 'straight-flush': 9, four: 5, 'full-house': 3, flush: 2 } as const
  const rules = paying(deuces, full)
  const { counts, numerator } = solved(rules)
  expect(numerator).toBe(20_085_114_000_432n)
  expect(byRow(rules, counts)).toMatchObject({
    royal: 440_202_756n,
    'four-deuces': 4_060_462_824n,
    'wild-royal': 35_796_957_696n,
    five: 63_818_309_856n,
    four: 1_294_427_430_576n,
    'full-house': 423_165_297_240n,
  })
})

test('[PROOF-01] paytables that we do not offer return what is published of them', () => {
  const eightFive = solved(paying(jacks, { 'full-house': 8, flush: 5 }))
  expect(eightFive.numerator).toBe(19_394_721_089_124n)
  const joker20 = solved(paying(jokers, { four: 20 }))
  expect(joker20.numerator).toBe(24_727_653_272_220n)
  for (const [rules, pays, percent] of [
    [bonus, { 'full-house': 7 }, 98.014694],
    [doubleBonus, { flush: 6 }, 97.806227],
    [deuces, { five: 15, 'straight-flush': 9 }, 98.913088],
    [jokers, { four: 17 }, 98.085432],
  ] as const) {
    expect(toNumber(solved(paying(rules, pays)).rtp) * 100).toBeCloseTo(percent, 6)
  }
})

test('[PROOF-01] more hands from one deal vary less for each coin staked, and return the same', () => {
  for (const rules of videoPokers) {
    const { variance, dealVariance } = solved(rules)
    const [all, deal] = [toNumber(variance), toNumber(dealVariance)]
    expect(rules.dealDeviation).toBe(Math.round(Math.sqrt(deal) * 1e6) / 1e6)
    for (const hands of rules.handCounts) {
      expect(deviationOf(rules, hands)).toBeCloseTo(Math.sqrt((all - deal) / hands + deal), 5)
    }
  }
  const rounded = [1, 3, 5, 10, 25].map((hands) => Math.round(deviationOf(jacks, hands) * 100))
  expect(rounded).toEqual([442, 280, 234, 193, 163])
})

test.each(videoPokers.map((rules) => [rules.id, rules] as const))(
  '[GAME-02] what is best to hold in %s is written as it was worked out',
  (_id, rules) => {
    const written = holdTableJson(rules, solved(rules).holds, (cards) =>
      paidWith(rules, subsetsOf(rules.wild), cards),
    )
    expect(tableJsonOf(rules)).toEqual(written)
  },
)

test('[GAME-02] a hold table is refused for other pays than its own', () => {
  const other = paying(jacks, { flush: 5 })
  expect(() => holdTableOf(other)).toThrow('jacks-or-better is no table of jacks-or-better')
})

const solutions = new Map<string, Solution>()
const subsets = new Map<Wild, SubsetCounts>()

function subsetsOf(wild: Wild): SubsetCounts {
  const known = subsets.get(wild) ?? subsetCounts(wild)
  subsets.set(wild, known)
  return known
}

function solved(rules: VideoPokerRules): Solution {
  const key = JSON.stringify(rules)
  const known = solutions.get(key) ?? solve(rules, subsetsOf(rules.wild))
  solutions.set(key, known)
  return known
}

function paying(
  rules: VideoPokerRules,
  coins: Partial<Readonly<Record<HandName, number>>>,
): VideoPokerRules {
  const pays = rules.pays.map((row) => ({ ...row, pays: coins[row.hand] ?? row.pays }))
  return { ...rules, pays }
}

function sumOf(counts: Solution['counts'], weight: (hand: HandName) => number): bigint {
  return handNames.reduce((sum, hand) => sum + counts[hand] * BigInt(weight(hand)), 0n)
}

function byRow(rules: VideoPokerRules, counts: Solution['counts']): Record<string, bigint> {
  const rows: Record<string, bigint> = {}
  for (const hand of handNames) {
    const row = rowOf(rules, hand)?.hand ?? 'nothing'
    rows[row] = (rows[row] ?? 0n) + counts[hand]
  }
  return rows
}

import { openTableGames } from '@nordlys/game-math'
import { type Fraction, fraction, plus, show } from '@nordlys/game-math/prove/fraction'
import { figuresOf } from '@nordlys/game-math/tables/blackjack/figures'
import {
  blackjackTable,
  type ChartRules,
  classicTable,
} from '@nordlys/game-math/tables/blackjack/rules'
import { holdemFigures } from '@nordlys/game-math/tables/holdem/figures'
import { sharedFigures } from '@nordlys/game-math/tables/shared-blackjack/figures'
import { expect, test } from 'vitest'
import { reportReturns } from './report-returns.ts'
import type { SlowMethods } from './slow-methods.ts'
import { tableReturns } from './table-returns.ts'

/** Finds what is declared, without the work; the proofs themselves stand beside the mathematics. */
const declared: SlowMethods = {
  backwards: chartReturn,
  forwards: chartReturn,
  solved: ({ declared: { rtp } }) => read(rtp),
  drawn: (wild) => ({
    name: 'a sample of deals',
    compare: wild === 'joker' ? undefined : () => [],
  }),
  cells: { name: 'a sample of cells', compare: () => [] },
  everyCell: undefined,
}
function chartReturn(rules: ChartRules): Fraction {
  const own = [blackjackTable, classicTable].find((each) => each === rules)
  return own ? figuresOf(own).chartReturn : sharedFigures.chartReturn
}

const holdem = 'Hold’em mod huset'
const line = /^(.+): (\d+\.\d{6}) %((?:; .+? \d+\/\d+|; .+?: [^;]+)+)$/

test('[PROOF-01] every bet at the tables has a line with one return by each method', () => {
  const { areAlike, lines } = printed(declared)
  expect(areAlike).toBe(true)
  const told = lines.map((each) => {
    const [, bet = '', percent, parts = ''] = line.exec(each) ?? []
    return { bet, percent: Number(percent), returns: parts.match(/\d+\/\d+/g) ?? [] }
  })
  for (const { bet, percent, returns } of told) {
    expect(new Set(returns).size, bet).toBe(1)
    const { numerator, denominator } = read(returns[0] ?? '')
    expect(percent, bet).toBeCloseTo(Number((numerator * 10n ** 12n) / denominator) / 1e10, 6)
  }
  const methods = new Map(told.map(({ bet, returns }) => [bet, returns.length]))
  expect(methods.size).toBe(lines.length)
  const titles = new Set(told.map(({ bet }) => bet.split(',')[0]))
  const withChoices = openTableGames()
    .filter(({ hasChoices }) => hasChoices)
    .map(({ definition }) => definition.titleDa)
  expect([...titles].sort()).toEqual(
    [
      ...withChoices,
      'Fælles Blackjack',
      'European roulette',
      'French roulette',
      'Punto banco',
    ].sort(),
  )
  // Declared and two methods, two methods, declared and one method, declared alone.
  expect(methods.get('Blackjack, the hand by the chart')).toBe(3)
  expect(methods.get('Blackjack, insurance')).toBe(2)
  expect(methods.get('Jacks or Better, the best holds')).toBe(2)
  expect(methods.get('Hold’em mod huset, the best calls, of the ante')).toBe(1)
})

test.each([
  [
    'Blackjack, the hand by the chart',
    { forwards: (rules) => nudged(declared.forwards(rules), rules.decks === 6) },
  ],
  [
    'Blackjack Klassisk, the hand by the chart',
    { backwards: (rules) => nudged(declared.backwards(rules), rules.decks === 8) },
  ],
  [
    'Deuces Wild, the best holds',
    { solved: (rules) => nudged(declared.solved(rules), rules.wild === 'deuces') },
  ],
] satisfies [string, Partial<SlowMethods>][])(
  '[PROOF-01] a method that finds another return for %s is told, and all is not well',
  (bet, method) => {
    const { areAlike, lines } = printed({ ...declared, ...method }, bet)
    expect(areAlike).toBe(false)
    expect(lines).toEqual([expect.stringMatching(line), '  differs: one bet has one return'])
  },
)

test('[PROOF-01] what a sample finds otherwise is told, and all is not well', () => {
  const cells = { name: 'a sample of cells', compare: () => ['a call of aces'] }
  const { areAlike, lines } = printed({ ...declared, cells }, holdem)
  expect(areAlike).toBe(false)
  expect(lines).toContain('  differs: a call of aces')
  expect(lines.join('\n')).toContain('; a sample of cells: 1 differ')
})

test('[PROOF-01] a game of video poker says what its sample found, or that it was left out', () => {
  const [deuces] = printed(declared, 'Deuces Wild').lines
  expect(deuces).toMatch(/; a sample of deals: agrees$/)
  const [joker] = printed(declared, 'Joker Poker').lines
  expect(joker).toMatch(/; a sample of deals: left out, but not with --whole$/)
})

test('[PROOF-01] hold’em says that its whole count was left out, and tells it where it was not', () => {
  for (const each of printed(declared, holdem).lines) expect(each).toContain('left out')
  const { returned, ofStakes } = holdemFigures
  const whole = printed({ ...declared, everyCell: () => ({ ofAnte: returned, ofStakes }) }, holdem)
  expect(whole.areAlike).toBe(true)
  const [ofAnte] = whole.lines
  expect(ofAnte).toContain(`; by every hand and flop ${show(returned)};`)
  const everyCell = () => ({ ofAnte: returned, ofStakes: nudged(ofStakes) })
  const wrong = printed({ ...declared, everyCell }, holdem)
  expect(wrong.areAlike).toBe(false)
})

/** By less than any printed decimal shows. */
function nudged(of: Fraction, isMeant = true): Fraction {
  return isMeant ? plus(of, fraction(1, 10n ** 40n)) : of
}

/** All lines, or those of the games that begin so. */
function printed(slow: SlowMethods, title = ''): { areAlike: boolean; lines: string[] } {
  const lines: string[] = []
  const returns = [...tableReturns(slow)].filter(({ bet }) => bet.startsWith(title))
  const areAlike = reportReturns(returns, (each) => lines.push(each))
  return { areAlike, lines }
}

function read(text: string) {
  const [numerator = 0n, denominator = 1n] = text.split('/').map(BigInt)
  return fraction(numerator, denominator)
}

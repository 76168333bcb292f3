import { expect, test } from 'vitest'
import { tableRound } from '../machine.ts'
import type { BlackjackBets } from './bets.ts'
import { chartPlay, hardRows, pairRows, softRows, upValues } from './chart.ts'
import { advise, costOf } from './coach.ts'
import { blackjack } from './machine.ts'
import { blackjackTable, classicTable } from './rules.ts'
import { choicesOf, stackedRng } from './test-stacked.ts'
import { type BlackjackView, viewOf } from './view.ts'

const bets: BlackjackBets = [['hand', 10_000]]

function seen(cards: string, choices: string, rules = blackjackTable): BlackjackView {
  const round = { rules, bets, choices: choicesOf(choices) }
  return viewOf(rules, bets, tableRound(blackjack, round, stackedRng(rules.decks, cards)))
}

test('[GAME-02] the hole card and what the bank draws are not seen before the end', () => {
  const [before, after] = [seen('Tc 6d 8h Ts', ''), seen('Tc 6d 8h Ts 5c', 's')]
  expect(before.bank).toEqual({ cards: [18 - 1], total: 6, isSoft: false })
  expect(JSON.stringify(before)).not.toContain('outcome')
  expect(after.bank).toMatchObject({ total: 21 })
  expect(after.outcome).toEqual({
    stakeOre: 10_000,
    payoutOre: 0,
    lines: [{ bet: 'hand', hand: 0, result: 'lost', stakeOre: 10_000, payoutOre: 0 }],
  })
  const asked = seen('Tc Ad 9h Ts', '')
  expect(asked.bank.cards).toHaveLength(1)
  expect(JSON.parse(JSON.stringify(asked))).toEqual(asked)
})

test.for([
  ['hit', 'Tc 7d 6h Ts', ''],
  ['stand', 'Tc 6d 6h Ts', ''],
  ['double', '5c 6d 6h Ts', ''],
  ['hit', '5c Td 2h Ts 4c', 'h'],
  ['split', '8c Td 8h 9s', ''],
  ['surrender', '9c Td 7h 9s', ''],
  ['hit', '9c Td 2h 9s 5c', 'h'],
  ['stand', 'Ac 7d 7h 9s', ''],
  ['double', 'Ac 6d 7h 9s', ''],
  ['stand', 'Ac 6d 3h 9s 4c', 'h'],
  ['no-insurance', 'Tc Ad Kh 9s', ''],
  ['hit', '8c 7d 8h Ts 8d', 'p'],
] as const)('[GAME-02] the coach says %s with %s', ([choice, cards, choices]) => {
  expect(advise(seen(cards, choices))).toBe(choice)
})

test('[GAME-02] the coach advises no raise that the player has no room for', () => {
  expect(advise(seen('5c 6d 6h Ts', ''), { mayRaise: false })).toBe('hit')
  expect(advise(seen('Ac 6d 7h 9s', ''), { mayRaise: false })).toBe('stand')
  expect(advise(seen('8c Td 8h 9s', ''), { mayRaise: false })).toBe('surrender')
})

test('[GAME-02] there is nothing to advise when the round is over', () => {
  expect(advise(seen('Ac 6d Kh Ts', ''))).toBeUndefined()
})

test('[GAME-02] another choice costs what it is worth less, the chart’s none', () => {
  const view = seen('5c 6d 6h Ts', '')
  expect(costOf(blackjackTable, view, 'double')).toBe(0)
  expect(costOf(blackjackTable, view, 'hit')).toBe(3_384)
  expect(costOf(blackjackTable, seen('Tc Td 6h 9s', ''), 'stand')).toBe(398)
  expect(costOf(blackjackTable, seen('Tc Ad 6h 9s', ''), 'insure')).toBe(370)
  expect(costOf(classicTable, seen('Tc Ad 6h 9s', '', classicTable), 'insure')).toBe(373)
  expect(costOf(blackjackTable, seen('Tc Ad 6h 9s', ''), 'no-insurance')).toBe(0)
})

test('[GAME-02] no choice of any first hand is better than the chart’s', () => {
  for (const rules of [blackjackTable, classicTable]) {
    for (const view of firstHands(rules)) {
      const costs = view.choices.map(({ choice }) => costOf(rules, view, choice))
      expect(Math.min(...costs), JSON.stringify(view)).toBe(0)
    }
  }
})

test('[GAME-02] every cell of the chart has a choice', () => {
  for (const rows of [hardRows, softRows, pairRows]) {
    for (const row of Object.values(rows)) expect(row).toMatch(/^[hsderp.]{10}$/)
  }
  const may = { double: true, split: true, surrender: true }
  for (const up of upValues) {
    expect(chartPlay({ total: 16, isSoft: false, up, pair: 8, may })).toBe('split')
  }
})

/** One hand of each two values against each up card, with nothing in the hole that ends it. */
function firstHands(rules: typeof blackjackTable): BlackjackView[] {
  const faces = 'A23456789T'
  const views: BlackjackView[] = []
  for (const up of faces) {
    for (const [at, first] of [...faces].entries()) {
      for (const second of faces.slice(at)) {
        const cards = `${first}c ${up}d ${second}h 5s`
        views.push(seen(cards, up === 'A' ? 'n' : '', rules))
      }
    }
  }
  return views.filter(({ turn }) => turn !== undefined)
}

import type { PayoutRule } from '@nordlys/contracts'
import { dayMs, kroner, ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import {
  judgePayout,
  type PayoutFacts,
  payoutRuleBook,
  peopleFor,
  rulesAt,
} from './payout-rules.ts'

const at = new Date('2026-11-21T12:00:00Z')
const dated = { from: '2026-01-01', on: true } as const
const fromOre = 10_000_00

const plain: PayoutFacts = {
  amountOre: kroner(9_999),
  daySumOre: kroner(9_999),
  isFirst: false,
  newestDeposit: { amountOre: kroner(10_000), stakedSinceOre: kroner(5_000) },
  hasOtherHolder: false,
  documentsAt: new Map([['identity', new Date(at.getTime() - 30 * dayMs)]]),
  isMarked: false,
}

const every: readonly PayoutRule[] = [
  { rule: 'amount', ...dated, fromOre },
  { rule: 'day-sum', ...dated, fromOre: 2 * fromOre },
  { rule: 'first-withdrawal', ...dated, fromOre: 1 },
  { rule: 'little-play', ...dated, fromOre: 1, playedPercent: 50 },
  { rule: 'other-holder', ...dated },
  { rule: 'old-document', ...dated, fromOre: 1, documentType: 'identity', olderThanDays: 30 },
  { rule: 'marks', ...dated },
]

test('[PAY-07] a withdrawal on the good side of every rule meets none', () => {
  expect(judgePayout(every, plain, at)).toEqual([])
  expect(judgePayout(every, { ...plain, newestDeposit: undefined }, at)).toEqual([])
})

test.each([
  ['amount', { amountOre: kroner(10_000) }],
  ['day-sum', { daySumOre: kroner(20_000) }],
  ['first-withdrawal', { isFirst: true }],
  ['little-play', { newestDeposit: { amountOre: kroner(10_000), stakedSinceOre: ore(499_999) } }],
  ['other-holder', { hasOtherHolder: true }],
  [
    'old-document',
    { documentsAt: new Map([['identity', new Date(at.getTime() - 30 * dayMs - 1)]]) },
  ],
  ['old-document', { documentsAt: new Map([['address', at]]) }],
  ['marks', { isMarked: true }],
] as const)('[PAY-07] the rule %s is met alone from its figure on: %o', (rule, facts) => {
  const hits = judgePayout(every, { ...plain, ...facts }, at)
  expect(hits.map((hit) => hit.rule)).toEqual([rule])
  expect(hits[0]?.version).toBe('2026-01-01')
})

test('[PAY-08] documents are asked for by name, and all else is looked at', () => {
  const facts = { ...plain, documentsAt: new Map(), isMarked: true }
  expect(judgePayout(every, facts, at)).toEqual([
    expect.objectContaining({ rule: 'old-document', waitsFor: 'documents', needs: ['identity'] }),
    expect.objectContaining({ rule: 'marks', waitsFor: 'approval', needs: [] }),
  ])
})

test('[PAY-08] each rule has its reason for staff, and a secret one no words of its own', () => {
  const rules = Object.values(payoutRuleBook)
  expect(new Set(rules.map(({ reason }) => reason)).size).toBe(rules.length)
  for (const { isSecret, words } of rules.filter((rule) => rule.isSecret)) {
    expect({ isSecret, words }).toEqual({ isSecret: true, words: 'look' })
  }
  // Were no rule looked at that is not secret, the words would tell.
  expect(rules.some(({ isSecret, words }) => words === 'look' && !isSecret)).toBe(true)
})

test('a rule holds from the Danish midnight of its day until a newer one of its name does', () => {
  const amount = (from: string, on: boolean, of = fromOre): PayoutRule => ({
    ...{ rule: 'amount', from, on },
    fromOre: of,
  })
  const config = {
    approvalFromOre: 1,
    rules: [
      amount('2026-11-22', true, 2),
      amount('2026-11-20', true, 1),
      amount('2026-11-25', false),
    ],
  }
  const fromOn = (moment: string) =>
    rulesAt(config, new Date(moment)).map((rule) => rule.rule === 'amount' && rule.fromOre)
  expect(fromOn('2026-11-19T22:59:59.999Z')).toEqual([])
  expect(fromOn('2026-11-19T23:00:00Z')).toEqual([1])
  expect(fromOn('2026-11-21T23:00:00Z')).toEqual([2])
  expect(fromOn('2026-11-24T23:00:00Z')).toEqual([])
})

test('[PAY-07] a rule’s wait takes two people from the amount on', () => {
  const config = { approvalFromOre: 50_000_00, rules: [] }
  expect(peopleFor(config, ore(49_999_99))).toBe(1)
  expect(peopleFor(config, kroner(50_000))).toBe(2)
})

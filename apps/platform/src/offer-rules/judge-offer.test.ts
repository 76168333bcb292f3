import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { judgeOffer, rulesChangeAt } from './judge-offer.ts'
import { firstPart, lawful, literal, literalTerms, secondPart, today } from './test-offers.ts'
import type { OfferRule, OfferUnderJudgement } from './verdict.ts'

function verdictsOf(offer: OfferUnderJudgement, at = today): Record<string, string> {
  const { verdicts } = judgeOffer(offer, at)
  return Object.fromEntries(verdicts.map(({ rule, verdict }) => [rule, verdict]))
}

function findingOf(rule: string, offer: OfferUnderJudgement, at = today) {
  const found = judgeOffer(offer, at).verdicts.find((each) => each.rule === rule)
  return { verdict: found?.verdict, figures: found?.figures }
}

test('[BONUS-01] the specified offer breaks one rule: 100 kr. are asked, 600 kr. are given', () => {
  expect(verdictsOf(literal)).toEqual({
    B1: 'not-for-a-machine',
    B2: 'kept',
    B3: 'broken',
    B4: 'kept',
    B5: 'kept',
    B6: 'kept',
    B7: 'kept',
    B8: 'kept',
    B9: 'kept',
    B10: 'kept',
    B11: 'kept',
    B12: 'kept',
    B13: 'kept',
  })
})

test.each([
  ['B2', 'kept', { given: kroner(600), 'at most': kroner(1_000) }],
  ['B3', 'broken', { asked: kroner(100), given: kroner(600) }],
  [
    'B4',
    'kept',
    {
      'to be staked': kroner(5_000),
      'at most': kroner(6_000),
      deposit: kroner(100),
      bonus: kroner(500),
    },
  ],
  ['B9', 'kept', { days: 60, 'at least': 60 }],
])('[BONUS-01] %s of the specified offer is %s, and its figures say why', (rule, verdict, told) => {
  const found = findingOf(rule, literal)
  const figures = (found.figures ?? []).map((each) => {
    if ('ore' in each) return [each.what, each.ore]
    return [each.what, 'count' in each ? each.count : each.text]
  })
  expect([found.verdict, Object.fromEntries(figures)]).toEqual([verdict, told])
})

test('[BONUS-01] the two-part form keeps every rule that a machine can judge', () => {
  for (const part of lawful) {
    const { B1, ...others } = verdictsOf(part)
    expect(B1).toBe('not-for-a-machine')
    expect(new Set(Object.values(others))).toEqual(new Set(['kept']))
  }
})

test('[BONUS-01] parts that are sold together count together since the guide of July 2025', () => {
  const dear = { ...secondPart, parts: [{ ...match, mostOre: kroner(901) }] }
  const fits = { ...secondPart, parts: [{ ...match, mostOre: kroner(900) }] }
  const withFirst = (terms: typeof dear) => ({ terms, soldWith: [firstPart] })
  expect(findingOf('B2', withFirst(dear)).verdict).toBe('broken')
  expect(findingOf('B2', withFirst(fits)).verdict).toBe('kept')
  const before = new Date('2025-06-30T21:59:59.999Z')
  expect(findingOf('B2', withFirst(dear), before).verdict).toBe('kept')
  expect(findingOf('B2', withFirst(dear), new Date(before.getTime() + 1)).verdict).toBe('broken')
})

const match = { kind: 'match', percent: 100 } as const

test('[BONUS-01] the law that is coming makes every offer unknown from its first moment', () => {
  const from = new Date('2027-01-01T00:00:00+01:00')
  const dayBefore = new Date(from.getTime() - 1)
  for (const offer of [literal, ...lawful]) {
    expect(verdictsOf(offer, dayBefore)).not.toHaveProperty('C1')
    expect(verdictsOf(offer, from)).toMatchObject({ C1: 'unknown', B9: 'kept' })
  }
})

test('[BONUS-01] before the first wording that we have, no rule is kept', () => {
  const verdicts = verdictsOf(literal, new Date('2024-03-06T22:59:59.999Z'))
  expect(Object.keys(verdicts)).toHaveLength(13)
  expect(new Set(Object.values(verdicts))).toEqual(new Set(['unknown']))
  expect(verdictsOf(literal, new Date('2024-03-06T23:00:00Z'))).toMatchObject({ B9: 'kept' })
})

test('[BONUS-01] a rule whose last wording has ended is unknown until its next one is known', () => {
  const to = new Date('2028-01-01T00:00:00+01:00')
  const rule: OfferRule = {
    rule: 'B9',
    sentence: 'a sentence',
    source: 'a source',
    from: new Date('2024-01-01T00:00:00Z'),
    to,
    judge: () => ({ verdict: 'kept', figures: [] }),
  }
  const judged = (at: Date) => judgeOffer(literal, at, [rule]).verdicts[0]
  expect(judged(new Date(to.getTime() - 1))?.verdict).toBe('kept')
  expect(judged(to)?.verdict).toBe('unknown')
  expect(judged(to)?.reason).toContain('needs sign-off')
})

test('[BONUS-01] an offer whose dates pass a change of the rules is told of it', () => {
  const { validFrom, validUntil } = literalTerms
  expect(rulesChangeAt(validFrom, validUntil)).toEqual([new Date('2027-01-01T00:00:00+01:00')])
  expect(rulesChangeAt(validFrom, new Date('2026-12-31T23:00:00Z'))).toEqual([])
})

test('[BONUS-01] every verdict has its rule’s sentence and source', () => {
  for (const { sentence, source } of judgeOffer(literal, today).verdicts) {
    expect(sentence).toMatch(/\.$/)
    expect(source).not.toBe('')
  }
})

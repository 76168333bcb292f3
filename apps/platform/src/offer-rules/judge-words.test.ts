import type { OfferTerms } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import {
  judgeContribution,
  judgeExample,
  judgeFreeWord,
  judgeGroup,
  judgePresentation,
  judgeSameForAll,
} from './judge-words.ts'
import { firstPart, literal, literalTerms } from './test-offers.ts'
import { freeWord, says } from './words.ts'

const words = literal.words ?? []
const without = (figure: string) => words.map((text) => text.replaceAll(figure, '…'))

test.each(['100 kr.', '500 kr.', '500 spins', '0,20 kr.', '10 gange', '60 dage'])(
  '[BONUS-01] B1 is broken when %s is not said where the offer is shown',
  (figure) => {
    const found = judgePresentation({ terms: literalTerms, words: without(figure) })
    expect(found.verdict).toBe('broken')
    expect(found.figures).toContainEqual({ what: 'missing', text: figure })
  },
)

test('[BONUS-01] B1 with every figure there is left to a person, and so is one without texts', () => {
  expect(judgePresentation(literal).verdict).toBe('not-for-a-machine')
  expect(judgePresentation({ terms: literalTerms }).verdict).toBe('not-for-a-machine')
})

test('[BONUS-01] B7 needs the requirement in kroner, and nothing where there is none', () => {
  expect(judgeExample(literal).verdict).toBe('kept')
  expect(judgeExample({ terms: literalTerms, words: without('5.000 kr.') }).verdict).toBe('broken')
  expect(judgeExample({ terms: literalTerms }).verdict).toBe('not-for-a-machine')
  expect(judgeExample({ terms: firstPart }).verdict).toBe('kept')
})

test('[BONUS-01] B8 is kept by terms that name games, and by those that name none', () => {
  expect(judgeContribution(literal)).toMatchObject({ verdict: 'kept' })
  const terms = { ...literalTerms, countingGameIds: ['a', 'b'] }
  expect(judgeContribution({ terms }).figures).toEqual([{ what: 'games that count', count: 2 }])
})

test('[BONUS-01] B10 is left to a person when the offer needs a code', () => {
  const terms = { ...literalTerms, trigger: { kind: 'code' as const, code: 'ABC' } }
  expect(judgeSameForAll({ terms: literalTerms }).verdict).toBe('kept')
  expect(judgeSameForAll({ terms }).verdict).toBe('not-for-a-machine')
})

test.each(['500 gratis spins', 'Få 500 gratisspins', '500 free spins', 'Freespins', 'Helt GRATIS'])(
  '[BONUS-01] B12 is broken by "%s" where something must be staked',
  (text) => {
    expect(judgeFreeWord({ terms: literalTerms, words: [...words, text] }).verdict).toBe('broken')
    expect(judgeFreeWord({ terms: firstPart, words: [text] }).verdict).toBe('kept')
  },
)

test('[BONUS-01] B12 is kept by words that only look alike, and left to a person without words', () => {
  expect(freeWord(['Din frist er fredag', 'freelance', 'frie valg'])).toBeUndefined()
  expect(judgeFreeWord(literal).verdict).toBe('kept')
  expect(judgeFreeWord({ terms: literalTerms }).verdict).toBe('not-for-a-machine')
})

const grouped = { ...literalTerms, segments: ['Depositor' as const] }

test.each<[string, OfferTerms, number | undefined, string]>([
  ['everybody', literalTerms, undefined, 'kept'],
  ['guests, who may be anybody', { ...literalTerms, segments: ['Guests'] }, undefined, 'kept'],
  ['whoever has deposited', grouped, undefined, 'kept'],
  ['99 players', grouped, 99, 'broken'],
  ['100 players, which nobody has confirmed', grouped, 100, 'unknown'],
  [
    'whoever is told a code',
    { ...literalTerms, trigger: { kind: 'code', code: 'ABC' } },
    undefined,
    'not-for-a-machine',
  ],
])('[BONUS-01] B13: an offer to %s', (_, terms, playersInGroup, verdict) => {
  const size = playersInGroup === undefined ? {} : { playersInGroup }
  expect(judgeGroup({ terms, ...size }).verdict).toBe(verdict)
})

test.each([
  ['Indbetal 100 kr.', true],
  ['Indbetal 5.100 kr.', false],
  ['Indbetal 1100 kr.', false],
  ['Indbetal 0,100 kr.', false],
  ['Indbetal 100\u00a0kr.', true],
])('[BONUS-01] "%s" says 100 kr.: %s', (text, isSaid) => {
  expect(says([text], '100 kr.')).toBe(isSaid)
})

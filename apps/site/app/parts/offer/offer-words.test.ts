import { ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { fillOffer, namesOffer, offerWords } from './offer-words.ts'
import { testOffer } from './test-offer.ts'

const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

test('[BONUS-01] the figures of the offer are told as a player reads them', () => {
  const words = Object.entries(offerWords(testOffer)).map(([name, text]) => [name, spaced(text)])
  expect(Object.fromEntries(words)).toEqual({
    age: '18',
    deposit: '100 kr.',
    bonus: '500 kr.',
    spins: '500',
    spinValue: '0,20 kr.',
    spinsWorth: '100 kr.',
    games: 'Den Store Vandring, Krystalgrotten eller Vaskepanden',
    wagering: '10',
    required: '5.000 kr.',
    maximumBet: '100 kr.',
    averageLoss: '200 kr.',
    days: '60',
    until: '31. december 2035',
  })
})

test('[BONUS-01] content is filled with them wherever it names them, and other content stays', () => {
  const content = { title: 'Få {offer.bonus} i bonus', rows: [{ value: '{offer.days} dage' }, 7] }
  const filled = fillOffer(content, testOffer)
  expect(spaced(JSON.stringify(filled))).toBe(
    '{"title":"Få 500 kr. i bonus","rows":[{"value":"60 dage"},7]}',
  )
  const doubled = fillOffer(content, { ...testOffer, bonus: ore(60_000) })
  expect(spaced(doubled?.title ?? '')).toBe('Få 600 kr. i bonus')
  expect(spaced(fillOffer('Mindst {offer.deposit}. Så får du', testOffer) ?? '')).toBe(
    'Mindst 100 kr. Så får du',
  )
  const other = { title: 'Nyt {tal}' }
  expect(fillOffer(other, testOffer)).toBe(other)
  expect(fillOffer(other, undefined)).toBe(other)
})

test('[FLT-05] content that tells of the offer is not shown while there is none, nor what it has not', () => {
  expect(namesOffer({ terms: ['{offer.days} dage'] })).toBe(true)
  expect(fillOffer({ terms: ['{offer.days} dage'] }, undefined)).toBeUndefined()
  expect(fillOffer({ terms: ['{offer.unknown}'] }, testOffer)).toBeUndefined()
})

import type { OfferTerms, WelcomeOffer as StatedOffer } from '@nordlys/contracts'
import { kroner, ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import { testGame } from '../../ground/finding/test-game.ts'
import { seed } from '../../ground/text/generated/seed.ts'
import { translator } from '../../ground/text/texts.ts'
import { offerInStepsOf } from './offer-in-steps.ts'
import { factsOf, headlineOf, sentenceOf, stepTermsOf } from './step-words.ts'

const game = testGame('Krystalgrotten')
const t = translator(seed)

const terms: OfferTerms = {
  trigger: { kind: 'deposit', number: 1 },
  parts: [{ kind: 'match', percent: 50, mostOre: kroner(300) }],
  leastDepositOre: kroner(120),
  wagering: { factor: 3, base: 'deposit-and-bonus' },
  stakeMaxOre: kroner(40),
  days: 66,
  segments: [],
  validFrom: new Date('2026-01-01T00:00:00+01:00'),
  validUntil: new Date('2036-01-01T00:00:00+01:00'),
  isOncePerPerson: true,
}
const spins = { kind: 'spins' as const, count: 30, valueOre: ore(50), gameIds: [game.gameId] }
const cash = { kind: 'fixed', amountOre: kroner(20) } as const

function stated(change: Partial<OfferTerms> = {}): StatedOffer {
  const example = { depositOre: kroner(600), bonusOre: kroner(300), requiredOre: kroner(2_700) }
  return { offerId: 'other', version: 1, terms: { ...terms, ...change }, example }
}

function told(...offers: StatedOffer[]) {
  return offerInStepsOf(offers, [game], 18)
}

function toldWords(...offers: StatedOffer[]) {
  const offer = told(...offers)
  if (!offer) throw new Error('an offer without words')
  const lines = offer.steps.flatMap((step) => stepTermsOf(t, step))
  const spaced = (text: string) => text.replaceAll('\u00A0', ' ')
  return {
    headline: spaced(headlineOf(t, offer)),
    sentences: offer.steps.map((step) => spaced(sentenceOf(t, step))),
    facts: factsOf(t, offer).map(spaced),
    terms: spaced(lines.join('\n')),
  }
}

test('[BONUS-01] what is asked of deposit and bonus together is told of both', () => {
  const words = toldWords(stated())
  expect(words.headline).toBe('Op til 300 kr. i bonus')
  expect(words.sentences).toEqual([
    '1. indbetaling: Indbetal mindst 120 kr., og få 50 % af indbetalingen i bonus (højst 300 kr.).',
  ])
  expect(words.terms).toContain(
    'Indbetaling og bonus skal tilsammen gennemspilles 3 gange, før bonussen kan udbetales. ' +
      'Indbetaler du 600 kr., og får du 300 kr. i bonus, er kravet 3 x (600 kr. + 300 kr.) = 2.700 kr.',
  )
  expect(words.facts[0]).toMatch(/^1\. indbetaling: Indbetal mindst 120 kr\./)
  expect(words.facts[0]).toContain(
    'Du kan højst spille for 40 kr. pr. spin eller runde, så længe bonussen er aktiv.',
  )
})

test('[BONUS-01] all parts of a deposit are told, whatever they are', () => {
  const words = toldWords(stated({ parts: [cash, ...terms.parts, spins] }))
  expect(words.headline).toBe('Op til 300 kr. i bonus og 30 spins')
  expect(words.sentences).toEqual([
    '1. indbetaling: Indbetal mindst 120 kr., og få 20 kr. i bonus, 50 % af indbetalingen i bonus ' +
      '(højst 300 kr.) og 30 spins a 0,50 kr.',
  ])
  expect(words.terms).toContain('i alt 15 kr., og gælder i Krystalgrotten')
  expect(words.terms).toContain('Du har 66 dage fra tildelingen')
  expect(words.terms).toContain('Derefter bortfalder bonus og ubrugte spins')
})

test('[BONUS-01] a bonus that is cash at once has no requirement, stake or days', () => {
  const words = toldWords(stated({ parts: [cash], wagering: undefined }))
  expect(words.headline).toBe('300 kr. i bonus')
  expect(words.terms).toContain('Bonussen er kontanter med det samme.')
  expect(words.terms).not.toMatch(/gennemspilles|højst spille|66 dage|udbetaler du, før/i)
})

test('[BONUS-01] who had it before is told of only where that matters', () => {
  expect(toldWords(stated()).facts.at(-1)).toContain('kan bruges én gang pr. person')
  expect(toldWords(stated({ isOncePerPerson: false })).facts.at(-1)).toBe(
    'Tilbuddet gælder for nye kunder, der er fyldt 18 år. Alle nye kunder får samme tilbud.',
  )
})

test('[BONUS-01] deposits are told in their order, each with what is its own', () => {
  const second = stated({
    trigger: { kind: 'deposit', number: 2 },
    days: 77,
    stakeMaxOre: kroner(9),
  })
  const { facts, sentences } = toldWords(stated(), second)
  expect(sentences.map((line) => line.slice(0, 14))).toEqual(['1. indbetaling', '2. indbetaling'])
  expect(facts.filter((fact) => /66 dage/.test(fact))).toEqual([expect.stringMatching(/^1\. /)])
  const ofSecond = [expect.stringMatching(/^2\. /)]
  expect(facts.filter((fact) => /77 dage/.test(fact))).toEqual(ofSecond)
  expect(facts.filter((fact) => /for 9 kr\. pr/.test(fact))).toEqual(ofSecond)
})

test('[BONUS-01] what cannot be told whole is not told', () => {
  expect(told()).toBeUndefined()
  // Of two offers of one deposit one is given.
  expect(told(stated(), stated())).toBeUndefined()
  expect(told(stated({ trigger: { kind: 'code', code: 'KODE1' } }))).toBeUndefined()
  const gone = stated({ parts: [{ ...spins, gameIds: ['gone'] }] })
  expect(told(gone)).toBeUndefined()
  const second = {
    ...gone,
    terms: { ...gone.terms, trigger: { kind: 'deposit', number: 2 } as const },
  }
  expect(told(stated(), second)).toBeUndefined()
})

test('[BONUS-01] the games a bonus is for are told by their titles, and by their ids without them', () => {
  const countingGamesOf = (gameIds: string[]) =>
    told(stated({ countingGameIds: gameIds }))?.steps[0].countingGames
  expect(countingGamesOf([game.gameId])).toEqual([game.title])
  expect(countingGamesOf(['gone'])).toEqual(['gone'])
  expect(countingGamesOf([game.gameId, 'gone'])).toEqual([game.title, 'gone'])
  expect(told(stated())?.steps[0].countingGames).toBeUndefined()
})

import {
  type Call,
  readRegistration,
  readWelcomeOffer,
  type WelcomeOffer,
} from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import * as register from '../../app/pages/register/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { testGame } from '../testing/test-neighbours.ts'
import { oddMatch, oddSpins, ofTheSeed } from '../testing/test-offer-in-steps.ts'
import { statedOffer } from '../testing/test-offer-neighbour.ts'
import { pageText } from '../testing/test-page-text.tsx'

const seeds = statedOffer([testGame.gameId])

/** The shape of the seed's offer, in figures that it has not. */
const whole: WelcomeOffer = {
  ...seeds,
  terms: {
    ...seeds.terms,
    parts: [{ kind: 'fixed', amountOre: kroner(430) }, ...oddSpins.terms.parts],
    leastDepositOre: kroner(170),
    wagering: { factor: 7, base: 'bonus' },
    stakeMaxOre: kroner(90),
    days: 73,
  },
  example: { depositOre: kroner(170), bonusOre: kroner(430), requiredOre: kroner(3_010) },
}

interface Asked {
  step: 2 | 3
  /** What step 1 promised; nothing to whoever goes on without. */
  promised: readonly WelcomeOffer[]
  /** What is offered by now. */
  offered: readonly WelcomeOffer[]
}

/** What a step after the first shows of a registration that was promised this. */
function textAt({ step, promised, offered }: Asked): Promise<string> {
  const registration = {
    ok: true,
    offer: promised.length > 0 ? 'welcome' : 'none',
    offers: promised,
    limit: { amountOre: kroner(1_000), period: 'day' },
    identified: false,
    cprAttemptsLeft: 3,
  }
  const answers = new Map<Call, (asked: never) => unknown>([
    ...advertisingAnswers,
    [readWelcomeOffer, () => ({ ok: true, offers: offered })],
    [readRegistration, () => registration],
  ])
  const cookie = '__Host-registration=a-secret'
  const page = { path: `/registrer?trin=${step}`, page: register }
  return pageText(page, { answers, isPlayer: false, cookie })
}

const missing = (text: string, words: readonly string[]) =>
  words.filter((word) => !text.includes(word))

const ofWhole = [
  'Du har valgt 430 kr. i bonus og 370 spins Første indbetaling mindst 170 kr.',
  'Din første indbetaling skal være på mindst 170 kr.',
  '7 x 430 kr. = 3.010 kr.',
  'i alt 148 kr., og gælder i Vikingernes Guld',
  'højst spille for 90 kr.',
  'Du har 73 dage fra tildelingen',
]
const ofSteps = [
  'Du har valgt Op til 432 kr. i bonus og 370 spins 1. indbetaling: Indbetal mindst 148 kr., og få',
  '2. indbetaling: Indbetal mindst 170 kr., og få 80 % af indbetalingen i bonus (højst 432 kr.).',
  'Det er den 1. indbetaling på mindst 148 kr., der bliver bogført, som tæller',
  'i alt 148 kr., og gælder i Vikingernes Guld',
  'Dine spins kan spilles i 73 dage',
  'er kravet 7 x 432 kr. = 3.024 kr.',
  'højst spille for 90 kr.',
  'Indbetalingen skal begynde senest den 30. april 2037',
  'Du indbetaler 540 kr. Du får i bonus 432 kr. Du spiller for 7 × 432 kr. 3.024 kr.',
]
const consent = 'Jeg har læst og accepterer vilkårene for velkomsttilbuddet'

const shapes: [name: string, promised: WelcomeOffer[], words: string[]][] = [
  ['a bonus and spins for one deposit', [whole], ofWhole],
  ['an offer in two parts', [oddSpins, oddMatch], ofSteps],
]
const now: [when: string, offered: WelcomeOffer[]][] = [
  ['another version is offered', [seeds]],
  ['nothing is offered any more', []],
]
const cases = shapes.flatMap(([name, promised, words]) =>
  now.map(([when, offered]) => ({ name, when, promised, offered, words })),
)

test.each(cases)(
  '[BONUS-01] [REG-01] step 2 has all terms of $name that was promised, though $when',
  async ({ promised, offered, words }) => {
    const text = await textAt({ step: 2, promised, offered })
    expect(missing(text, [...words, consent])).toEqual([])
    expect(ofTheSeed.exec(text)?.[0]).toBeUndefined()
  },
)

test.each(cases)(
  '[BONUS-01] [REG-01] step 3 says that $name was chosen, though $when',
  async ({ promised, offered, words }) => {
    const text = await textAt({ step: 3, promised, offered })
    expect(text).toContain(words[0])
    expect(ofTheSeed.exec(text)?.[0]).toBeUndefined()
  },
)

test.each([2, 3] as const)(
  '[REG-01] step %i tells whoever goes on without of no offer',
  async (step) => {
    const text = await textAt({ step, promised: [], offered: [oddSpins, oddMatch] })
    expect(text).toContain('Du har valgt At fortsætte uden bonus')
    expect(text).not.toMatch(/432 kr\.|370 spins|Vilkår for velkomsttilbuddet/)
    expect(text).not.toContain(consent)
  },
)

test.each(shapes)(
  '[BONUS-01] [REG-01] %s is still what was chosen when its games are gone',
  async (_, promised) => {
    const gone = promised.map((offer) => ({
      ...offer,
      terms: {
        ...offer.terms,
        parts: offer.terms.parts.map((part) =>
          part.kind === 'spins' ? { ...part, gameIds: ['gone'] } : part,
        ),
      },
    }))
    const text = await textAt({ step: 2, promised: gone, offered: [seeds] })
    expect(text).toContain('i alt 148 kr., og gælder i udvalgte spil uden jackpot')
    expect(text).not.toContain('At fortsætte uden bonus')
  },
)

import {
  type Call,
  type ChosenBonus,
  readCampaigns,
  readDeposit,
  readWelcomeOffer,
  type WelcomeOffer,
} from '@nordlys/contracts'
import { kroner, ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import * as campaigns from '../../app/pages/campaigns/page.tsx'
import * as deposit from '../../app/pages/deposit/page.tsx'
import * as home from '../../app/pages/home/page.tsx'
import * as register from '../../app/pages/register/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import { testGame } from '../testing/test-neighbours.ts'
import { oddMatch as match, ofTheSeed, oddSpins as spins } from '../testing/test-offer-in-steps.ts'
import { statedOffer } from '../testing/test-offer-neighbour.ts'
import { pageText } from '../testing/test-page-text.tsx'
import { promisedAnswers } from '../testing/test-promised-answers.ts'

const first = 'Indbetal mindst 148 kr., og få 370 spins a 0,40 kr.'
const second = 'Indbetal mindst 170 kr., og få 80 % af indbetalingen i bonus (højst 432 kr.).'
const bothInOrder = `1. indbetaling: ${first} 2. indbetaling: ${second}`
const ofFirst = [
  'Det er den 1. indbetaling på mindst 148 kr., der bliver bogført, som tæller',
  'i alt 148 kr., og gælder i Vikingernes Guld',
  'Dine spins kan spilles i 73 dage fra tildelingen',
]
const ofSecond = [
  'Det er den 2. indbetaling på mindst 170 kr., der bliver bogført, som tæller',
  'Bonussen skal gennemspilles 7 gange, før den kan udbetales. Indbetaler du 540 kr., og får du ' +
    '432 kr. i bonus, er kravet 7 x 432 kr. = 3.024 kr.',
  'højst spille for 90 kr.',
  'Du har 81 dage fra tildelingen til at opfylde kravet',
  'Indbetalingen skal begynde senest den 30. april 2037',
]

/** It names figures of a fixed bonus and spins in one. */
const telling = {
  slug: 'tilbud',
  title: 'Tilbuddets kampagne',
  subLine: 'Få {offer.bonus} i bonus',
  image: { image: 'store://images/nordlys.webp', alt: 'Fjord' },
  segments: [],
  terms: ['Kravet er {offer.required}'],
  button: { text: 'Opret konto', address: '/registrer' },
  code: 'tilbud',
}

/** What a page tells while this is offered, and promised for the next deposit. */
function textOf(
  page: Parameters<typeof pageText>[0],
  told: {
    offers?: WelcomeOffer[]
    promised?: WelcomeOffer
    laterDeposits?: number[]
    bonus?: ChosenBonus
  },
) {
  const { offers = [], promised, laterDeposits = [], bonus } = told
  const booked = {
    reference: 'booked',
    method: 'card',
    amountOre: kroner(540),
    status: 'implemented',
    createdAt: new Date('2026-11-21T12:00:00Z'),
    bonus,
  }
  const answers = new Map<Call, (asked: never) => unknown>([
    ...advertisingAnswers,
    [readWelcomeOffer, () => ({ ok: true, offers })],
    ...promisedAnswers(() => ({ offer: promised, laterDeposits })),
    [readDeposit, () => ({ ok: true, deposit: booked })],
    [readCampaigns, () => ({ ok: true, campaigns: [telling] })],
  ])
  return pageText(page, { answers, isPlayer: offers.length === 0 })
}

function missing(text: string, words: readonly string[]): string[] {
  return words.filter((word) => !text.includes(word))
}

test('[BONUS-01] home tells of an offer in two parts in their order, in its own figures', async () => {
  const text = await textOf({ path: '/', page: home }, { offers: [spins, match] })
  const words = [
    'Op til 432 kr. i bonus og 370 spins',
    bothInOrder,
    '7 x 432 kr. = 3.024 kr.',
    `2. indbetaling: ${second} Bonussen skal gennemspilles 7 gange`,
    'Du kan højst spille for 90 kr.',
  ]
  expect(missing(text, words)).toEqual([])
  expect(ofTheSeed.exec(text)?.[0]).toBeUndefined()
})

test('[BONUS-01] [REG-01] step 1 offers it with every term and an example of each deposit', async () => {
  const text = await textOf({ path: '/registrer', page: register }, { offers: [spins, match] })
  const words = ['Op til 432 kr. i bonus og 370 spins', bothInOrder, 'én gang pr. person']
  expect(missing(text, [...words, ...ofFirst, ...ofSecond])).toEqual([])
  expect(text).toMatch(/Du indbetaler 148 kr\. Du får 370 spins a 0,40 kr\. 148 kr\./)
  expect(text).toMatch(
    /Du indbetaler 540 kr\. Du får i bonus 432 kr\. Du spiller for 7 × 432 kr\. 3\.024 kr\./,
  )
  expect(ofTheSeed.exec(text)?.[0]).toBeUndefined()
})

test('[BONUS-01] a campaign that names figures it has not is not there', async () => {
  const text = await textOf({ path: '/kampagner', page: campaigns }, { offers: [spins, match] })
  expect(text).not.toMatch(/Tilbuddets kampagne|\{offer\./)
})

const atDeposit = { path: '/min-konto/indbetal', page: deposit }

test('[BONUS-01] the first deposit is told what it brings, and nothing of what another does', async () => {
  const text = await textOf(atDeposit, { promised: spins })
  const leave = 'Indbetaler du 148 kr. eller mere uden det, bortfalder det, der hører til denne'
  expect(missing(text, ['Fravælg', first, leave, ...ofFirst])).toEqual([])
  expect(text).toContain('Det, du får eller vinder, er kontanter med det samme.')
  expect(text).not.toMatch(/gennemspilles|højst spille for|i bonus/)
  expect(ofTheSeed.exec(text)?.[0]).toBeUndefined()
})

test('[BONUS-01] the second deposit is told its share with the worked example and the way out', async () => {
  const text = await textOf(atDeposit, { promised: match })
  expect(missing(text, ['Fravælg', second, ...ofSecond])).toEqual([])
  expect(text).toContain('Du indbetaler 540 kr. Du får i bonus 432 kr. Du spiller for 7 × 432 kr.')
  expect(text).not.toMatch(/\d spins/)
  expect(ofTheSeed.exec(text)?.[0]).toBeUndefined()
})

test('[BONUS-01] a deposit that is to be without its part is told what is lost by that', async () => {
  const declined = { ...atDeposit, path: '/min-konto/indbetal?uden-tilbud=1' }
  const text = await textOf(declined, { promised: match })
  expect(text).toContain('Indbetaler du nu 170 kr. eller mere, bortfalder det, der hører til denne')
  expect(text).toContain('Vælg tilbuddet igen')
  expect(text).not.toContain('Regneeksempel')
})

test('[BONUS-01] declining a deposit’s part is told to leave what later deposits bring', async () => {
  const kept = 'for altid. Det, der hører til den 2. indbetaling, kan du stadig få.'
  const told = { promised: spins, laterDeposits: [2] }
  expect(await textOf(atDeposit, told)).toContain(kept)
  const declined = await textOf({ ...atDeposit, path: '/min-konto/indbetal?uden-tilbud=1' }, told)
  expect(declined).toContain('Velkomsttilbuddet er fravalgt for denne indbetaling')
  expect(declined).toContain(
    'for altid. Indtil da kan du vælge det igen. Det, der hører til den 2. indbetaling, kan du',
  )
  const three = await textOf(atDeposit, { promised: spins, laterDeposits: [2, 3] })
  expect(three).toContain('Det, der hører til den 2. indbetaling og den 3. indbetaling, kan du')
  // Nothing is left of it after the last.
  const last = await textOf(atDeposit, { promised: match })
  expect(last).toContain('bortfalder det, der hører til denne indbetaling, for altid.')
  expect(last).not.toContain('kan du stadig få')
})

test('[BONUS-01] so it is of a bonus and spins in one where another deposit brings more', async () => {
  const whole = statedOffer([testGame.gameId])
  const alone = await textOf(atDeposit, { promised: whole })
  expect(alone).toContain('Indbetaler du 100 kr. eller mere uden det, bortfalder det for altid.')
  const first = await textOf(atDeposit, { promised: whole, laterDeposits: [2] })
  expect(first).toContain(
    'bortfalder det, der hører til denne indbetaling, for altid. ' +
      'Det, der hører til den 2. indbetaling, kan du stadig få.',
  )
  expect(first).toContain('Indbetal mindst 100 kr., og få 500 kr. i bonus og 500 spins')
})

test('[BONUS-01] the receipt tells what came of each part', async () => {
  const receipt = { path: '/min-konto/indbetal?reference=booked', page: deposit }
  const expiresAt = new Date('2027-02-02T12:00:00Z')
  const given = { count: 370, valueOre: ore(40), gameIds: [testGame.gameId] }
  const ofSpins = await textOf(receipt, { bonus: { state: 'granted', spins: given, expiresAt } })
  expect(ofSpins).toContain('Du har fået 370 spins a 0,40 kr.')
  expect(ofSpins).not.toContain('i bonus')
  const grantedOre = kroner(432)
  const ofMatch = await textOf(receipt, { bonus: { state: 'granted', grantedOre, expiresAt } })
  expect(ofMatch).toContain('Du har fået 432 kr. i bonus. Du har til den 2. februar 2027')
  expect(ofMatch).not.toContain('spins')
  const cash = { state: 'granted', grantedOre, isCashAtOnce: true, expiresAt } as const
  const ofCash = await textOf(receipt, { bonus: cash })
  expect(ofCash).toContain('Du har fået 432 kr. i bonus. Den er kontanter med det samme')
  expect(ofCash).not.toContain('at gennemspille')
})

test('[BONUS-01] the receipt of a bonus for some games tells which', async () => {
  const receipt = { path: '/min-konto/indbetal?reference=booked', page: deposit }
  const granted = {
    state: 'granted',
    grantedOre: kroner(432),
    expiresAt: new Date('2027-02-02T12:00:00Z'),
  } as const
  const some = { ...granted, countingGameIds: [testGame.gameId, 'unknown'] }
  expect(await textOf(receipt, { bonus: some })).toContain(
    `Bonussen kan kun bruges i ${testGame.title} og unknown, og kun indsatser dér tæller med i kravet.`,
  )
  expect(await textOf(receipt, { bonus: granted })).not.toContain('kan kun bruges i')
})

test('[BONUS-01] an offer for some games tells which, in the terms of its deposit', async () => {
  const { terms } = match
  const offer = { ...match, terms: { ...terms, countingGameIds: [testGame.gameId] } }
  const text = await textOf({ path: '/registrer', page: register }, { offers: [spins, offer] })
  expect(text).toContain(`Bonussen kan kun bruges i ${testGame.title}, og kun indsatser dér`)
  expect(text).not.toContain('Alle indsatser tæller')
})

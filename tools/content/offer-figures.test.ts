import { offerFigures, offerStepFigures } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { offersOfSeed } from '../../apps/platform/src/bonuses/index.ts'
import { type FiledEntry, readFiles, seedFolder } from '../../apps/platform/src/content/index.ts'
import { offerProblems } from './offer-figures.ts'

const { entries } = await readFiles(seedFolder)

function campaign(...terms: string[]): FiledEntry {
  return { kind: 'campaign', id: 'velkomstbonus', place: 0, value: { terms } }
}

test('[BONUS-01] [FLT-05] no text of the seed tells a figure otherwise than its offer', () => {
  expect(offerProblems(entries, offersOfSeed)).toEqual([])
})

test('[BONUS-01] an offer whose figure changes makes every text that tells the old one wrong', () => {
  const changed = offersOfSeed.map((offer) => {
    if (offer.offerId !== 'velkomst') return offer
    return { ...offer, terms: { ...offer.terms, leastDepositOre: kroner(200) } }
  })
  const telling = campaign('Indbetal mindst 100 kr. i dag')
  expect(offerProblems([telling], offersOfSeed)).toEqual([])
  expect(offerProblems([telling], changed)).toEqual([
    'campaign velkomstbonus: deposit 100 is not what velkomst says',
  ])
  // What names the figure has the new one by itself.
  expect(offerProblems([campaign('Indbetal mindst {offer.deposit} i dag')], changed)).toEqual([])
})

test.each([
  ['Få 600 kr. i bonus', 'bonus 600'],
  ['Bonussen på 5.000 kr. er din', 'bonus 5.000'],
  ['Indbetal mindst 50 kr. i dag', 'deposit 50'],
  ['Mindste indbetaling er 1.000 kr. om dagen', 'deposit 1.000'],
  ['Du får 5.000 spins', 'count of spins 5.000'],
  ['500 spins a 0,25 kr. i et spil', 'worth of a spin 0,25'],
  ['Den skal gennemspilles 5 gange', 'factor 5'],
  ['Kravet er 10 x 500 kr. = 6.000 kr.', 'requirement 6.000'],
  ['Du kan højst spille for 200 kr. pr. spin', 'highest stake 200'],
  ['Du har 90 dage til det', 'days 90'],
])('[BONUS-01] "%s" is told', (text, figure) => {
  const problem = `campaign velkomstbonus: ${figure} is not what velkomst says`
  expect(offerProblems([campaign(text)], offersOfSeed)).toEqual([problem])
})

test('[BONUS-01] a row of facts is read whole', () => {
  const rows = [{ label: 'Højeste indsats med aktiv bonus', value: '50 kr.' }]
  const entry = { ...campaign(), value: { body: [{ type: 'facts', rows }] } }
  expect(offerProblems([entry], offersOfSeed)).toEqual([
    'campaign velkomstbonus: highest stake 50 is not what velkomst says',
  ])
})

test('[BONUS-01] an entry that names no offer may not tell the figures of one', () => {
  const news = (text: string): FiledEntry => {
    return { kind: 'news', id: 'nyt', place: 0, value: { title: text } }
  }
  const told = (text: string) => offerProblems([news(text)], offersOfSeed)
  expect(told('Få 500 kr. i bonus')).toEqual([
    'news nyt: "500 kr. i bonus" is of no offer that it names',
  ])
  expect(told('500 spins a 0,20 kr.')).toHaveLength(1)
  expect(told('Skal gennemspilles 10 gange')).toHaveLength(1)
  expect(told('Spillet giver 10 spins, der ganges med 3')).toEqual([])
})

test('[BONUS-01] a name of no figure is told, and one where no figures are filled in', () => {
  const told = (kind: FiledEntry['kind'], id: string, text: string) =>
    offerProblems([{ kind, id, place: 0, value: { text } }], offersOfSeed)
  const inCampaign = (text: string) => told('campaign', 'velkomstbonus', text)
  for (const name of offerFigures) expect(inCampaign(`Se {offer.${name}} her`)).toEqual([])
  for (const written of ['{offer.bonos}', '{offer.}', '{offer.Bonus}', '{offer.bonus']) {
    expect(inCampaign(`Få ${written} i bonus`)).toEqual([
      `campaign velkomstbonus: ${written} is no figure of an offer`,
    ])
  }
  const elsewhere = 'Få {offer.bonus} i bonus'
  expect(told('news', 'nyt', elsewhere)).toEqual(['news nyt: {offer.bonus} is not filled in here'])
  const page = (value: object) =>
    offerProblems([{ kind: 'page', id: 'contents/bonusregler', place: 0, value }], offersOfSeed)
  expect(page({ title: 'Bonus', body: [{ text: elsewhere }] })).toEqual([])
  // What a page is without the offer holds no figure of it.
  expect(page({ title: elsewhere, body: [] })).toHaveLength(1)
  // The figures are the welcome offer's, whatever else an entry speaks of.
  expect(told('campaign', 'sommerbonus', elsewhere)).toHaveLength(1)
})

test('[BONUS-01] words for an offer in steps name what it has, and type in no figure', () => {
  const told = (kind: FiledEntry['kind'], id: string, value: object) =>
    offerProblems([{ kind, id, place: 0, value }], offersOfSeed)
  const inSteps = { subLine: '{offer.steps}', terms: ['{offer.terms} Fra {offer.age} år'] }
  const written = { subLine: 'Få {offer.bonus}', terms: ['{offer.days} dage'], inSteps }
  const inCampaign = (value: object) => told('campaign', 'velkomstbonus', value)
  for (const name of offerStepFigures) {
    const named = { ...written, inSteps: { ...inSteps, subLine: `Se {offer.${name}}` } }
    expect(inCampaign(named)).toEqual([])
  }
  const wrong = { ...inSteps, terms: ['Få {offer.bonus} i bonus'] }
  expect(inCampaign({ ...written, inSteps: wrong })).toEqual([
    'campaign velkomstbonus: {offer.bonus} is no figure of an offer in steps',
  ])
  // What they leave as it is must be true of an offer in steps too.
  expect(inCampaign({ ...written, title: 'I {offer.days} dage' })).toEqual([
    'campaign velkomstbonus: {offer.days} is no figure of an offer in steps',
  ])
  expect(inCampaign({ subLine: 'Få {offer.headline}' })).toEqual([
    'campaign velkomstbonus: {offer.headline} is no figure of an offer',
  ])
  // Right for the offer of today's shape, which this is not about.
  const typed = { ...written, inSteps: { ...inSteps, subLine: 'Indbetal mindst 100 kr. i dag' } }
  expect(inCampaign(typed)).toEqual([
    'campaign velkomstbonus: "Indbetal mindst 100 kr." is typed in for an offer in steps',
  ])
  const slide = { title: '{offer.bonus}', inSteps: { title: '{offer.spins}' } }
  expect(told('banner', 'forside-velkomst', { slides: [slide] })).toEqual([
    'banner forside-velkomst: {offer.spins} is no figure of an offer in steps',
  ])
  expect(told('campaign', 'sommerbonus', { inSteps: { subLine: '{offer.steps}' } })).toEqual([
    'campaign sommerbonus: {offer.steps} is not filled in here',
  ])
})

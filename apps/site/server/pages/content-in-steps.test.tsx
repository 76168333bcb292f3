import { readFile } from 'node:fs/promises'
import {
  type Banner,
  banner,
  type Call,
  campaign,
  landingPage,
  readCampaign,
  readCampaigns,
  readLandingPage,
  readWelcomeOffer,
  type WelcomeOffer,
} from '@nordlys/contracts'
import { expect, test } from 'vitest'
import * as campaignPage from '../../app/pages/campaigns/detail-page.tsx'
import * as landing from '../../app/pages/campaigns/landing-page.tsx'
import * as campaigns from '../../app/pages/campaigns/page.tsx'
import * as ownCampaigns from '../../app/pages/campaigns/player-page.tsx'
import * as home from '../../app/pages/home/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import type { DrawnPage } from '../testing/test-drawn-page.tsx'
import { oddMatch, oddSpins, ofTheSeed } from '../testing/test-offer-in-steps.ts'
import { type PageReader, pageText } from '../testing/test-page-text.tsx'

const file = async (name: string) => {
  const folder = '../../../platform/src/content/seed/'
  return JSON.parse(await readFile(new URL(`${folder}${name}.json`, import.meta.url), 'utf8'))
}
/** A file says from when it is public, beside the entry itself. */
const undated = ({ publicFrom: _, ...entry }: { publicFrom?: string }): object => entry

/** Of the seed, and for everybody, so that who may not be addressed is told apart. */
const seedCampaign = { ...undated(await file('campaigns/velkomstbonus')), segments: [] }
const seedLanding = { ...undated(await file('landing-pages/kampagne/velkomst')), segments: [] }
const seedBanner = (await file('banners')).find(({ id }: { id: string }) => {
  return id === 'forside-velkomst'
})
const welcomeBanner = banner.parse({ ...undated(seedBanner), segments: [] })

/** A platform with the seed's content, or this in its place, while these are offered. */
function answering(offers: WelcomeOffer[], shownCampaign: object = seedCampaign) {
  return new Map<Call, (asked: never) => unknown>([
    ...advertisingAnswers,
    [readWelcomeOffer, () => ({ ok: true, offers })],
    [readCampaigns, () => ({ ok: true, campaigns: [campaign.parse(shownCampaign)] })],
    [readCampaign, () => ({ ok: true, campaign: campaign.parse(shownCampaign) })],
    [readLandingPage, () => ({ ok: true, landing: landingPage.parse(seedLanding) })],
  ])
}

const both = answering([oddSpins, oddMatch])

function textOf(page: DrawnPage, reader: Partial<PageReader> = {}): Promise<string> {
  const banners: Banner[] = [welcomeBanner]
  return pageText(page, { answers: both, banners, isPlayer: false, ...reader })
}

const atCampaigns = { path: '/kampagner', page: campaigns }
const atCampaign = {
  path: '/kampagner/velkomstbonus',
  page: campaignPage,
  params: { slug: 'velkomstbonus' },
}
const atLanding = {
  path: '/lp/kampagne/velkomst',
  page: landing,
  params: { landingType: 'kampagne', landingById: 'velkomst' },
}
const atOwn = { path: '/min-konto/kampagne', page: ownCampaigns }
const atHome = { path: '/', page: home }

const first = 'Indbetal mindst 148 kr., og få 370 spins a 0,40 kr.'
const second = 'Indbetal mindst 170 kr., og få 80 % af indbetalingen i bonus (højst 432 kr.).'
const steps = `1. indbetaling: ${first} 2. indbetaling: ${second}`

/** Every condition of both deposits, where an offer's terms are told in full. */
const inFull = [
  first,
  'Det er den 1. indbetaling på mindst 148 kr., der bliver bogført, som tæller',
  'i alt 148 kr., og gælder i Vikingernes Guld',
  'Dine spins kan spilles i 73 dage fra tildelingen',
  'Indbetalingen skal begynde senest den 31. december 2035',
  second,
  'Det er den 2. indbetaling på mindst 170 kr., der bliver bogført, som tæller',
  'gennemspilles 7 gange',
  'er kravet 7 x 432 kr. = 3.024 kr.',
  'højst spille for 90 kr.',
  'Du har 81 dage fra tildelingen til at opfylde kravet',
  'Indbetalingen skal begynde senest den 30. april 2037',
  'Du indbetaler 540 kr. Du får i bonus 432 kr. Du spiller for 7 × 432 kr. 3.024 kr.',
  'der er fyldt 18 år, og kan bruges én gang pr. person',
]

const missing = (text: string, words: readonly string[]) =>
  words.filter((word) => !text.includes(word))

const told: [name: string, page: DrawnPage, isPlayer: boolean, words: string[]][] = [
  [
    'the list of campaigns',
    atCampaigns,
    false,
    [`${steps} Du kan også oprette en konto uden bonus.`, ...inFull],
  ],
  [
    'the campaign',
    atCampaign,
    false,
    [steps, 'kan du fravælge det, der hører til den', 'registreret i ROFUS', ...inFull],
  ],
  [
    'the landing page',
    atLanding,
    false,
    [
      `${steps} Vilkårene står ved tilbuddet`,
      'Op til 432 kr. i bonus og 370 spins til nye kunder, der er fyldt 18 år.',
      ...inFull,
    ],
  ],
  ['the page of one’s campaigns', atOwn, true, inFull],
]

test.each(told)(
  '[BONUS-01] %s tells of an offer in two parts with all its terms and no other figure',
  async (_, page, isPlayer, words) => {
    const text = await textOf(page, { isPlayer })
    expect(missing(text, words)).toEqual([])
    expect(text).not.toMatch(/\{offer\.|offer\./)
    // What a player has already is told there in its own figures.
    if (!isPlayer) expect(ofTheSeed.exec(text)?.[0]).toBeUndefined()
  },
)

test('[BONUS-01] [DATA-15] home has the banner of an offer in two parts, its terms in short', async () => {
  const text = await textOf(atHome)
  const slide = text.slice(text.lastIndexOf('Op til 432 kr. i bonus og 370 spins'))
  const words = [
    `Op til 432 kr. i bonus og 370 spins ${steps} Du kan også vælge en konto uden bonus. Læs vilkårene`,
    `18+. 1. indbetaling: ${first} Dine 370 spins er a 0,40 kr., i alt 148 kr.`,
    'er kravet 7 x 432 kr. = 3.024 kr.',
    'højst spille for 90 kr.',
    'Prøv først, og læs reglerne',
  ]
  expect(missing(slide, words)).toEqual([])
  expect(ofTheSeed.exec(text)?.[0]).toBeUndefined()
})

test('[BONUS-01] the words for an offer in steps are not those of another shape', async () => {
  const { terms } = oddSpins
  const [spins] = terms.parts
  if (!spins) throw new Error('no spins')
  const parts: typeof terms.parts = [{ kind: 'fixed', amountOre: oddMatch.example.bonusOre }, spins]
  const { wagering } = oddMatch.terms
  const whole = { ...oddSpins, terms: { ...terms, parts, wagering }, example: oddMatch.example }
  const text = await textOf(atCampaign, { answers: answering([whole]) })
  expect(text).toContain('Indbetal 148 kr., og få 432 kr. i bonus og 370 spins a 0,40 kr.')
  expect(text).not.toMatch(/1\. indbetaling|fravælge det, der hører til den|regneeksempler/)
})

const { inSteps: _, ...wholeAlone } = campaign.parse(seedCampaign)

test.each([
  ['has no words for its shape', both, wholeAlone],
  ['tells of one while there is none', answering([]), seedCampaign],
  [
    'names a figure of one deposit in them',
    both,
    { ...seedCampaign, title: 'Få {offer.bonus} i bonus' },
  ],
])('[BONUS-01] a campaign that %s is not there', async (_, known, shown) => {
  const { answers } = { answers: new Map(known) }
  const value = campaign.parse(shown)
  answers.set(readCampaigns, () => ({ ok: true, campaigns: [value] }))
  answers.set(readCampaign, () => ({ ok: true, campaign: value }))
  expect(await textOf(atCampaigns, { answers })).toContain('Der er ingen kampagner lige nu')
  await expect(textOf(atCampaign, { answers })).rejects.toMatchObject({ init: { status: 404 } })
})

test.each([
  ['the list of campaigns', atCampaigns],
  ['the campaign', atCampaign],
  ['the landing page', atLanding],
  ['home', atHome],
])('[BONUS-01] [LIM-06] %s tells one on a pause nothing of an offer in steps', async (_, page) => {
  const text = await textOf(page, { isPlayer: true, standing: 'paused' })
  expect(text).not.toMatch(/432 kr\.|370 spins|148 kr\.|\{offer\./)
})

import { readFile } from 'node:fs/promises'
import {
  banner,
  type Call,
  campaign,
  contentPage,
  landingPage,
  readBonuses,
  readCampaign,
  readCampaigns,
  readDeposit,
  readLandingPage,
  readWelcomeOffer,
  type WelcomeOffer,
} from '@nordlys/contracts'
import { kroner, ore, zeroOre } from '@nordlys/core'
import { expect, test } from 'vitest'
import * as campaignPage from '../../app/pages/campaigns/detail-page.tsx'
import * as landing from '../../app/pages/campaigns/landing-page.tsx'
import * as campaigns from '../../app/pages/campaigns/page.tsx'
import * as ownBonus from '../../app/pages/campaigns/player-page.tsx'
import * as content from '../../app/pages/content-page/page.tsx'
import * as deposit from '../../app/pages/deposit/page.tsx'
import * as home from '../../app/pages/home/page.tsx'
import * as register from '../../app/pages/register/page.tsx'
import { advertisingAnswers } from '../testing/test-advertising.ts'
import type { DrawnPage } from '../testing/test-drawn-page.tsx'
import { testGame } from '../testing/test-neighbours.ts'
import { statedOffer } from '../testing/test-offer-neighbour.ts'
import { type PageReader, pageText } from '../testing/test-page-text.tsx'
import { promisedAnswers } from '../testing/test-promised-answers.ts'

/** The welcome offer with no figure that the seed's has: what is not its own is typed into a page. */
const stated = statedOffer([testGame.gameId])
const offer: WelcomeOffer = {
  ...stated,
  terms: {
    ...stated.terms,
    parts: [
      { kind: 'fixed', amountOre: kroner(430) },
      { kind: 'spins', count: 370, valueOre: ore(40), gameIds: [testGame.gameId] },
    ],
    leastDepositOre: kroner(170),
    wagering: { factor: 7, base: 'bonus' },
    stakeMaxOre: kroner(90),
    days: 73,
    validUntil: new Date('2037-05-01T00:00:00+02:00'),
  },
  example: { depositOre: kroner(170), bonusOre: kroner(430), requiredOre: kroner(3_010) },
}

/** Figures of the seed's offer, which none of these pages tells of anything else. */
const ofTheSeed = /\b500 kr\.|\b500 spins|0,20 kr\.|\b5\.000 kr\.|\b60 dage|\b10 gange|\b10 [x×] /

const told = {
  deposit: '170 kr.',
  bonus: '430 kr.',
  spins: '370 spins',
  spinValue: '0,40 kr.',
  spinsWorth: '148 kr.',
  required: '3.010 kr.',
  factor: '7',
  maximumBet: '90 kr.',
  days: '73 dage',
  until: '30. april 2037',
}

const everything = Object.values(told).filter((figure) => figure !== told.until)
const terms = everything.filter((figure) => figure !== told.spinsWorth)

const file = async (name: string) =>
  JSON.parse(
    await readFile(
      new URL(`../../../platform/src/content/seed/${name}.json`, import.meta.url),
      'utf8',
    ),
  )
const seedCampaign = { ...(await file('campaigns/velkomstbonus')), segments: [] }
const seedLanding = { ...(await file('landing-pages/kampagne/velkomst')), segments: [] }
const rulesOfBonus = contentPage.parse(await file('pages/contents/bonusregler'))
const seedBanners: object[] = await file('banners')

const at = new Date('2026-11-21T12:00:00Z')
const expiresAt = new Date('2027-02-02T12:00:00Z')

/** The platform, with the seed's content and this offer everywhere. */
const answers = new Map<Call, (asked: never) => unknown>([
  ...advertisingAnswers,
  [readWelcomeOffer, () => ({ ok: true, offers: [offer] })],
  ...promisedAnswers(() => ({ offer, laterDeposits: [] })),
  [readCampaigns, () => ({ ok: true, campaigns: [{ ...seedCampaign, code: 'velkomstbonus' }] })],
  [readCampaign, () => ({ ok: true, campaign: campaign.parse(undated(seedCampaign)) })],
  [readLandingPage, () => ({ ok: true, landing: landingPage.parse(undated(seedLanding)) })],
  [
    readBonuses,
    () => ({
      ok: true,
      active: {
        bonusId: 'a-bonus',
        origin: { kind: 'welcome' },
        grantedOre: kroner(430),
        grantedAt: at,
        leftOre: kroner(430),
        requiredOre: kroner(3_010),
        wageredOre: zeroOre,
        fraction: 0,
        missingOre: kroner(3_010),
        stakeMaxOre: kroner(90),
        expiresAt,
        daysLeft: 73,
      },
      spins: [
        {
          grantId: 'a-grant',
          valueOre: ore(40),
          count: 370,
          left: 370,
          wonOre: zeroOre,
          grantedAt: at,
          gameIds: [testGame.gameId],
          expiresAt,
        },
      ],
      history: [],
      totalRecords: 0,
    }),
  ],
  [
    readDeposit,
    () => ({
      ok: true,
      deposit: {
        reference: 'booked',
        method: 'card',
        amountOre: kroner(170),
        status: 'implemented',
        createdAt: at,
        bonus: {
          state: 'granted',
          grantedOre: kroner(430),
          spins: { count: 370, valueOre: ore(40), gameIds: [testGame.gameId] },
          expiresAt,
        },
      },
    }),
  ],
])

const pages: readonly [name: string, page: DrawnPage, isPlayer: boolean, figures: string[]][] = [
  ['home', { path: '/', page: home }, false, terms],
  ['step 1 of a registration', { path: '/registrer', page: register }, false, everything],
  ['the list of campaigns', { path: '/kampagner', page: campaigns }, false, everything],
  [
    'the campaign',
    { path: '/kampagner/velkomstbonus', page: campaignPage, params: { slug: 'velkomstbonus' } },
    false,
    [...everything, told.until],
  ],
  [
    'the landing page',
    {
      path: '/lp/kampagne/velkomst',
      page: landing,
      params: { landingType: 'kampagne', landingById: 'velkomst' },
    },
    false,
    everything,
  ],
  [
    'the rules of bonuses',
    { path: '/contents/bonusregler', page: content, content: rulesOfBonus },
    false,
    // 4 % of what must be staked.
    [told.bonus, told.deposit, told.required, told.days, `${told.factor} gange`, '120,40 kr.'],
  ],
  ['the deposit page', { path: '/min-konto/indbetal', page: deposit }, true, everything],
  [
    'the receipt',
    { path: '/min-konto/indbetal?reference=booked', page: deposit },
    true,
    [told.bonus, told.spins, told.spinValue, '2. februar 2027'],
  ],
  [
    'the page of one’s bonus',
    { path: '/min-konto/kampagne', page: ownBonus },
    true,
    [told.bonus, told.required, told.maximumBet, '370', told.spinValue, '2. februar 2027'],
  ],
]

test.each(pages)(
  '[BONUS-01] every figure on %s is the offer’s own',
  async (_, page, isPlayer, figures) => {
    const shown = seedBanners.map((each) => banner.parse(undated(each)))
    const text = await pageText(page, { answers, banners: shown, isPlayer })
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([])
    expect(ofTheSeed.exec(text)?.[0]).toBeUndefined()
    expect(text).not.toContain('{offer.')
  },
)

/** A file says from when to when it is public, beside the entry itself. */
function undated({ publicFrom: _, ...entry }: { publicFrom?: string }): object {
  return entry
}

const withoutOffer = new Map(answers).set(readWelcomeOffer, () => ({ ok: true, offers: [] }))
const untold: readonly [when: string, reader: PageReader][] = [
  ['while there is none', { answers: withoutOffer, isPlayer: false }],
  ['for one on a pause', { answers, isPlayer: true, standing: 'paused' }],
]

test.each(untold)('[BONUS-01] the rules of bonuses tell of no offer %s', async (_, reader) => {
  const page = { path: '/contents/bonusregler', page: content, content: rulesOfBonus }
  const text = await pageText(page, reader)
  expect(text).toContain('Gennemspilskravet er bonussen ganget med det tal')
  expect(text).not.toContain('Velkomsttilbuddet lige nu')
  expect(text).not.toContain('{offer.')
})

import {
  type Block,
  type Call,
  listComplaintSubjects,
  listWithdrawals,
  readBonuses,
  readBonusOffer,
  readCampaign,
  readCampaigns,
  readComplaints,
  readDeposit,
  readHistory,
  readJackpots,
  readLandingPage,
  readLatestWins,
  readLimits,
  readMissions,
  readNews,
  readNewsList,
  readNoticeInterval,
  readOwnMarkers,
  readPlayerGames,
  readPlayPicture,
  readPopularGames,
  readSpinHistory,
  readSummary,
  readTransactions,
  readWageringInterval,
  readWelcomeOffer,
} from '@nordlys/contracts'
import { kroner, ore, zeroOre } from '@nordlys/core'
import type { Content } from '../../app/ground/scope/request-scope.ts'
import { testGame } from './test-neighbours.ts'
import { statedOffer } from './test-offer-neighbour.ts'
import { aDay, noFigures } from './test-product-neighbour.ts'
import { promisedAnswers } from './test-promised-answers.ts'

const image = { image: 'store://images/nordlys.webp', alt: '' }
const body: Block[] = [
  {
    type: 'paragraph',
    text: 'Gå til [Indbetal](/min-konto/indbetal) eller [spil](/spilleautomater/money/vikingernes-guld).',
  },
  {
    type: 'list',
    items: [
      'Se [kampagnen](/kampagner/alle), [siden](/lp/spil/alle) eller [opret dig](/registrer).',
    ],
  },
  { type: 'games', gameIds: [testGame.gameId] },
  { type: 'button', text: 'VINDNU', address: '/spilleautomater/spil-for-penge/vikingernes-guld' },
  { type: 'button', text: 'VINDNU', address: '/registrer' },
]
const listed = {
  slug: 'alle',
  title: 'En kampagne for alle',
  subLine: 'En kampagne for alle',
  image,
  segments: [],
  terms: ['Læs [vilkårene](/kampagner/alle).'],
  button: { text: 'VINDNU', address: '/min-konto/indbetal' },
  code: 'alle',
}
const landing = {
  landingType: 'spil',
  landingById: 'alle',
  title: 'En side for alle',
  description: 'En side for alle',
  image,
  points: ['En side for alle'],
  terms: ['Se [kampagnen](/kampagner/alle).'],
  button: { text: 'VINDNU', address: '/registrer' },
  code: 'alle',
}
const news = {
  newsId: 1,
  newsSlug: 'nyt',
  title: 'Nyt',
  subLine: 'Nyt',
  image,
  status: 'published',
  showArticleInNewsList: true,
  createDate: '2026-11-01',
  publicDate: '2026-11-01T08:00:00.000Z',
  showDateTime: true,
  createdBy: 'Redaktionen',
}

/** Who may be offered nothing sees a bonus of their own all the same, and can end it. */
const bonus = {
  bonusId: '01900000-0000-7000-8000-000000000001',
  grantedOre: kroner(500),
  grantedAt: new Date('2026-11-01T12:00:00Z'),
  leftOre: kroner(250),
  requiredOre: kroner(5_000),
  wageredOre: kroner(3_120),
  fraction: 0.624,
  missingOre: kroner(1_880),
  stakeMaxOre: kroner(100),
  expiresAt: new Date('2027-01-01T12:00:00Z'),
  daysLeft: 41,
}

/** The seed's content, with a banner and a popup that are for everybody. */
export function advertisingContent(content: Content): Content {
  const slide = {
    image: image.image,
    alt: '',
    title: 'Et banner for alle',
    text: '500 kr. i bonus og 500 spins',
    button: { text: 'VINDNU', address: '/kampagner/alle' },
  }
  const places = ['home', 'slots', 'tables', 'live', 'jackpots'] as const
  return {
    ...content,
    banners: places.map((place) => ({
      id: place,
      place,
      segments: [],
      kind: 'Image Slider',
      slides: [slide],
    })),
    popups: [
      {
        id: 'tilbud',
        title: 'Vil du have tilbud?',
        detail: 'Sig ja.',
        type: 'marketing',
        status: 'enabled',
        category: 'samtykke',
        segments: [],
      },
    ],
    configuration: { ...content.configuration, marketingNotification: { enabled: true, day: 1 } },
  }
}

const depositOf = (status: string) => ({
  reference: 'booked',
  method: 'card',
  amountOre: kroner(100),
  status,
  createdAt: new Date('2026-11-21T12:00:00Z'),
})
const offer = {
  code: 'NORDLYS500',
  percent: 100,
  mostOre: kroner(500),
  leastDepositOre: kroner(100),
  wageringFactor: 5,
  stakeMaxOre: kroner(100),
  days: 60,
  expiresAt: new Date('2027-01-20T12:00:00Z'),
  validUntil: new Date('2027-01-01T12:00:00Z'),
  isOncePerPlayer: true,
  isFirstDepositOnly: false,
  example: { depositOre: kroner(500), bonusOre: kroner(500), requiredOre: kroner(2_500) },
}
const tier = {
  key: 'mini',
  nameDa: 'Mini',
  kind: 'progressive',
  levelOre: kroner(123),
  seedOre: kroner(50),
  turnoverOre: kroner(50_000),
}

const openSpins = {
  grantId: '00000000-0000-4000-8000-000000000012',
  valueOre: ore(20),
  count: 500,
  left: 12,
  wonOre: kroner(3),
  grantedAt: new Date('2026-11-21T12:00:00Z'),
  gameIds: [testGame.gameId],
  expiresAt: new Date('2027-01-20T12:00:00Z'),
}

/** What a platform full of offers answers the site's pages; the site alone decides what it shows. */
export const advertisingAnswers = new Map<Call, (asked: never) => unknown>([
  [readComplaints, () => ({ ok: true, complaints: [] })],
  [listComplaintSubjects, () => ({ ok: true, subjects: [] })],
  [readCampaigns, () => ({ ok: true, campaigns: [listed] })],
  [readCampaign, () => ({ ok: true, campaign: { ...listed, body } })],
  [readLandingPage, () => ({ ok: true, landing })],
  [readNews, () => ({ ok: true, news: { ...news, body } })],
  [
    readNewsList,
    () => ({ ok: true, news: [], currentPage: 1, lastPage: 1, pageSize: 10, totalRecords: 0 }),
  ],
  [readBonusOffer, () => ({ ok: true, offer })],
  [
    readBonuses,
    () => ({ ok: true, active: bonus, spins: [openSpins], history: [], totalRecords: 0 }),
  ],
  [readWageringInterval, () => ({ ok: true, minutes: 5, offered: [5, 15, 0] })],
  [readWelcomeOffer, () => ({ ok: true, offers: [statedOffer([testGame.gameId])] })],
  ...promisedAnswers(() => ({ offer: statedOffer([testGame.gameId]), laterDeposits: [] })),
  [readHistory, () => ({ ok: true, lines: [], totalRecords: 0, totals: noFigures })],
  [readTransactions, () => ({ ok: true, lines: [], totals: noFigures })],
  [readSummary, () => ({ ok: true, ...aDay })],
  [readNoticeInterval, () => ({ ok: true, minutes: 60, offered: [15, 30, 60] })],
  [readOwnMarkers, () => ({ ok: true, level: 0, marks: [], changes: [] })],
  [readLimits, () => ({ ok: true, limits: [], changes: [] })],
  [
    readPlayPicture,
    () => ({
      ok: true,
      week: {
        playMs: 0,
        stakedOre: zeroOre,
        wonOre: zeroOre,
        resultOre: zeroOre,
        deposits: 0,
        depositedOre: zeroOre,
      },
    }),
  ],
  [
    listWithdrawals,
    () => ({ ok: true, withdrawals: [], withdrawableOre: zeroOre, onTheWayOre: zeroOre }),
  ],
  [readPlayerGames, () => ({ ok: true, favourites: [], recent: [], spins: [] })],
  [readSpinHistory, () => ({ ok: true, days: [], ended: [] })],
  [
    readMissions,
    () => ({
      ok: true,
      missions: [{ missionId: 'set-limit', kind: 'set-limit', state: 'offered' }],
    }),
  ],
  [
    readLatestWins,
    () => ({
      ok: true,
      fromOre: kroner(1_000),
      days: 7,
      wins: [
        {
          initial: 'A',
          gameId: testGame.gameId,
          amountOre: kroner(1_000),
          at: new Date('2026-11-21T12:00:00Z'),
        },
      ],
    }),
  ],
  [readPopularGames, () => ({ ok: true, days: 28, games: [] })],
  [
    readJackpots,
    () => ({
      ok: true,
      networks: [
        {
          key: 'nordlys',
          nameDa: 'Nordlys',
          returnShare: 0.01,
          gameIds: [testGame.gameId],
          tiers: [tier],
        },
      ],
      wins: [],
    }),
  ],
  [
    readDeposit,
    ({ reference }: { reference: string }) => {
      if (reference === 'unknown') return { ok: false, refusal: 'unknown' }
      return { ok: true, deposit: depositOf(reference === 'booked' ? 'implemented' : 'canceled') }
    },
  ],
])

import {
  type AnswerOf,
  beginStatement,
  type OutcomeOf,
  readDataCopyPart,
  readNews,
  readNewsList,
  readPage,
  readStatement,
  readSummary,
  readUserProfile,
  type StatementLine,
  userInfo,
} from '@nordlys/contracts'
import { beginOf, negate, ore, zeroOre } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { answer } from './test-answering.ts'
import { copyTexts } from './test-copy-texts.ts'

const body = [{ type: 'paragraph' as const, text: 'Der er nyt.' }]

/** The one news item this neighbour has. */
export const newsItem: AnswerOf<typeof readNews>['news'] = {
  newsId: 7,
  newsSlug: 'nye-spil',
  subLine: 'Nyt i november',
  title: 'Nye spil',
  image: { image: 'store://images/nordlys.webp', alt: '' },
  status: 'published',
  showArticleInNewsList: true,
  createDate: '2026-11-01',
  publicDate: '2026-11-02T08:00:00.000Z',
  showDateTime: true,
  createdBy: 'Redaktionen',
  body,
}

export const contentPage = { slug: 'om-os', title: 'Om os', description: 'Hvem vi er.', body }

const menuForm = { form: 'dropdown' }

export const images = [
  {
    name: 'general',
    logo: 'store://images/nordlys.webp',
    icon_menu: 'store://images/nordlys.webp',
    bg_menu_2: 'store://images/nordlys.webp',
  },
  { name: 'credit', icon: 'store://images/nordlys.webp' },
]

export const layouts = [{ name: 'layout_menu', xs: menuForm, md: menuForm, xl: menuForm }]

const expired = { ok: false, refusal: 'session-expired' } as const

/** What the platform says of news, pages and players, for the tests of the product calls. */
export function addProductNeighbour(server: FastifyInstance): void {
  const { body: _, ...listed } = newsItem
  const pagination = { currentPage: 1, lastPage: 1, pageSize: 26, totalRecords: 1 }
  answer(server, readNewsList, () => ({ ok: true, news: [listed], ...pagination }))
  answer(server, readNews, (_isKnown, request) =>
    isAbout(request, newsItem.newsSlug)
      ? { ok: true, news: newsItem }
      : { ok: false, refusal: 'unknown' },
  )
  answer(server, readPage, (_isKnown, request) =>
    isAbout(request, contentPage.slug)
      ? { ok: true, page: contentPage }
      : { ok: false, refusal: 'unknown' },
  )
  answer(server, readUserProfile, (isKnown) => (isKnown ? { ok: true, ...profile() } : expired))
  answer(server, readSummary, (isKnown) => (isKnown ? { ok: true, ...aDay } : expired))
  answer(server, readDataCopyPart, (isKnown, request) => (isKnown ? copyPartOf(request) : expired))
  answer(server, beginStatement, (isKnown, request) => (isKnown ? statementOf(request) : expired))
  answer(server, readStatement, (isKnown, request) =>
    isKnown ? { ok: true, lines: linesOf(readStatement.request.parse(request)) } : expired,
  )
}

/** The player's copies: one that may be fetched, one that MitID has not confirmed, and one that is gone. */
export const dataCopies = {
  open: '0198c0de-0000-7000-8000-000000000001',
  closed: '0198c0de-0000-7000-8000-000000000002',
  gone: '0198c0de-0000-7000-8000-000000000003',
} as const

function copyPartOf(request: unknown): OutcomeOf<typeof readDataCopyPart> {
  const { copyId, part } = readDataCopyPart.request.parse(request)
  const text = copyTexts[part]
  if (copyId === dataCopies.closed) return { ok: false, refusal: 'not-confirmed' }
  if (copyId === dataCopies.gone) return { ok: false, refusal: 'gone' }
  const isThere = copyId === dataCopies.open && text !== undefined
  return isThere ? { ok: true, parts: copyTexts.length, text } : { ok: false, refusal: 'unknown' }
}

function isAbout(request: unknown, slug: string): boolean {
  return (
    typeof request === 'object' && request !== null && 'slug' in request && request.slug === slug
  )
}

const nothingYet = {
  cashOre: zeroOre,
  bonusOre: zeroOre,
  reservedOre: zeroOre,
  openStakesOre: zeroOre,
  debtOre: zeroOre,
}
export const noFigures = {
  depositedOre: zeroOre,
  takenBackOre: zeroOre,
  withdrawnOre: zeroOre,
  stakedOre: zeroOre,
  wonOre: zeroOre,
  jackpotsOre: zeroOre,
  grantedOre: zeroOre,
  forfeitedOre: zeroOre,
  resultOre: zeroOre,
  opening: nothingYet,
  closing: nothingYet,
}
export const aDay = {
  ...noFigures,
  ...{ stakedOre: ore(12_000), wonOre: ore(9_000), jackpotsOre: ore(500), resultOre: ore(-2_500) },
  from: new Date('2026-11-20T13:00:00Z'),
  to: new Date('2026-11-21T13:00:00Z'),
  parts: [],
  playMs: 0,
}

/** Losing rounds of one krone, more than one answer has, and two withdrawals after them. */
export const statementRounds = 2_500

/** A year before the account is refused, one day is asked for too often, one statement has no end. */
function statementOf(request: unknown): OutcomeOf<typeof beginStatement> {
  const { from, until } = beginStatement.request.parse(request)
  if (until <= from) return { ok: false, refusal: 'ends-before-it-begins' }
  if (until < '2026-01-01') return { ok: false, refusal: 'before-account', openedOn: '2026-01-01' }
  if (from === '2026-11-11') return { ok: false, refusal: 'too-many-statements' }
  // The last of these days has its last forty rounds, and a day that is not over ends at noon.
  const above = from === '2026-10-31' ? 7 + statementRounds - 40 : 7
  const stakedOre = ore(100 * (7 + statementRounds - above))
  const opening = { ...nothingYet, cashOre: ore(50_000 + Number(stakedOre)) }
  const closing = { ...nothingYet, cashOre: ore(40_000), reservedOre: ore(10_000) }
  const to = until < '2030-01-01' ? beginOf(until) : new Date('2026-11-30T12:00:00Z')
  return {
    ...{ ok: true, ...noFigures, opening, closing, stakedOre, resultOre: negate(stakedOre) },
    ...{ from: beginOf(from), to, withdrawnOre: ore(10_000), account: '100001' },
    numbers: { above, upTo: 9 + statementRounds + (from === '2026-11-13' ? 1 : 0) },
  }
}

function linesOf({ above, upTo }: { above: number; upTo: number }): StatementLine[] {
  // No two parts have as many lines.
  const count = Math.min(upTo, 9 + statementRounds, above + 200 + (above % 100)) - above
  return Array.from({ length: count }, (_, place) => lineOf(above + 1 + place))
}

function lineOf(number: number): StatementLine {
  const round = number - 7
  const left = round - statementRounds
  const [asked, cashAfter] = left === 1 ? [6_000, 44_000] : [4_000, 40_000]
  const isRound = left <= 0
  return {
    ...{ number, at: new Date('2026-10-25T00:59:59Z'), bonusAfterOre: zeroOre },
    ...{ kind: isRound ? 'round' : 'withdrawal-reserved' },
    ...(isRound && { gameId: 'vikingernes-guld', reference: `round-${round}` }),
    ...(!isRound && { reference: '=payment' }),
    ...{ wonOre: zeroOre, bonusOre: zeroOre, openStakesOre: zeroOre, debtOre: zeroOre },
    stakedOre: isRound ? ore(100) : zeroOre,
    cashOre: isRound ? ore(-100) : ore(-asked),
    reservedOre: isRound ? zeroOre : ore(asked),
    cashAfterOre: isRound ? ore(300_000 - 100 * round) : ore(cashAfter),
  } as StatementLine
}

function profile() {
  const empty = Object.fromEntries(Object.keys(userInfo.shape).map((name) => [name, '']))
  return {
    userInfo: userInfo.parse({ ...empty, userId: '40118267', firstName: 'Mette' }),
    playerType: 'money' as const,
    userProfileOffer: [{ property: 'acceptsmsoffer' as const, value: true }],
  }
}

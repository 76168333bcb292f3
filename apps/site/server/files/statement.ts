import { Readable } from 'node:stream'
import {
  beginStatement,
  type Caller,
  type OutcomeOf,
  readSession,
  readStatement,
  type SessionCredential,
  type StatementLine,
} from '@nordlys/contracts'
import { addDays, beginOf, type Clock, dateOf, isPrefetch, readDate, required } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loginAddress } from '../../app/ground/links/login-address.ts'
import { type StatementFault, statementAddress } from '../../app/ground/links/statement-address.ts'
import type { Games } from '../../app/ground/scope/request-scope.ts'
import { pickTexts } from '../../app/ground/text/pick-texts.ts'
import { translator } from '../../app/ground/text/texts.ts'
import { readCookies, sessionOf } from '../edge/cookies.ts'
import type { PageBounds } from '../edge/page-limits.ts'
import { refusePrefetchedPage } from '../edge/refuse-prefetch.ts'
import type { ContentStore } from '../neighbours/content.ts'
import { type PapersAtOnce, paperWaitSeconds } from './papers-at-once.ts'
import { statementCsv } from './statement-csv.ts'

interface StatementParts {
  content: ContentStore
  platform: Caller
  games: Games
  clock: Clock
  bounds: PageBounds
  /** The PDFs that are being made. */
  papers: PapersAtOnce
}

type Query = { Querystring: { fra?: unknown; til?: unknown } }

const faults = {
  'ends-before-it-begins': 'raekkefoelge',
  'before-account': 'foer-kontoen',
  'too-many-statements': 'for-mange',
} as const satisfies Partial<Record<string, StatementFault>>

const types = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const
type Form = keyof typeof types

/**
 * A player's own statement as a file. It is sent as it is read, a part at a time, and reading ends when the
 * browser goes. A period that cannot be is answered on the page of its form. [LED-09]
 */
export function addStatement(server: FastifyInstance, parts: StatementParts): void {
  for (const form of ['csv', 'pdf'] as const) {
    server.get<Query>(
      `/min-konto/transaktioner/kontoudtog.${form}`,
      { exposeHeadRoute: false },
      (request, reply) => answer(parts, form, request, reply),
    )
  }
}

async function answer(
  parts: StatementParts,
  form: Form,
  request: FastifyRequest<Query>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (isPrefetch(request.headers)) return refusePrefetchedPage(reply)
  const session = sessionOf(readCookies(request.headers.cookie))
  const login = () => reply.redirect(loginAddress({ returnTo: request.url }), 303)
  if (!session) return login()
  const waitSeconds = parts.bounds.beforeCall(request)
  if (waitSeconds !== undefined) return parts.bounds.refuse(reply, waitSeconds)
  const typed = { fra: String(request.query.fra ?? ''), til: String(request.query.til ?? '') }
  const [first, last] = [readDate(typed.fra), readDate(typed.til)]
  const back = (fault: StatementFault) => reply.redirect(statementAddress(typed, fault), 303)
  if (!first) return back('fra')
  if (!last) return back('til')
  const { platform } = parts
  const known = await platform.call(readSession, { act: false }, session, request.ip)
  if (!known.ok) return login()
  if (form === 'pdf' && !parts.papers.take(reply)) {
    return parts.bounds.refuse(reply, paperWaitSeconds)
  }
  const period = { from: first, until: addDays(last, 1) }
  const begun = await platform.call(beginStatement, period, session, request.ip)
  if (begun.ok) {
    const { firstName, lastName } = known.player
    const statement = { ...begun, first, last, holder: `${firstName} ${lastName}` }
    return send(parts, { form, request, reply, session }, statement)
  }
  return begun.refusal === 'session-expired' ? login() : back(faults[begun.refusal])
}

/** Fonts and their tables are 50 MB of memory: only a site that has made a PDF holds them. */
const loadPdf = () => import('./statement-pdf.ts')

type Begun = Extract<OutcomeOf<typeof beginStatement>, { ok: true }>

interface Asking {
  form: Form
  request: FastifyRequest
  reply: FastifyReply
  session: SessionCredential
}

async function send(
  { content, platform, games, clock }: StatementParts,
  { form, request, reply, session }: Asking,
  statement: Begun & { first: string; last: string; holder: string },
): Promise<FastifyReply> {
  const [{ translations }, titles] = await Promise.all([content.current(), games.titles()])
  const words = {
    t: translator(pickTexts(translations, ['statement', 'transactions'])),
    titles,
  }
  const read = (above: number) => {
    const { upTo } = statement.numbers
    return platform.call(readStatement, { above, upTo }, session, request.ip)
  }
  const lines = partsOf(statement.numbers, read)
  const { account, first, last, to } = statement
  const madeAt = clock.now()
  const hasEnded = to.getTime() === beginOf(addDays(last, 1)).getTime()
  const body =
    form === 'csv'
      ? statementCsv(words, statement, lines)
      : (await loadPdf()).statementPdf(words, { ...statement, hasEnded, madeAt }, lines)
  const name = `kontoudtog-${account}-${first}-til-${last}-dannet-${dateOf(madeAt)}.${form}`
  return reply
    .header('content-type', types[form])
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(body))
}

/**
 * The next part is asked for while one is written. A statement that cannot be read to its end is broken
 * off: a part of one must not pass for the whole.
 */
async function* partsOf(
  { above, upTo }: Begun['numbers'],
  read: (above: number) => Promise<OutcomeOf<typeof readStatement>>,
): AsyncGenerator<readonly StatementLine[]> {
  // An answer that nobody waits for yet may be a failure.
  const ask = (from: number) => (from < upTo ? Promise.allSettled([read(from)]) : undefined)
  for (let asked = ask(above); asked; ) {
    const [answer] = await asked
    if (answer.status === 'rejected') throw answer.reason
    const part = answer.value
    if (!part.ok) throw new Error(`a statement was not read to its end: ${part.refusal}`)
    asked = ask(required(part.lines.at(-1), 'the lines of a part of a statement').number)
    yield part.lines
  }
}

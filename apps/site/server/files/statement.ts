import { Readable } from 'node:stream'
import {
  beginStatement,
  type Caller,
  type OutcomeOf,
  readStatement,
  type SessionCredential,
  type StatementLine,
  statementLinesMax,
} from '@nordlys/contracts'
import { addDays, type Clock, dateOf, isPrefetch, readDate } from '@nordlys/core'
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
import { statementCsv } from './statement-csv.ts'

interface StatementParts {
  content: ContentStore
  platform: Caller
  games: Games
  clock: Clock
  bounds: PageBounds
}

type Query = { Querystring: { fra?: unknown; til?: unknown } }

const faults = {
  'ends-before-it-begins': 'raekkefoelge',
  'before-account': 'foer-kontoen',
  'too-many-statements': 'for-mange',
} as const satisfies Partial<Record<string, StatementFault>>

/**
 * A player's own statement as a file. It is sent as it is read, a part at a time, and reading ends when the
 * browser goes. A period that cannot be is answered on the page of its form. [LED-09]
 */
export function addStatement(server: FastifyInstance, parts: StatementParts): void {
  server.get<Query>(
    '/min-konto/transaktioner/kontoudtog.csv',
    { exposeHeadRoute: false },
    async (request, reply) => {
      if (isPrefetch(request.headers)) return refusePrefetchedPage(reply)
      const session = sessionOf(readCookies(request.headers.cookie))
      const login = () => reply.redirect(loginAddress({ returnTo: request.url }), 303)
      if (!session) return login()
      const waitSeconds = parts.bounds.beforeCall(request)
      if (waitSeconds !== undefined) return parts.bounds.refuse(reply, waitSeconds)
      const typed = { fra: String(request.query.fra ?? ''), til: String(request.query.til ?? '') }
      const [from, last] = [readDate(typed.fra), readDate(typed.til)]
      const back = (fault: StatementFault) => reply.redirect(statementAddress(typed, fault), 303)
      if (!from) return back('fra')
      if (!last) return back('til')
      const until = addDays(last, 1)
      const begun = await parts.platform.call(beginStatement, { from, until }, session, request.ip)
      if (begun.ok) return send(parts, { request, reply, session }, { ...begun, first: from, last })
      return begun.refusal === 'session-expired' ? login() : back(faults[begun.refusal])
    },
  )
}

type Begun = Extract<OutcomeOf<typeof beginStatement>, { ok: true }>

interface Asking {
  request: FastifyRequest
  reply: FastifyReply
  session: SessionCredential
}

async function send(
  { content, platform, games, clock }: StatementParts,
  { request, reply, session }: Asking,
  statement: Begun & { first: string; last: string },
): Promise<FastifyReply> {
  const [{ translations }, listed] = await Promise.all([content.current(), games.catalogue()])
  const words = {
    t: translator(pickTexts(translations, ['statement'])),
    titles: Object.fromEntries(listed.map(({ gameId, title }) => [gameId, title])),
  }
  const read = (above: number) => {
    const { upTo } = statement.numbers
    return platform.call(readStatement, { above, upTo }, session, request.ip)
  }
  const csv = statementCsv(words, statement, partsOf(statement.numbers, read))
  const { account, first, last } = statement
  const made = dateOf(clock.now())
  const name = `kontoudtog-${account}-${first}-til-${last}-dannet-${made}.csv`
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(csv))
}

/** A statement that cannot be read to its end is broken off: a part of one must not pass for the whole. */
async function* partsOf(
  { above, upTo }: Begun['numbers'],
  read: (above: number) => Promise<OutcomeOf<typeof readStatement>>,
): AsyncGenerator<readonly StatementLine[]> {
  for (let next = above; next < upTo; next += statementLinesMax) {
    const part = await read(next)
    if (!part.ok) throw new Error(`a statement was not read to its end: ${part.refusal}`)
    yield part.lines
  }
}

import { Readable } from 'node:stream'
import { type Caller, type OutcomeOf, readDataCopyPart } from '@nordlys/contracts'
import { type Clock, dateOf, isPrefetch } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import { dataAddress } from '../../app/ground/links/data-address.ts'
import { loginAddress } from '../../app/ground/links/login-address.ts'
import { readCookies, sessionOf } from '../edge/cookies.ts'
import type { PageBounds } from '../edge/page-limits.ts'
import { refusePrefetchedPage } from '../edge/refuse-prefetch.ts'

interface DataCopyParts {
  platform: Caller
  clock: Clock
  bounds: PageBounds
}

type Query = { Querystring: { kopi?: unknown } }
type Part = OutcomeOf<typeof readDataCopyPart>

/**
 * The copy of a player's data as a file, sent as it is read. One that cannot be fetched is answered by the
 * page of the player's data: 404 where it is not theirs, 410 where it is gone. [PD5, PD6]
 */
export function addDataCopy(
  server: FastifyInstance,
  { platform, clock, bounds }: DataCopyParts,
): void {
  const options = { exposeHeadRoute: false }
  server.get<Query>(`${dataAddress}/kopi.json`, options, async (request, reply) => {
    if (isPrefetch(request.headers)) return refusePrefetchedPage(reply)
    const session = sessionOf(readCookies(request.headers.cookie))
    const login = () => reply.redirect(loginAddress({ returnTo: dataAddress }), 303)
    if (!session) return login()
    const waitSeconds = bounds.beforeCall(request)
    if (waitSeconds !== undefined) return bounds.refuse(reply, waitSeconds)
    const named = String(request.query.kopi ?? '')
    const page = (query: string) => reply.redirect(`${dataAddress}?${query}`, 303)
    const asked = readDataCopyPart.request.safeParse({ copyId: named, part: 0 })
    if (!asked.success) return page(`kopi=${encodeURIComponent(named.slice(0, 100))}`)
    const { copyId } = asked.data
    const read = (part: number): Promise<Part> =>
      platform.call(readDataCopyPart, { copyId, part }, session, request.ip)
    const first = await read(0)
    if (!first.ok && first.refusal === 'session-expired') return login()
    if (!first.ok)
      return page(first.refusal === 'not-confirmed' ? 'kopi-er=bekraeft' : `kopi=${copyId}`)
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="mine-data-${dateOf(clock.now())}.json"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(partsOf(first, read)))
  })
}

/** A file that cannot be read to its end is broken off: a part of one must not pass for the whole. */
async function* partsOf(
  first: Extract<Part, { ok: true }>,
  read: (part: number) => Promise<Part>,
): AsyncGenerator<string> {
  yield first.text
  for (let number = 1; number < first.parts; number += 1) {
    const part = await read(number)
    if (!part.ok) throw new Error(`a copy was not read to its end: ${part.refusal}`)
    yield part.text
  }
}

import { Readable } from 'node:stream'
import { type Caller, type OutcomeOf, readDataCopyPart } from '@nordlys/contracts'
import { type Clock, dateOf, isPrefetch } from '@nordlys/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dataAddress } from '../../app/ground/links/data-address.ts'
import { loginAddress } from '../../app/ground/links/login-address.ts'
import { pickTexts } from '../../app/ground/text/pick-texts.ts'
import { translator } from '../../app/ground/text/texts.ts'
import { readCookies, sessionOf } from '../edge/cookies.ts'
import type { PageBounds } from '../edge/page-limits.ts'
import { refusePrefetchedPage } from '../edge/refuse-prefetch.ts'
import type { ContentStore } from '../neighbours/content.ts'
import { type PapersAtOnce, paperWaitSeconds } from './papers-at-once.ts'

interface DataCopyParts {
  content: ContentStore
  platform: Caller
  clock: Clock
  bounds: PageBounds
  /** The PDFs that are being made. */
  papers: PapersAtOnce
}

type Query = { Querystring: { kopi?: unknown } }
type Part = OutcomeOf<typeof readDataCopyPart>

const types = { json: 'application/json; charset=utf-8', pdf: 'application/pdf' } as const
type Form = keyof typeof types

/**
 * The copy of a player's data as a file for machines or a paper to read, sent as it is read. One that cannot
 * be fetched is answered by the page of the player's data: 404 where it is not theirs, 410 where it is gone.
 * [PD5, PD6]
 */
export function addDataCopy(server: FastifyInstance, parts: DataCopyParts): void {
  for (const form of ['json', 'pdf'] as const) {
    const url = `${dataAddress}/kopi.${form}`
    server.get<Query>(url, { exposeHeadRoute: false }, (request, reply) =>
      answer(parts, form, request, reply),
    )
  }
}

async function answer(
  { content, platform, clock, bounds, papers }: DataCopyParts,
  form: Form,
  request: FastifyRequest<Query>,
  reply: FastifyReply,
): Promise<FastifyReply> {
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
  if (!first.ok) {
    return page(first.refusal === 'not-confirmed' ? 'kopi-er=bekraeft' : `kopi=${copyId}`)
  }
  if (form === 'pdf' && !papers.take(reply)) return bounds.refuse(reply, paperWaitSeconds)
  const text = partsOf(first, read)
  return reply
    .header('content-type', types[form])
    .header(
      'content-disposition',
      `attachment; filename="mine-data-${dateOf(clock.now())}.${form}"`,
    )
    .header('cache-control', 'no-store')
    .send(Readable.from(form === 'json' ? text : await paperOf(content, text)))
}

async function paperOf(content: ContentStore, text: AsyncIterable<string>) {
  const { translations } = await content.current()
  // Fonts and their tables are 50 MB of memory: only a site that has made a PDF holds them.
  const { dataCopyPdf } = await import('./data-copy-pdf.ts')
  return dataCopyPdf(translator(pickTexts(translations, ['own_data'])), text)
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

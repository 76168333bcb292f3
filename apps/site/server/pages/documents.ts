import { brotliCompressSync, constants } from 'node:zlib'
import {
  type Caller,
  failureOf,
  NeighbourError,
  readSession,
  type SessionPlayer,
  type StoreCaller,
  statusOfFailure,
} from '@nordlys/contracts'
import { base64url, type Clock, type Random, secondMs } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import {
  campaignAt,
  campaignLine,
  landingCookie,
} from '../../app/ground/cookies/campaign-cookies.ts'
import { isPublicPage } from '../../app/ground/links/public-pages.ts'
import type {
  Content,
  Games,
  PopularityCache,
  RequestScope,
} from '../../app/ground/scope/request-scope.ts'
import type { Origins } from '../edge/config.ts'
import {
  type Cookies,
  carriesSession,
  clearedSessionCookies,
  readCookies,
  sessionOf,
  userCookie,
  userIdCookie,
} from '../edge/cookies.ts'
import { logFailure } from '../edge/error-handler.ts'
import { forgetPages } from '../edge/forget-session.ts'
import { isHeld, prefersBrotli } from '../edge/negotiation.ts'
import { misunderstoodPage, outagePage } from '../edge/outage-page.ts'
import type { PageBounds } from '../edge/page-limits.ts'
import { refuseRequest } from '../edge/reject-unknown-requests.ts'
import {
  documentPolicy,
  inlineScriptHashes,
  nothingAllowed,
  ownDocumentPolicy,
} from '../edge/security-headers.ts'
import { bringsAForm, toWebRequest } from '../edge/web-request.ts'
import type { ContentStore } from '../neighbours/content.ts'
import { platformOfPages } from '../neighbours/page-platform.ts'
import { isPlayerAct } from '../neighbours/player-act.ts'
import { PageCache, type SharedPage, sharedPage } from './page-cache.ts'
import { dataAddress, payloadOf, payloadPage } from './payloads.ts'
import { sharedPageKey } from './shared-pages.ts'
import type { SiteBuild } from './site-build.ts'
import { loadStartup, readersOf } from './startup.ts'
import { leadFromOldBrowser } from './unsupported.ts'

/**
 * A page for one player is packed for one reading. A window and pieces no larger than the page spare
 * the memory of those for files of megabytes: a third of what packing costs. It is packed at once: to
 * hand it to another thread and be woken when it is done takes this one nearly as long.
 */
const forOne = {
  chunkSize: 64 * 1024,
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

export interface DocumentParts {
  build: SiteBuild
  content: ContentStore
  platform: Caller
  store: StoreCaller
  games: Games
  popularity: PopularityCache
  clock: Clock
  random: Random
  publicUrl: string
  origins: Origins
  /** The script of an analytics container, where one is configured. */
  analyticsUrl: string | undefined
  bounds: PageBounds
}

const documents = { kind: 'document', make: makeShared }
const payloads = { kind: 'data', make: makePayload }

/** Answers every address that is not a file or a call: pages and their data. */
export function documentsOf(parts: DocumentParts) {
  const cache = new PageCache({
    clock: parts.clock,
    lifeMs: 30 * secondMs,
    bytesMax: 64 * 1024 * 1024,
  })
  return async function answer(request: FastifyRequest, reply: FastifyReply) {
    // An address with a host of its own is meant for a proxy, which we are not.
    if (!request.url.startsWith('/')) return reply.callNotFound()
    const led = leadFromOldBrowser(request, reply)
    if (led) return led
    const url = new URL(parts.origins.site + request.url)
    const cookies = readCookies(request.headers.cookie)
    const dataOf = payloadPage(request.method, request.url)
    const key = dataOf === undefined ? sharedPageKey(request.method, url, cookies) : dataOf
    const { kind, make } = dataOf === undefined ? documents : payloads
    try {
      const content = parts.content.current()
      const version = await content.then(
        (read) => read.version,
        () => undefined,
      )
      // A page that was made without its content is nobody's to keep.
      if (key !== undefined && version !== undefined) {
        let wait: number | undefined
        const page = await cache.get(`${version} ${kind} ${key}`, async () => {
          // Whoever is the first to ask has it made for all.
          wait = parts.bounds.beforeMaking(request, false)
          return wait === undefined ? make(parts, key, { request, content }) : undefined
        })
        if (wait !== undefined && dataOf !== undefined) {
          await parts.bounds.hold(reply, wait)
          reply.header('cache-control', 'no-store')
          return reply
            .code(statusOfFailure('too-many-attempts'))
            .send(failureOf('too-many-attempts'))
        }
        if (wait !== undefined) return await parts.bounds.refuse(reply, wait)
        if (page) {
          await noteLanding(reply, { cookies, pathname: url.pathname, content })
          return sendShared(request, reply, page)
        }
      }
      if (dataOf !== undefined) {
        reply.header('cache-control', 'no-store')
        return reply.code(statusOfFailure('no-answer')).send(failureOf('no-answer'))
      }
      const waitSeconds = parts.bounds.beforeMaking(request, sessionOf(cookies) !== undefined)
      if (waitSeconds !== undefined) return await parts.bounds.refuse(reply, waitSeconds)
      return await answerOne(parts, { cookies, request, content }, reply)
    } catch (error) {
      logFailure(request, error, 'a page could not be made')
      return reply
        .code(503)
        .header('content-security-policy', documentPolicy(parts.origins, []))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(outagePage(request.id))
    }
  }
}

/** What anybody is shown at an address: whoever asks, it is made for nobody. */
async function renderForAll(
  parts: DocumentParts,
  address: string,
  from: Pick<ScopeRequest, 'request' | 'content'>,
): Promise<{ scope: RequestScope; response: Response } | undefined> {
  const setCookies: string[] = []
  // Nobody's cookies are read for it, so no session can be found to have ended.
  const endSession = () => undefined
  const nobody = { cookies: new Map(), nonce: undefined, setCookies, endSession }
  const scope = await scopeFor(parts, { ...from, ...nobody })
  const response = await render(parts, scope, new Request(parts.origins.site + address))
  const isShareable = response.status === 200 && setCookies.length === 0
  return isShareable && !response.headers.has('set-cookie') ? { scope, response } : undefined
}

async function makeShared(
  parts: DocumentParts,
  key: string,
  from: Pick<ScopeRequest, 'request' | 'content'>,
): Promise<SharedPage | undefined> {
  const rendered = await renderForAll(parts, key, from)
  if (!rendered) return undefined
  const { scope, response } = rendered
  const html = (await bodyOf(response)).toString()
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html')) return sharedPage(html, nothingAllowed, type)
  const policy = documentPolicy(
    parts.origins,
    inlineScriptHashes(html),
    originOf(scope.analyticsUrl),
  )
  return sharedPage(html, policy)
}

/** The data of a prerendered page. [API-04] */
async function makePayload(
  parts: DocumentParts,
  path: string,
  from: Pick<ScopeRequest, 'request' | 'content'>,
): Promise<SharedPage | undefined> {
  const rendered = await renderForAll(parts, dataAddress(path), from)
  if (!rendered) return undefined
  const payload = await payloadOf(rendered.response)
  return sharedPage(payload, nothingAllowed, 'application/json; charset=utf-8')
}

/** Notes by which campaign's page somebody came: on the answer, since the page is everybody's. [REG-07] */
async function noteLanding(
  reply: FastifyReply,
  { cookies, pathname, content }: Pick<ScopeRequest, 'cookies' | 'content'> & { pathname: string },
) {
  const landing = campaignAt(pathname)
  if (landing === undefined) return
  const { configuration } = await content
  const line = campaignLine(landingCookie, landing, { cookies, configuration })
  if (line !== undefined) reply.header('set-cookie', line)
}

function sendShared(request: FastifyRequest, reply: FastifyReply, page: SharedPage) {
  const isPacked = prefersBrotli(request)
  reply
    .header('content-security-policy', page.policy)
    // Other bytes are another thing to hold, so they have a name of their own.
    .header('etag', isPacked ? `"${page.hash}-br"` : `"${page.hash}"`)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .type(page.type)
  if (isHeld(request, reply)) return reply.code(304).send()
  if (!isPacked) return reply.send(page.raw)
  return reply.header('content-encoding', 'br').send(page.brotli)
}

async function answerOne(
  parts: DocumentParts,
  from: Pick<ScopeRequest, 'cookies' | 'request' | 'content'>,
  reply: FastifyReply,
) {
  const { request } = from
  const nonce = base64url(parts.random.bytes(16))
  const setCookies: string[] = []
  const endSession = () => {
    setCookies.push(...clearedSessionCookies())
    forgetPages(reply)
  }
  const scope = await scopeFor(parts, { ...from, nonce, setCookies, endSession })
  const isKnown = scope.knownPlayer !== undefined
  const waitSeconds = parts.bounds.afterLooking(request, scope.session !== undefined, isKnown)
  if (waitSeconds !== undefined) return parts.bounds.refuse(reply, waitSeconds)
  const asked = toWebRequest(request, parts.origins.site)
  // A form with files is read by its page, piece by piece.
  const isRead = !(request.body instanceof ReadableStream)
  if (asked.method === 'POST' && isRead && !(await bringsAForm(asked))) {
    return refuseRequest(reply, 400)
  }
  const response = await render(parts, scope, asked)
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  if (response.status === 200) {
    const { pathname } = new URL(parts.origins.site + request.url)
    await noteLanding(reply, { cookies: from.cookies, pathname, content: from.content })
  }
  const cookieLines = [...response.headers.getSetCookie(), ...setCookies]
  if (cookieLines.length > 0) reply.header('set-cookie', cookieLines)
  const analytics = originOf(scope.analyticsUrl)
  reply
    .code(statusOf(response, request))
    .header('content-security-policy', ownDocumentPolicy(parts.origins, nonce, analytics))
    .header('cache-control', 'no-store')
  const body = await bodyOf(response)
  if (body.length === 0 && response.status >= 400 && wantsPage(request)) {
    const page = response.status === 400 ? misunderstoodPage : outagePage
    return reply.type('text/html; charset=utf-8').send(page(request.id))
  }
  if (body.length === 0 && response.status === 400) return refuseRequest(reply, 400)
  reply.header('vary', 'accept-encoding')
  if (body.length === 0 || !prefersBrotli(request)) return reply.send(body)
  return reply.header('content-encoding', 'br').send(brotliCompressSync(body, forOne))
}

function render(parts: DocumentParts, scope: RequestScope, request: Request): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(parts.build.requestScope, scope)
  return parts.build.handle(request, context)
}

/** What went wrong last with a request: of a page that failed, what it failed by. */
const lastFailures = new WeakMap<FastifyRequest, unknown>()

/** The router calls every failure a bug of ours; a neighbour's absence is 503, as it is of a call. */
function statusOf({ status }: Response, request: FastifyRequest): number {
  return status === 500 && lastFailures.get(request) instanceof NeighbourError ? 503 : status
}

const pages = new WeakMap<Response, Buffer>()

async function bodyOf(response: Response): Promise<Buffer> {
  return pages.get(response) ?? Buffer.from(await response.arrayBuffer())
}

interface ScopeRequest {
  cookies: Cookies
  nonce: string | undefined
  setCookies: string[]
  /** The browser's session is over: the answer takes what is left of it. */
  endSession: () => void
  request: FastifyRequest
  /** One reading for all parts of the document; it may have failed. */
  content: Promise<Content>
}

async function scopeFor(parts: DocumentParts, from: ScopeRequest): Promise<RequestScope> {
  const { clock, store, games, popularity, publicUrl } = parts
  const platform = platformOfPages(parts.platform, from.request)
  const session = sessionOf(from.cookies)
  const clientAddress = from.request.ip
  const act = isPlayerAct(from.request)
  let player: Promise<SessionPlayer | undefined> | undefined
  async function readPlayer() {
    if (!session) return undefined
    const outcome = await platform.call(readSession, { act }, session, clientAddress)
    if (!outcome.ok) {
      from.endSession()
      return undefined
    }
    const userId = String(outcome.player.playerId)
    if (from.cookies.get(userCookie) !== userId) from.setCookies.push(userIdCookie(userId))
    return outcome.player
  }
  function askPlayer() {
    player ??= readPlayer()
    return player
  }
  const startup = await loadStartup(
    readersOf(() => from.content, askPlayer),
    (part, error) =>
      logFailure(from.request, error, 'a part of a page could not be loaded', { part }),
  )
  return {
    nonce: from.nonce,
    reference: from.request.id,
    clock,
    content: startup.content,
    knownPlayer: startup.player,
    platform,
    store,
    games,
    popularity,
    session,
    clientAddress,
    userAgent: from.request.headers['user-agent'] ?? '',
    publicUrl,
    gamesOrigin: parts.origins.games,
    analyticsUrl: analyticsFor(parts, from),
    cookies: from.cookies,
    player: askPlayer,
    setCookie: (line) => from.setCookies.push(line),
    endSession: from.endSession,
    notePage: (response, page) => pages.set(response, page),
    noteFailure(error) {
      lastFailures.set(from.request, error)
      logFailure(from.request, error, 'a page part failed')
    },
  }
}

/** Only a page that everybody sees alike, shown to a visitor, may carry the container. [API-07] */
function analyticsFor(
  { analyticsUrl, origins }: DocumentParts,
  { request, cookies }: ScopeRequest,
): string | undefined {
  const { pathname } = new URL(origins.site + request.url)
  return isPublicPage(pathname) && !carriesSession(cookies) ? analyticsUrl : undefined
}

function originOf(url: string | undefined): string | undefined {
  return url && new URL(url).origin
}

function wantsPage(request: FastifyRequest): boolean {
  return String(request.headers.accept ?? '').includes('text/html')
}

import { readSession, type SessionPlayer } from '@nordlys/contracts'
import type { FastifyRequest } from 'fastify'
import { isPublicPage } from '../../app/ground/links/public-pages.ts'
import type { Content, RequestScope } from '../../app/ground/scope/request-scope.ts'
import {
  type Cookies,
  carriesSession,
  sessionOf,
  userCookie,
  userIdCookie,
} from '../edge/cookies.ts'
import { logFailureOf } from '../edge/error-handler.ts'
import { platformOfPages } from '../neighbours/page-platform.ts'
import type { PageParts } from './page-parts.ts'
import { isPlayerAct } from './player-act.ts'
import { noteBody } from './render-page.ts'
import { loadStartup, readersOf } from './startup.ts'

/** The request a scope is made for. */
export interface ScopeRequest {
  cookies: Cookies
  nonce: string | undefined
  setCookies: string[]
  /** The browser's session is over: the answer takes what is left of it. */
  endSession: () => void
  request: FastifyRequest
  /** One reading for all parts of the document; it may have failed. */
  content: Promise<Content>
}

/** The last error of a request: of a page that failed, its cause. */
const lastFailures = new WeakMap<FastifyRequest, unknown>()

/** The error by which the page of a request failed, if it did. */
export function lastFailureOf(request: FastifyRequest): unknown {
  return lastFailures.get(request)
}

/** The means of one request's loaders and actions. */
export async function scopeFor(parts: PageParts, from: ScopeRequest): Promise<RequestScope> {
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
      logFailureOf(from.request, error, 'a part of a page could not be loaded', { part }),
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
    notePage: noteBody,
    noteFailure(error) {
      lastFailures.set(from.request, error)
      logFailureOf(from.request, error, 'a page part failed')
    },
  }
}

/** Only a page that everybody sees alike, shown to a visitor, may carry the container. [API-07] */
function analyticsFor(
  { analyticsUrl, origins }: PageParts,
  { request, cookies }: ScopeRequest,
): string | undefined {
  const { pathname } = new URL(origins.site + request.url)
  return isPublicPage(pathname) && !carriesSession(cookies) ? analyticsUrl : undefined
}

import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { type Caller, readSession, type SessionPlayer } from '@nordlys/contracts'
import { base64url, type Clock, type Random, secondMs } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RouterContextProvider } from 'react-router'
import type { Games, RequestScope } from '../app/request-scope.ts'
import type { Origins } from './config.ts'
import type { ContentStore } from './content.ts'
import { type Cookies, clearedSessionCookies, readCookies, sessionOf } from './cookies.ts'
import { outagePage } from './outage-page.ts'
import { PageCache, type SharedPage, sharedPage } from './page-cache.ts'
import { isPlayerAct } from './player-act.ts'
import { documentPolicy, inlineScriptHashes, nonceSource } from './security-headers.ts'
import { sharedPageKey } from './shared-pages.ts'
import type { SiteBuild } from './site-build.ts'
import { toWebRequest } from './web-request.ts'

const compress = promisify(brotliCompress)

export interface DocumentParts {
  build: SiteBuild
  content: ContentStore
  platform: Caller
  games: Games
  clock: Clock
  random: Random
  publicUrl: string
  origins: Origins
}

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
    const url = new URL(parts.origins.site + request.url)
    const cookies = readCookies(request.headers.cookie)
    const key = sharedPageKey(request.method, url, cookies)
    try {
      if (key !== undefined) {
        const { version } = await parts.content.current()
        const page = await cache.get(`${version} ${key}`, () => makeShared(parts, key, request))
        if (page) return sendShared(request, reply, page)
      }
      return await answerOne(parts, cookies, request, reply)
    } catch (error) {
      request.log.error({ err: error }, 'a page could not be made')
      return reply
        .code(503)
        .header('content-security-policy', documentPolicy(parts.origins, []))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(outagePage(request.id))
    }
  }
}

async function makeShared(
  parts: DocumentParts,
  key: string,
  request: FastifyRequest,
): Promise<SharedPage | undefined> {
  const setCookies: string[] = []
  const scope = await scopeFor(parts, { cookies: new Map(), nonce: undefined, setCookies, request })
  const response = await render(parts, scope, new Request(parts.origins.site + key))
  const isShareable = response.status === 200 && setCookies.length === 0
  if (!isShareable || response.headers.has('set-cookie')) return undefined
  const html = await response.text()
  return sharedPage(html, documentPolicy(parts.origins, inlineScriptHashes(html)))
}

function sendShared(request: FastifyRequest, reply: FastifyReply, page: SharedPage) {
  reply
    .header('content-security-policy', page.policy)
    .header('etag', page.etag)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie')
    .type('text/html; charset=utf-8')
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  if (!acceptsBrotli(request)) return reply.send(page.raw)
  return reply.header('content-encoding', 'br').send(page.brotli)
}

async function answerOne(
  parts: DocumentParts,
  cookies: Cookies,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const nonce = base64url(parts.random.bytes(16))
  const setCookies: string[] = []
  const scope = await scopeFor(parts, { cookies, nonce, setCookies, request })
  await scope.player()
  const response = await render(parts, scope, toWebRequest(request, parts.origins.site))
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value)
  }
  const cookieLines = [...response.headers.getSetCookie(), ...setCookies]
  if (cookieLines.length > 0) reply.header('set-cookie', cookieLines)
  reply
    .code(response.status)
    .header('content-security-policy', documentPolicy(parts.origins, [nonceSource(nonce)]))
    .header('cache-control', 'no-store')
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length === 0 || !acceptsBrotli(request)) return reply.send(body)
  const packed = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return reply.header('content-encoding', 'br').header('vary', 'accept-encoding').send(packed)
}

function render(parts: DocumentParts, scope: RequestScope, request: Request): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(parts.build.requestScope, scope)
  return parts.build.handle(request, context)
}

interface ScopeRequest {
  cookies: Cookies
  nonce: string | undefined
  setCookies: string[]
  request: FastifyRequest
}

async function scopeFor(parts: DocumentParts, from: ScopeRequest): Promise<RequestScope> {
  const { clock, platform, games, publicUrl } = parts
  const session = sessionOf(from.cookies)
  const clientAddress = from.request.ip
  const act = isPlayerAct(from.request)
  let player: Promise<SessionPlayer | undefined> | undefined
  async function readPlayer() {
    if (!session) return undefined
    const outcome = await platform.call(readSession, { act }, session, clientAddress)
    if (outcome.ok) return outcome.player
    from.setCookies.push(...clearedSessionCookies())
    return undefined
  }
  return {
    nonce: from.nonce,
    reference: from.request.id,
    clock,
    content: await parts.content.current(),
    platform,
    games,
    session,
    clientAddress,
    publicUrl,
    gamesOrigin: parts.origins.games,
    cookies: from.cookies,
    player() {
      player ??= readPlayer()
      return player
    },
    setCookie: (line) => from.setCookies.push(line),
    noteFailure: (error) => from.request.log.error({ err: error }, 'a page part failed'),
  }
}

function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
}

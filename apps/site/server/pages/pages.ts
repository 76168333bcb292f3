import { failureOf, statusOfFailure } from '@nordlys/contracts'
import { isPrefetch, secondMs } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { campaignAt } from '../../app/ground/cookies/campaign-cookies.ts'
import { readCookies, sessionOf } from '../edge/cookies.ts'
import { logFailureOf } from '../edge/error-handler.ts'
import { outagePage, sendLonePage } from '../edge/outage-page.ts'
import { refusePrefetchedPage } from '../edge/refuse-prefetch.ts'
import { noteLanding } from './landing-note.ts'
import { answerOwn } from './own-page.ts'
import { PageCache, type SharedPage } from './page-cache.ts'
import type { PageParts } from './page-parts.ts'
import type { ScopeRequest } from './page-scope.ts'
import { makePayload, payloadPage } from './payload-page.ts'
import { sharedPageKey } from './shared-addresses.ts'
import { makeShared, sendShared } from './shared-page.ts'
import { leadFromOldBrowser } from './unsupported.ts'

/** So long a visitor may see a page as it was before its content changed. */
const pageCacheLifeMs = 30 * secondMs

/** A request for a page or its data, read as far as the way to its answer. */
interface Asked extends Pick<ScopeRequest, 'cookies' | 'request'> {
  pathname: string
  /** The data of a page is asked for, not its document. */
  isData: boolean
  /** By what everybody shares the answer; undefined when it is for this request alone. */
  key: string | undefined
}

/** Answers every address that is not a file or a call: pages and their data. */
export function pagesOf(parts: PageParts) {
  const cache = new PageCache({
    clock: parts.clock,
    lifeMs: pageCacheLifeMs,
    bytesMax: 64 * 1024 * 1024,
  })
  return async function answer(request: FastifyRequest, reply: FastifyReply) {
    // An address with a host of its own is meant for a proxy, which we are not.
    if (!request.url.startsWith('/')) return reply.callNotFound()
    const led = leadFromOldBrowser(request, reply)
    if (led) return led
    const asked = readAsked(request, parts.origins.site)
    try {
      return await answerAsked(parts, cache, asked, reply)
    } catch (error) {
      logFailureOf(request, error, 'a page could not be made')
      return sendLonePage(reply.code(503), outagePage(request))
    }
  }
}

function readAsked(request: FastifyRequest, siteOrigin: string): Asked {
  const url = new URL(siteOrigin + request.url)
  const cookies = readCookies(request.headers.cookie)
  const dataOf = payloadPage(request.method, request.url)
  const key = dataOf ?? sharedPageKey(request.method, url, cookies)
  return { request, cookies, pathname: url.pathname, isData: dataOf !== undefined, key }
}

async function answerAsked(parts: PageParts, cache: PageCache, asked: Asked, reply: FastifyReply) {
  const { request, cookies, pathname, isData } = asked
  const content = parts.content.current()
  const { page, waitSeconds: untilMade } = await readShared(parts, cache, { ...asked, content })
  if (untilMade !== undefined && isData) {
    await parts.bounds.hold(reply, untilMade)
    return refuseData(reply, 'too-many-attempts')
  }
  if (untilMade !== undefined) return parts.bounds.refuse(reply, untilMade)
  // A page for one may act while it is made; whose campaign somebody came by is noted on the answer.
  const isForAll = page !== undefined && campaignAt(pathname) === undefined
  if (!isForAll && isPrefetch(request.headers)) return refusePrefetchedPage(reply)
  if (page) {
    await noteLanding(reply, { cookies, pathname, content })
    return sendShared(request, reply, page)
  }
  if (isData) return refuseData(reply, 'no-answer')
  const waitSeconds = parts.bounds.beforeMaking(request, sessionOf(cookies) !== undefined)
  if (waitSeconds !== undefined) return parts.bounds.refuse(reply, waitSeconds)
  return answerOwn(parts, { cookies, request, content }, reply)
}

/** The shared page or data, if there is any; or the caller's wait until it is made. */
async function readShared(
  parts: PageParts,
  cache: PageCache,
  { request, isData, key, content }: Asked & Pick<ScopeRequest, 'content'>,
): Promise<{ page?: SharedPage | undefined; waitSeconds?: number | undefined }> {
  const version = await content.then(
    (read) => read.version,
    () => undefined,
  )
  // A page that was made without its content is nobody's to keep.
  if (key === undefined || version === undefined) return {}
  const make = isData ? makePayload : makeShared
  let waitSeconds: number | undefined
  const page = await cache.get(`${version} ${isData ? 'data' : 'document'} ${key}`, async () => {
    // The first caller has it made for all.
    waitSeconds = parts.bounds.beforeMaking(request, false)
    return waitSeconds === undefined ? make(parts, key, { request, content }) : undefined
  })
  return { page, waitSeconds }
}

function refuseData(reply: FastifyReply, failure: 'too-many-attempts' | 'no-answer') {
  return reply.code(statusOfFailure(failure)).send(failureOf(failure))
}

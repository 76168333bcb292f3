import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isCrawler } from './ground/document/crawler.ts'
import { CrawlerErrorContext } from './ground/document/crawler-page.ts'
import { NonceContext } from './ground/document/nonce.ts'
import { MarkupCacheContext } from './ground/fast/cached-markup/cached-markup.tsx'
import { markupCacheFor } from './ground/fast/cached-markup/markup-cache.tsx'
import { requestScope, scopeOf } from './ground/scope/request-scope.ts'

export { requestScope }

/** A build for development tells what went wrong; any other keeps it to the log. [ROUTE-24] */
export const mode = import.meta.env.MODE

/** A render that takes longer than this is given up. */
const renderTimeoutMs = 5_000

/** Renders a document to the end: pages are small, and a whole page can be cached and hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const scope = scopeOf(context)
  const { nonce } = scope
  const errors = Object.values(router.staticHandlerContext.errors ?? {})
  const isCrawlerError = errors.length > 0 && isCrawler(request.headers.get('user-agent') ?? '')
  // `handleError` does not receive this one: a page that is not there. [ERR-06] Only its address is
  // logged: a query may hold anything that somebody typed, or a link's token. [SEC-06]
  if (
    isCrawlerError &&
    errors.some((error) => isRouteErrorResponse(error) && error.status === 404)
  ) {
    scope.noteFailure(new Error(`Page not found: ${new URL(request.url).pathname}`))
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  const isWithoutShell = router.staticHandlerContext.loaderData.root === undefined
  // An action that failed leaves the root unread: neither texts nor shell are there to tell it with.
  if (isWithoutShell && mode !== 'development') return new Response(null, { status, headers })
  const page = await renderWhole(
    <CrawlerErrorContext value={isCrawlerError}>
      <NonceContext value={nonce}>
        <MarkupCacheContext value={markupCacheFor(scope.content.translations)}>
          <ServerRouter context={router} url={request.url} {...(nonce && { nonce })} />
        </MarkupCacheContext>
      </NonceContext>
    </CrawlerErrorContext>,
    nonce,
  )
  const response = new Response(null, { status, headers })
  scope.notePage(response, paintFirst(page))
  return response
}

/** The page in one piece. Throws what a component threw, and once it takes too long. */
async function renderWhole(page: ReactNode, nonce: string | undefined): Promise<Buffer> {
  const out = new PassThrough()
  const whole = buffer(out)
  const { promise: isWhole, resolve, reject } = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(page, {
    ...(nonce && { nonce }),
    onAllReady: resolve,
    // All is there when it is sent, so nothing of it has to be put in its place by a script.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: reject,
  })
  const patience = setTimeout(() => abort(new Error('the render took too long')), renderTimeoutMs)
  await isWhole.finally(() => clearTimeout(patience))
  pipe(out)
  return await whole
}

const preload = Buffer.from('<link rel="modulepreload"')
const later = Buffer.from(' fetchpriority="low"')

/**
 * Scripts give way to what is seen: on a slow connection they would share it with style and
 * pictures. The router has no word for it; it asks for them in the head. Bytes, because a page is
 * long and as text would be decoded and encoded again.
 */
function paintFirst(page: Buffer): Buffer {
  const parts: Buffer[] = []
  let from = 0
  const head = page.subarray(0, page.indexOf('</head>'))
  for (let at = head.indexOf(preload); at >= 0; at = head.indexOf(preload, from)) {
    const end = at + preload.length
    parts.push(page.subarray(from, end), later)
    from = end
  }
  return Buffer.concat([...parts, page.subarray(from)])
}

/** The router hands every failure of a loader, an action or a component here, once. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) scopeOf(context).noteFailure(error)
}

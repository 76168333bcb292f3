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
import { isCrawler } from './crawler.ts'
import { CrawlerErrorContext } from './crawler-page.ts'
import { NonceContext } from './nonce.ts'
import { RememberContext } from './remembered/remembered.tsx'
import { rememberer } from './remembered/rememberer.tsx'
import { requestScope, scopeOf } from './request-scope.ts'

export { requestScope }

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
  // What `handleError` is not told of: a page that is not there. [ERR-06]
  if (isCrawlerError) errors.filter(isRouteErrorResponse).forEach(scope.noteFailure)
  const page = await renderWhole(
    <CrawlerErrorContext value={isCrawlerError}>
      <NonceContext value={nonce}>
        <RememberContext value={rememberer(scope.content.translations)}>
          <ServerRouter context={router} url={request.url} {...(nonce && { nonce })} />
        </RememberContext>
      </NonceContext>
    </CrawlerErrorContext>,
    nonce,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(paintFirst(page), { status, headers })
}

/** The page in one piece. Throws what a component threw, and once it takes too long. */
async function renderWhole(page: ReactNode, nonce: string | undefined): Promise<Buffer> {
  const out = new PassThrough()
  const whole = buffer(out)
  const { promise: isWhole, resolve, reject } = Promise.withResolvers<void>()
  const { pipe, abort } = renderToPipeableStream(page, {
    ...(nonce && { nonce }),
    onAllReady: resolve,
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
 * Scripts give way to what is seen: on a narrow line they would share it with style and pictures. The
 * router has no word for it. Bytes, because a page is long and as text would be read and written anew.
 */
function paintFirst(page: Buffer): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(preload); at >= 0; at = page.indexOf(preload, from)) {
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

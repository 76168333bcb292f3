import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { NonceContext } from './nonce.ts'
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
  const { nonce } = scopeOf(context)
  const failures: unknown[] = []
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={router} url={request.url} {...(nonce && { nonce })} />
    </NonceContext>,
    {
      ...(nonce && { nonce }),
      signal: AbortSignal.timeout(renderTimeoutMs),
      onError(error) {
        failures.push(error)
      },
    },
  )
  await stream.allReady
  if (failures.length > 0) throw failures[0]
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/** The router hands every failure of a loader, an action or a component here, once. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) scopeOf(context).noteFailure(error)
}

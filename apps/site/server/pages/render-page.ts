import { RouterContextProvider } from 'react-router'
import type { RequestScope } from '../../app/ground/scope/request-scope.ts'
import type { PageParts } from './page-parts.ts'

/** Renders what the router has for a request, as the built site does it. */
export function renderPage(
  { build }: Pick<PageParts, 'build'>,
  scope: RequestScope,
  request: Request,
): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(build.requestScope, scope)
  return build.handle(request, context)
}

/** The bodies of pages: a `Response` would copy them, twice. */
const bodies = new WeakMap<Response, Buffer>()

export function noteBody(response: Response, body: Buffer): void {
  bodies.set(response, body)
}

export async function bodyOf(response: Response): Promise<Buffer> {
  return bodies.get(response) ?? Buffer.from(await response.arrayBuffer())
}

export function originOf(url: string | undefined): string | undefined {
  return url && new URL(url).origin
}

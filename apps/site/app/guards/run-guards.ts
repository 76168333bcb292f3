import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { notFound } from '../error/not-found-page.tsx'
import { scopeOf } from '../request-scope.ts'
import { chainFor } from './chains.ts'

const isRefused = createContext(false)

/** Runs a page's guards, one after the other, before anything of it is read. [NAV-01] */
export const runGuards: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const { guards, params } = chainFor(url.pathname)
  const visit = { scope: scopeOf(context), url, params, context }
  for (const guard of guards) {
    const outcome = await guard(visit)
    if (outcome === 'not-found') {
      context.set(isRefused, true)
      break
    }
    if (outcome) throw outcome
  }
  return next()
}

/** Ends a loader whose page a guard has refused. */
export function refuseAsGuarded(context: Readonly<RouterContextProvider>, pathname: string): void {
  if (context.get(isRefused)) throw notFound(pathname)
}

import { type MiddlewareFunction, redirect } from 'react-router'
import { refuse } from '../../ground/scope/refused-page.ts'
import { scopeOf } from '../../ground/scope/request-scope.ts'
import { chainFor } from './chains.ts'

/**
 * Runs a page's guards, one after the other, before anything of it is read. A visitor who reads a
 * page by another spelling of its address is led to its own first, so that all after it see one.
 * [NAV-01]
 */
export const runGuards: MiddlewareFunction<Response> = async (asked, next) => {
  const { context, request } = asked
  const { guards, params, path, spelledAt } = chainFor(asked.url.pathname)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isRead && spelledAt !== undefined) throw redirect(spelledAt + asked.url.search, 308)
  const url = new URL(asked.url)
  url.pathname = path
  const visit = { scope: scopeOf(context), url, params, context }
  for (const guard of guards) {
    const outcome = await guard(visit)
    if (outcome === 'not-found') {
      refuse(context)
      break
    }
    if (outcome) throw outcome
  }
  return next()
}

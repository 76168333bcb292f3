import {
  type AskedOf,
  disablePromotionalEmail,
  forwardedStoreCalls,
  forwardedStorePath,
  type HttpCall,
  type StoreCaller,
} from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'
import { handleCookie, sessionCookie } from '../edge/cookies.ts'
import { type Serving, serveApi } from './api.ts'

const mapped = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/

/** Where a link was followed from is what we saw, never what a page says. */
const servings: Partial<Record<string, Serving>> = {
  [disablePromotionalEmail.name]: {
    query: ({ ip }) => ({ IpAddress: ip.replace(mapped, '') }),
  },
}

/** Passes on the store calls that a page has a use for, as the session of the browser that asks. */
export function addStoreCalls(scope: FastifyInstance, store: StoreCaller): void {
  for (const spec of forwardedStoreCalls) forward(scope, store, spec)
}

function forward(scope: FastifyInstance, store: StoreCaller, spec: HttpCall): void {
  serveApi(
    scope,
    spec,
    ({ params, query, body, cookies, clientAddress }) => {
      const asked: AskedOf<HttpCall> = { params, query, body }
      // One without the other is no session; the end of one may still be reported with either.
      const [secret, handle] = [cookies.get(sessionCookie), cookies.get(handleCookie)].map(given)
      return store.call(spec, asked, { secret, handle, clientAddress })
    },
    { ...servings[spec.name], below: forwardedStorePath },
  )
}

/** A header takes no more than what was ever given out. */
function given(value: string | undefined): string | undefined {
  return value !== undefined && /^[\w-]{1,100}$/.test(value) ? value : undefined
}

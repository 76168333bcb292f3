import type { Call, OutcomeOf, RequestOf } from '@nordlys/contracts'
import { redirect } from 'react-router'
import { loginAddress } from '../links/login-address.ts'
import { callPlatform, type RequestScope } from './request-scope.ts'

/** The platform's answers besides that nobody is logged in. */
export type Asked<C extends Call> = Exclude<OutcomeOf<C>, { refusal: 'session-expired' }>

/**
 * Calls the platform for a page of the player's own. A session that ended meanwhile leads to the
 * login and back to `url`.
 */
export async function ask<C extends Call>(
  scope: RequestScope,
  url: URL,
  spec: C,
  request: RequestOf<C>,
): Promise<Asked<C>> {
  const outcome = await callPlatform(scope, spec, request)
  if (!outcome.ok && outcome.refusal === 'session-expired') {
    throw redirect(loginAddress({ returnTo: url.pathname + url.search }))
  }
  return outcome as Asked<C>
}

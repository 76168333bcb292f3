import { type AnswerOf, finishIdentification } from '@nordlys/contracts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { callPlatform, type RequestScope, scopeOf } from '../request-scope.ts'
import { deviceOf } from './device.ts'
import { loginAddress } from './login-address.ts'
import { forgetVisit, type MitidVisit, readVisit } from './mitid-visit.ts'
import { openSession } from './session-cookies.ts'

/**
 * Where MitID sends the browser back. The code in the address is exchanged by the platform, the
 * visit's cookie goes, and the browser is led on at once, so that no code stays in its history.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const visit = readVisit(scope)
  if (!visit) return leadOn(loginAddress({ refusal: 'transaction-expired' }))
  forgetVisit(scope)
  const outcome = await callPlatform(scope, finishIdentification, {
    transaction: visit.transaction,
    callbackUrl: new URL(url.pathname + url.search, scope.publicUrl).href,
    device: deviceOf(scope.userAgent),
  })
  if (outcome.ok) return leadOn(afterSuccess(scope, outcome.result))
  const refusal = outcome.refusal === 'withdrawal-refused' ? outcome.reason : outcome.refusal
  return leadOn(afterRefusal(visit, refusal))
}

type Identified = AnswerOf<typeof finishIdentification>['result']

function afterSuccess(scope: RequestScope, result: Identified): string {
  if (result.kind === 'registering') return '/registrer?trin=3'
  if (result.kind === 'withdrawal-created') {
    return `/min-konto/udbetal?oprettet=${encodeURIComponent(result.withdrawalId)}`
  }
  openSession(scope, result.session)
  return result.returnTo
}

function afterRefusal(visit: MitidVisit, refusal: string): string {
  const code = encodeURIComponent(refusal)
  if (visit.purpose === 'register') return `/registrer?trin=3&fejl=${code}`
  if (visit.purpose === 'withdraw') return `/min-konto/udbetal?fejl=${code}`
  return loginAddress({ refusal, returnTo: visit.returnTo })
}

function leadOn(address: string): Response {
  return redirect(address, 303)
}

import {
  type AnswerOf,
  finishIdentification,
  isBarred,
  readSession,
  type SessionGrant,
} from '@nordlys/contracts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { closingRefusedAddress } from '../../ground/links/closing-refused-address.ts'
import { contactAddresses } from '../../ground/links/contact-addresses.ts'
import { dataAddress } from '../../ground/links/data-address.ts'
import { detailsResultAddress } from '../../ground/links/details-result.ts'
import { loginAddress } from '../../ground/links/login-address.ts'
import { loginResultAddress } from '../../ground/links/login-result-address.ts'
import { orElse } from '../../ground/scope/or-else.ts'
import { callPlatform, type RequestScope, scopeOf } from '../../ground/scope/request-scope.ts'
import { deviceOf } from '../../parts/identification/device.ts'
import { returnedMark } from '../../parts/identification/device-cookie.ts'
import { forgetVisit, type MitidVisit, readVisit } from '../../parts/identification/mitid-visit.ts'
import { openSession } from '../../parts/identification/session-cookies.ts'

/**
 * Where MitID sends the browser back. The code in the address is exchanged by the platform, then the
 * visit's cookie goes, and the browser is led on at once, so that no code stays in its history.
 */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<Response> {
  const scope = scopeOf(context)
  const visit = readVisit(scope, url)
  if (!visit) return leadOn(loginAddress({ refusal: 'transaction-expired' }))
  const outcome = await callPlatform(scope, finishIdentification, {
    transaction: visit.transaction,
    callbackUrl: new URL(url.pathname + url.search, scope.publicUrl).href,
    device: deviceOf(scope.userAgent),
    deviceMark: returnedMark(scope),
  })
  forgetVisit(scope, url)
  if (outcome.ok) return leadOn(await afterSuccess(scope, outcome.result))
  const refusal = outcome.refusal === 'withdrawal-refused' ? outcome.reason : outcome.refusal
  return leadOn(afterRefusal(visit, refusal))
}

type Identified = AnswerOf<typeof finishIdentification>['result']

async function afterSuccess(scope: RequestScope, result: Identified): Promise<string> {
  if (result.kind === 'registering') return '/registrer?trin=3'
  if (result.kind === 'withdrawal-created') {
    return `/min-konto/udbetal?oprettet=${encodeURIComponent(result.withdrawalId)}`
  }
  if (result.kind === 'account-closed') {
    // The session is over with the account; its cookies would only look like a login that ran out.
    scope.endSession()
    const told = result.paidOutOre > 0n ? 'udbetalt' : 'ja'
    return `/log-ind?lukket=${told}&redirect=/min-konto/udbetal`
  }
  if (result.kind === 'erasure-asked') {
    scope.endSession()
    const told = result.isUnsettled ? 'slettes-senere' : 'slettet'
    return `/log-ind?lukket=${told}&redirect=${dataAddress}`
  }
  if (result.kind === 'contact-asked') return `${contactAddresses[result.contact]}?sendt=1`
  if (result.kind === 'details-given') return detailsResultAddress()
  if (result.kind === 'data-copy-opened') return `${dataAddress}?kopi-er=klar`
  openSession(scope, result.session)
  const { session, returnTo } = result
  return (await hasToTell(scope, session)) ? loginResultAddress(returnTo) : returnTo
}

/**
 * Whether play is closed to the player who has just logged in, their pause is over, or our letters do not
 * reach them, which they are shown first. [ROUTE-04] [LT6] Where that cannot be read, the login has gone well
 * all the same, and each page shows it where it matters.
 */
function hasToTell(scope: RequestScope, { secret, handle }: SessionGrant) {
  const { platform, clientAddress } = scope
  return orElse(scope, false, async () => {
    const session = { secret, handle }
    const read = await platform.call(readSession, { act: true }, session, clientAddress)
    if (!read.ok) return false
    const { standing, pauseOver, isEmailBounced } = read.player
    return isBarred(standing) || pauseOver !== undefined || isEmailBounced === true
  })
}

function afterRefusal(visit: MitidVisit, refusal: string): string {
  const code = encodeURIComponent(refusal)
  if (visit.purpose === 'register') return `/registrer?trin=3&fejl=${code}`
  if (visit.purpose === 'withdraw') return `/min-konto/udbetal?fejl=${code}`
  if (visit.purpose === 'email' || visit.purpose === 'mobile') {
    return `${contactAddresses[visit.purpose]}?fejl=${code}`
  }
  if (visit.purpose === 'data-copy') return `${dataAddress}?fejl=${code}`
  if (visit.purpose === 'details') return detailsResultAddress(refusal)
  if (visit.purpose === 'erase') return `${dataAddress}?sletning=${code}`
  if (visit.purpose === 'close') return closingRefusedAddress(refusal)
  return loginAddress({ refusal, returnTo: visit.returnTo })
}

function leadOn(address: string): Response {
  return redirect(address, 303)
}

import { completeRegistration, type RefusalOf } from '@nordlys/contracts'
import { data, redirect } from 'react-router'
import { clearedCampaignCookies } from '../../ground/cookies/campaign-cookies.ts'
import { callPlatform, type RequestScope } from '../../ground/scope/request-scope.ts'
import { deviceOf } from '../../parts/identification/device.ts'
import { deviceMarkOf } from '../../parts/identification/device-cookie.ts'
import { openFirstSession } from '../../parts/identification/session-cookies.ts'
import { forgetRegistration, registrationSecret } from './registration-cookie.ts'
import { stepAddress } from './step.ts'

/** The refusals that the page of step 3 shows itself; the others lead to another step. */
export type RefusedIdentity = Exclude<
  RefusalOf<typeof completeRegistration>,
  { refusal: 'email-in-use' | 'registration-expired' }
>

/** Step 3 refused. It is no address: what a register says of a person stays out of the history. */
export interface IdentityRefusal {
  kind: 'identity'
  refused: RefusedIdentity
  /** The request's own name, which tells one refusal from the next. */
  reference: string
}

/** Step 3, second half: the CPR number. With it the account is made and its owner logged in. */
export async function complete(scope: RequestScope, form: FormData) {
  const typed = form.get('personal_number')
  const outcome = await callPlatform(scope, completeRegistration, {
    registration: registrationSecret(scope) ?? '',
    personal_number: typeof typed === 'string' ? typed.slice(0, 40) : '',
    device: deviceOf(scope.userAgent),
    deviceMark: deviceMarkOf(scope),
  })
  if (outcome.ok) {
    forgetRegistration(scope)
    for (const line of clearedCampaignCookies(scope.cookies)) scope.setCookie(line)
    openFirstSession(scope, outcome.session)
    return redirect('/min-konto/indbetal?velkommen=1', 303)
  }
  if (outcome.refusal === 'email-in-use') return redirect(stepAddress(2, outcome.refusal), 303)
  if (outcome.refusal === 'registration-expired') {
    forgetRegistration(scope)
    return redirect(stepAddress(1, outcome.refusal), 303)
  }
  const { reference } = scope
  const refusal: IdentityRefusal = { kind: 'identity', refused: lastAttempt(outcome), reference }
  return data(refusal, 422)
}

/** A mismatch with nothing left shows what follows from it, not "0 attempts left". */
function lastAttempt(refused: RefusedIdentity): RefusedIdentity {
  const isLast = refused.refusal === 'cpr-mismatch' && refused.attemptsLeft === 0
  return isLast ? { ok: false, refusal: 'cpr-too-many-attempts' } : refused
}

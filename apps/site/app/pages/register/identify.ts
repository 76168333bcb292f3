import { startIdentification } from '@nordlys/contracts'
import { redirect } from 'react-router'
import { callPlatform, type RequestScope } from '../../ground/scope/request-scope.ts'
import { markDevice } from '../../parts/identification/device-cookie.ts'
import { browserOf, rememberVisit } from '../../parts/identification/mitid-visit.ts'
import { registrationSecret } from './registration-cookie.ts'
import { stepAddress } from './step.ts'

/** Step 3, first half: to MitID, and back to this step. [REG-03] */
export async function identify(scope: RequestScope): Promise<Response> {
  const visit = await callPlatform(scope, startIdentification, {
    purpose: 'register',
    registration: registrationSecret(scope) ?? '',
    browser: browserOf(scope),
  })
  if (visit.ok) {
    markDevice(scope)
    rememberVisit(scope, visit, { purpose: 'register' })
    return redirect(visit.authorizeUrl, 303)
  }
  const step = visit.refusal === 'registration-incomplete' ? 2 : 3
  return redirect(stepAddress(step, visit.refusal), 303)
}

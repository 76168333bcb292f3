import { startRegistration } from '@nordlys/contracts'
import { redirect } from 'react-router'
import { callPlatform, type RequestScope } from '../request-scope.ts'
import { registrationSecret, rememberRegistration } from './registration-cookie.ts'
import { stepAddress } from './step.ts'

/** Step 1: with the welcome offer or without. A registration that still lives goes on. [REG-01] */
export async function chooseOffer(scope: RequestScope, form: FormData): Promise<Response> {
  const registration = registrationSecret(scope)
  const outcome = await callPlatform(scope, startRegistration, {
    // Whoever did not choose the offer has chosen to go on without it.
    offer: form.get('offer') === 'welcome' ? 'welcome' : 'none',
    ...(registration !== undefined && { registration }),
  })
  if (!outcome.ok) return redirect(stepAddress(1, outcome.refusal), 303)
  rememberRegistration(scope, outcome.registration)
  return redirect(stepAddress(2), 303)
}

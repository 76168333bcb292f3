import { type ContactForm, type ContactProblem, saveContact } from '@nordlys/contracts'
import { data, redirect } from 'react-router'
import { callPlatform, type RequestScope } from '../../ground/scope/request-scope.ts'
import { registrationSecret } from './registration-cookie.ts'
import { stepAddress } from './step.ts'

/** Step 2 refused: what is wrong, and what was typed so that nobody types it again. */
export interface ContactRefusal {
  kind: 'contact'
  problems: ContactProblem[]
  typed: ContactForm
}

/** Step 2: the platform alone decides whether the form is in order. [REG-02] */
export async function submitContact(scope: RequestScope, form: FormData) {
  const typed = readContactForm(form)
  const registration = registrationSecret(scope) ?? ''
  const outcome = await callPlatform(scope, saveContact, { registration, contact: typed })
  if (outcome.ok) return redirect(stepAddress(3), 303)
  if (outcome.refusal === 'registration-expired') {
    return redirect(stepAddress(1, outcome.refusal), 303)
  }
  const refusal: ContactRefusal = { kind: 'contact', problems: outcome.problems, typed }
  return data(refusal, 422)
}

/** The fields as typed, cut where the contract ends: no sentence of ours is longer. */
function readContactForm(form: FormData): ContactForm {
  const text = (name: keyof ContactForm, lengthMax: number) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, lengthMax) : ''
  }
  return {
    first_name: text('first_name', 200),
    last_name: text('last_name', 200),
    email: text('email', 400),
    mobile_country_code: text('mobile_country_code', 10),
    mobile: text('mobile', 40),
    limit_amount: text('limit_amount', 40),
    limit_period: text('limit_period', 10),
    age_and_terms: form.has('age_and_terms'),
    offer_terms: form.has('offer_terms'),
    marketing_email: form.has('marketing_email'),
    marketing_sms: form.has('marketing_sms'),
  }
}

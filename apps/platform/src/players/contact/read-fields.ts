import type { ContactForm, ContactProblem } from '@nordlys/contracts'
import { foldTyped } from '@nordlys/core'
import type { PlayerRules } from '../base/context.ts'
import { isEmail } from './email.ts'
import { readMobile } from './mobile.ts'

/** Reads a typed e-mail address; what is wrong with it is added to the problems. [VAL-06] */
export function readEmailField(typed: string, problems: ContactProblem[]): string {
  const email = foldTyped(typed)
  if (email === '') problems.push({ field: 'email', reason: 'required' })
  else if (!isEmail(email)) problems.push({ field: 'email', reason: 'invalid' })
  return email
}

/** The same for a mobile number with its country code. [VAL-03] */
export function readMobileField(
  form: Pick<ContactForm, 'mobile_country_code' | 'mobile'>,
  rules: PlayerRules,
  problems: ContactProblem[],
): string {
  const countryCode = foldTyped(form.mobile_country_code)
  const digits = Object.hasOwn(rules.mobileDigits, countryCode)
    ? rules.mobileDigits[countryCode]
    : undefined
  if (digits === undefined) {
    problems.push({ field: 'mobile_country_code', reason: countryCode ? 'invalid' : 'not-chosen' })
    return ''
  }
  const reading = readMobile(form.mobile, countryCode, digits)
  if (reading.ok) return reading.mobile
  const { reason, count } = reading
  problems.push({ field: 'mobile', reason, ...(count !== undefined && { count }) })
  return ''
}

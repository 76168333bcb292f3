import type { LimitPeriod, OfferChoice } from '@nordlys/contracts'
import { type ContactForm, type ContactProblem, limitPeriod } from '@nordlys/contracts'
import { foldTyped, type Ore, parseKroner } from '@nordlys/core'
import type { PlayerRules } from '../base/context.ts'
import { normaliseEmail } from '../contact/email.ts'
import { readEmailField, readMobileField } from '../contact/read-fields.ts'

/** The contact form, read: what an account is made of. */
export interface Contact {
  firstName: string
  lastName: string
  email: string
  emailNormalised: string
  mobile: string
  limit: { amountOre: Ore; period: LimitPeriod }
  marketing: { email: boolean; sms: boolean }
}

export type ContactReading =
  | { ok: true; contact: Contact }
  | { ok: false; problems: ContactProblem[] }

/** Reads step 2 as typed; every wrong field is reported, in the order of the form. [REG-02] */
export function readContact(
  form: ContactForm,
  offer: OfferChoice,
  rules: PlayerRules,
): ContactReading {
  const problems: ContactProblem[] = []
  const firstName = readName(form.first_name, 'first_name', problems)
  const lastName = readName(form.last_name, 'last_name', problems)
  const email = readEmailField(form.email, problems)
  const mobile = readMobileField(form, rules, problems)
  const amountOre = readLimitAmount(form.limit_amount, rules, problems)
  const period = readPeriod(form.limit_period, problems)
  // Two consents, each on its own; the offer's only from those who chose it. [VAL-10]
  if (!form.age_and_terms) problems.push({ field: 'age_and_terms', reason: 'not-accepted' })
  if (offer === 'welcome' && !form.offer_terms) {
    problems.push({ field: 'offer_terms', reason: 'not-accepted' })
  }
  if (problems.length > 0 || amountOre === undefined || period === undefined) {
    return { ok: false, problems }
  }
  return {
    ok: true,
    contact: {
      firstName,
      lastName,
      email,
      emailNormalised: normaliseEmail(email),
      mobile,
      limit: { amountOre, period },
      // One that was typed before each way had a box of its own has said yes to neither.
      marketing: { email: form.marketing_email === true, sms: form.marketing_sms === true },
    },
  }
}

const nameShape = /^\p{L}[\p{L}\p{M}' ’.-]{0,79}$/u

function readName(
  typed: string,
  field: 'first_name' | 'last_name',
  problems: ContactProblem[],
): string {
  const name = foldTyped(typed)
  if (name === '') problems.push({ field, reason: 'required' })
  else if (!nameShape.test(name)) problems.push({ field, reason: 'invalid' })
  return name
}

/** The player's own amount: nothing is filled in for them. [VAL-08][REG-04] */
function readLimitAmount(
  typed: string,
  rules: PlayerRules,
  problems: ContactProblem[],
): Ore | undefined {
  const field = 'limit_amount'
  if (foldTyped(typed) === '') {
    problems.push({ field, reason: 'required' })
    return undefined
  }
  const amountOre = parseKroner(typed)
  if (amountOre === undefined) problems.push({ field, reason: 'invalid' })
  else if (amountOre > rules.depositLimitMaximumOre) {
    problems.push({ field, reason: 'too-large', count: wholeKroner(rules.depositLimitMaximumOre) })
  }
  return amountOre
}

function wholeKroner(amountOre: Ore): number {
  return Number(amountOre / 100n)
}

function readPeriod(typed: string, problems: ContactProblem[]): LimitPeriod | undefined {
  const period = limitPeriod.safeParse(typed)
  if (period.success) return period.data
  problems.push({ field: 'limit_period', reason: 'not-chosen' })
  return undefined
}

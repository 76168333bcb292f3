import type { ContactProblem } from '@nordlys/contracts'
import { formatKroner, kroner } from '@nordlys/core'
import type { Translate } from '../../ground/text/texts.ts'

/** The sentence of a wrong field: what is wrong and what to do. [VAL-09] */
export function contactProblemText(t: Translate, problem: ContactProblem): string {
  const count = problem.count ?? 0
  switch (problem.field) {
    case 'first_name':
    case 'last_name':
      if (problem.reason === 'invalid') return t('validation.name_letters')
      return t(`validation.${problem.field}`)
    case 'email':
      if (problem.reason === 'already-registered') return t('validation.email_in_use')
      return t('validation.email')
    case 'mobile_country_code':
      return t('validation.country_code')
    case 'mobile':
      if (problem.reason === 'required') return t('validation.mobile_required')
      if (problem.reason === 'too-short') {
        return t('validation.mobile_minimum', { count: String(count) })
      }
      return t('validation.mobile_digits', { count: String(count) })
    case 'limit_amount':
      return limitAmountText(t, problem.reason, count)
    case 'limit_period':
      return t('validation.limit_period')
    case 'age_and_terms':
      return t('validation.terms')
    case 'offer_terms':
      return t('validation.offer_terms')
  }
}

/** `limitKroner` is the largest limit there may be, in whole kroner. [VAL-08] */
function limitAmountText(
  t: Translate,
  reason: ContactProblem['reason'],
  limitKroner: number,
): string {
  const amount = formatKroner(kroner(limitKroner))
  if (reason === 'too-large') return t('validation.limit_maximum', { amount })
  if (reason === 'invalid') return t('validation.limit_amount_invalid')
  return t('validation.limit_amount')
}

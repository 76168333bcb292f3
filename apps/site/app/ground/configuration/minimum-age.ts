import { accountAgeYears, legalAgeYears } from '@nordlys/contracts'
import type { Content } from '../scope/request-scope.ts'

/** The age in full years that the form's sentences name. The platform decides who is old enough. */
export function minimumAgeOf(content: Content): number {
  const configured = content.configuration.account_minimum_age
  return accountAgeYears(typeof configured === 'number' ? configured : legalAgeYears)
}

import type { Content } from '../request-scope.ts'

/** Nobody younger may have an account, whatever is configured. [VAL-02] */
const legalAgeYears = 18

/** The age in full years that the form's sentences name. The platform decides who is old enough. */
export function minimumAgeOf(content: Content): number {
  const configured = content.configuration.account_minimum_age
  return typeof configured === 'number' ? Math.max(legalAgeYears, configured) : legalAgeYears
}

import { formatDate } from '@nordlys/core'

/** What stops an offer that nobody answers for the rules' names of `docs/rules/offers-validator.md`. */
export function signOffNeeded(rules: readonly string[]): string {
  return `The offer breaks a rule or cannot be judged by it, and nobody answers for it: ${rules.join(', ')}.`
}

/** What stops nobody and is told, so that a person judges it. */
export function leftToAPerson(rules: readonly string[]): string[] {
  return rules.length > 0 ? [`Left to a person to judge: ${rules.join(', ')}.`] : []
}

/** That other rules come while an offer lasts, so that somebody looks in time. */
export function looksNeeded(newRulesAt: readonly Date[]): string[] {
  return newRulesAt.map((moment) => `needs a look from ${formatDate(moment)}`)
}

/** What stops an offer that comes with the same deposit as another one. */
export function numberTaken(offerId: string): string {
  return `The same deposit brings ${offerId}: switch that off first.`
}

/** What stops an offer of which one deposit could bring it and another one, since the later asks for less. */
export function depositsCross(offerId: string): string {
  return `One deposit could bring this and ${offerId}: the later deposit must ask for no less.`
}

/** What stops an offer that nobody answers for, by the rules' names of `docs/rules/offers-validator.md`. */
export function signOffNeeded(rules: readonly string[]): string {
  return `The offer breaks a rule or cannot be judged by it, and nobody answers for it: ${rules.join(', ')}.`
}

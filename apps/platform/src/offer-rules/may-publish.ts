import type { Judgement } from './judge-offer.ts'

/** Who takes it upon themselves that an offer is published though a rule does not say `kept`. */
export interface SignOff {
  who: string
  at: Date
  words: string
}

export type Publishing =
  | { ok: true; leftToAPerson: readonly string[] }
  | { ok: false; because: 'needs-sign-off' | 'sign-off-says-nothing'; rules: readonly string[] }

/**
 * Whether an offer may be published. What is broken or unknown needs a sign-off that was recorded, with
 * a name and words; what no machine can judge is told, and stops nobody. [BONUS-01]
 */
export function mayPublish({ verdicts }: Judgement, signOff?: SignOff): Publishing {
  const rulesWith = (...wanted: readonly string[]) =>
    verdicts.filter(({ verdict }) => wanted.includes(verdict)).map(({ rule }) => rule)
  const rules = rulesWith('broken', 'unknown')
  if (rules.length > 0) {
    if (!signOff) return { ok: false, because: 'needs-sign-off', rules }
    if (signOff.who.trim() === '' || signOff.words.trim() === '') {
      return { ok: false, because: 'sign-off-says-nothing', rules }
    }
  }
  return { ok: true, leftToAPerson: rulesWith('not-for-a-machine') }
}

import type { Judgement } from './judge-offer.ts'
import type { Verdict } from './verdict.ts'

/** A person who takes responsibility for an offer published though a rule does not say `kept`. */
export interface SignOff {
  who: string
  at: Date
  words: string
}

export type Publishing =
  | { ok: true; leftToAPerson: readonly string[] }
  | { ok: false; because: 'needs-sign-off' | 'sign-off-says-nothing'; rules: readonly string[] }

/**
 * Whether an offer may be published. A rule that is broken or unknown needs a sign-off that was
 * recorded, with a name and words, when the rule held already: nobody has answered for law that
 * came later. A rule that no machine can judge is reported, and stops nobody. [BONUS-01]
 */
export function mayPublish({ verdicts }: Judgement, signOff?: SignOff): Publishing {
  const inTheWay = verdicts.filter(({ verdict }) => verdict === 'broken' || verdict === 'unknown')
  const open = inTheWay.filter(({ since }) => !signOff || (since && signOff.at < since))
  if (open.length > 0) return { ok: false, because: 'needs-sign-off', rules: namesOf(open) }
  if (signOff && inTheWay.length > 0 && !saysSomething(signOff)) {
    return { ok: false, because: 'sign-off-says-nothing', rules: namesOf(inTheWay) }
  }
  const others = verdicts.filter(({ verdict }) => verdict === 'not-for-a-machine')
  return { ok: true, leftToAPerson: namesOf(others) }
}

function namesOf(verdicts: readonly Verdict[]): string[] {
  return verdicts.map(({ rule }) => rule)
}

function saysSomething({ who, words }: SignOff): boolean {
  return who.trim() !== '' && words.trim() !== ''
}

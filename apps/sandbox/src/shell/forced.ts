/** Outcomes that every party can be forced to. */
export const commonOutcomes = ['down', 'reset', 'slow', 'nonsense'] as const

/** Which outcomes each party knows besides the common ones. */
export const partyOutcomes = {
  mitid: ['aborted', 'blocked', 'unavailable', 'cpr-mismatch'],
  payments: ['decline-<code>', 'hold-callbacks', 'duplicate-callbacks', 'frictionless'],
  rofus: ['not-registered', 'temporary', 'indefinite', 'fault', 'silent', 'under-18'],
  nemkonto: ['hold', 'release', 'advance', 'reject', 'return'],
  mobilepay: [
    'aborted',
    'expired',
    'other-amount',
    'webhook-first',
    'webhook-twice',
    'webhook-late',
    'webhook-swapped',
    'webhook-lost',
    'webhook-wrong-signature',
    'webhook-foreign-reference',
    'webhook-other-currency',
    'webhook-other-amount',
    'webhook-unknown-name',
    'capture-late',
    'capture-twice',
    'capture-conflict',
  ],
  messages: [],
  supplier: [],
} as const satisfies Record<string, readonly string[]>

export type Party = keyof typeof partyOutcomes
export const parties = Object.keys(partyOutcomes) as Party[]

export interface ForcedOutcome {
  party: Party
  outcome: string
  times: number | 'always'
}

/** The next outcomes that the parties are forced to give, for any caller. */
export class Forced {
  #outcomes: ForcedOutcome[] = []

  add(outcome: ForcedOutcome): void {
    this.#outcomes.push(outcome)
  }

  /** The first forced outcome of the party that `fits`, used up by one. */
  take(party: Party, fits: (outcome: string) => boolean): string | undefined {
    const found = this.#outcomes.find((each) => each.party === party && fits(each.outcome))
    if (!found) return undefined
    if (found.times !== 'always') found.times -= 1
    this.#outcomes = this.#outcomes.filter((each) => each.times !== 0)
    return found.outcome
  }

  list(): readonly ForcedOutcome[] {
    return this.#outcomes
  }

  reset(): void {
    this.#outcomes = []
  }
}

export function isParty(text: unknown): text is Party {
  return typeof text === 'string' && Object.hasOwn(partyOutcomes, text)
}

/** Whether the party knows the outcome. */
export function isOutcomeOf(party: Party, outcome: string): boolean {
  const known: readonly string[] = [...commonOutcomes, ...partyOutcomes[party]]
  return known.includes(outcome) || (party === 'payments' && /^decline-\d{3}$/.test(outcome))
}

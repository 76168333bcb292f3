import type { TextKey, Translate } from '../../ground/text/texts.ts'
import { mitidFaults } from '../../parts/identification/mitid-faults.ts'

/** The sentence for a visit to MitID that changed nothing, by the code in the address. */
export function contactFaultText(t: Translate, code: string): string {
  return t(isFault(code) ? faults[code] : 'contact.fault_refused')
}

/** A sentence a cause. */
const faults = {
  ...mitidFaults,
  'contact-change-expired': 'contact.fault_expired',
  'too-many-attempts': 'contact.too_many',
} as const satisfies Record<string, TextKey>

function isFault(code: string): code is keyof typeof faults {
  return Object.hasOwn(faults, code)
}

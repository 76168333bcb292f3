import type { TextKey, Translate } from '../../ground/text/texts.ts'
import { mitidFaults } from '../../parts/identification/mitid-faults.ts'

/** The sentence for what the profile's address says of a visit for name and address. [ID46] */
export function detailsResult(t: Translate, said: string): { isGiven: boolean; text: string } {
  if (said === 'hentet') return { isGiven: true, text: t('profile.details_given') }
  return { isGiven: false, text: t(isFault(said) ? faults[said] : 'contact.fault_refused') }
}

/** A sentence a cause. */
const faults = {
  ...mitidFaults,
  'details-expired': 'profile.details_expired',
  'asked-today': 'profile.details_today',
  'too-many-attempts': 'contact.too_many',
} as const satisfies Record<string, TextKey>

function isFault(code: string): code is keyof typeof faults {
  return Object.hasOwn(faults, code)
}

import type { TextKey, Translate } from '../../ground/text/texts.ts'

/** The sentence for a visit to MitID that changed nothing, by the code in the address. */
export function contactFaultText(t: Translate, code: string): string {
  return t(isFault(code) ? faults[code] : 'contact.fault_refused')
}

/** A sentence a cause. */
const faults = {
  cancelled: 'contact.fault_cancelled',
  'contact-change-expired': 'contact.fault_expired',
  'too-many-attempts': 'contact.too_many',
  'transaction-expired': 'contact.fault_transaction_expired',
  'token-expired': 'contact.fault_token_expired',
  'other-identity': 'contact.fault_other_identity',
  'identity-provider-down': 'contact.mitid_down',
  'identity-rejected': 'contact.fault_rejected',
  'assurance-too-low': 'contact.fault_assurance',
  'mitid-blocked': 'contact.fault_mitid_blocked',
  'user-locked': 'contact.fault_locked',
} as const satisfies Record<string, TextKey>

function isFault(code: string): code is keyof typeof faults {
  return Object.hasOwn(faults, code)
}

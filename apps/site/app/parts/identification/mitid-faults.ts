import type { TextKey } from '../../ground/text/texts.ts'

/** The sentences for a visit to MitID that changed nothing, by the refusal: one a cause. */
export const mitidFaults = {
  cancelled: 'contact.fault_cancelled',
  'transaction-expired': 'contact.fault_transaction_expired',
  'token-expired': 'contact.fault_token_expired',
  'other-identity': 'contact.fault_other_identity',
  'identity-provider-down': 'contact.mitid_down',
  'identity-rejected': 'contact.fault_rejected',
  'assurance-too-low': 'contact.fault_assurance',
  'mitid-blocked': 'contact.fault_mitid_blocked',
  'user-locked': 'contact.fault_locked',
} as const satisfies Record<string, TextKey>

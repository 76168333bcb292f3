import { formatKroner } from '@nordlys/core'
import type { TextKey, Translate } from '../../ground/text/texts.ts'
import type { WithdrawRefusal } from './withdraw-action.ts'

/** The sentence for a withdrawal that was not begun. [PAY-08] */
export function withdrawRefusalText(t: Translate, refused: WithdrawRefusal): string {
  switch (refused.refusal) {
    case 'amount-too-small':
      return t('payout.minimum', { minimum: formatKroner(refused.minimumOre) })
    case 'too-little-money':
      return t('payout.too_little', { withdrawable: formatKroner(refused.withdrawableOre) })
    default:
      return t(plainRefusals[refused.refusal])
  }
}

/** Whether the amount's own field is where the player mends it. */
export function isAboutAmount({ refusal }: WithdrawRefusal): boolean {
  return refusal.startsWith('amount-') || refusal === 'too-little-money'
}

const plainRefusals = {
  'amount-required': 'payout.amount_required',
  'amount-invalid': 'payout.amount_invalid',
  conflict: 'payout.conflict',
  'not-possible': 'payout.not_possible',
  'identity-provider-down': 'payout.mitid_down',
  unreachable: 'payout.unreachable',
} as const satisfies Record<string, TextKey>

/** The sentence for a visit to MitID that created no withdrawal, by the code in the address. */
export function mitidFaultText(t: Translate, code: string): string {
  return t(isMitidFault(code) ? mitidFaults[code] : 'payout.fault_refused')
}

/** A sentence a cause. */
const mitidFaults = {
  cancelled: 'payout.fault_cancelled',
  'transaction-expired': 'payout.fault_transaction_expired',
  'token-expired': 'payout.fault_token_expired',
  expired: 'payout.fault_expired',
  'other-identity': 'payout.fault_other_identity',
  'identity-provider-down': 'payout.mitid_down',
  'identity-rejected': 'payout.fault_rejected',
  'assurance-too-low': 'payout.fault_assurance',
  'mitid-blocked': 'payout.fault_mitid_blocked',
  'user-locked': 'payout.fault_locked',
  'too-little-money': 'payout.fault_too_little',
  'not-possible': 'payout.not_possible',
} as const satisfies Record<string, TextKey>

function isMitidFault(code: string): code is keyof typeof mitidFaults {
  return Object.hasOwn(mitidFaults, code)
}

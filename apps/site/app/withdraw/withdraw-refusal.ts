import { formatKroner } from '@nordlys/core'
import type { TextKey, Translate } from '../text/texts.ts'
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
  return t(mitidFaults.get(code) ?? 'payout.fault_refused')
}

type MitidFault =
  | 'payout.fault_cancelled'
  | 'payout.fault_expired'
  | 'payout.fault_other_identity'
  | 'payout.not_possible'
  | 'payout.mitid_down'

const mitidFaults = new Map<string, MitidFault>([
  ['cancelled', 'payout.fault_cancelled'],
  ['transaction-expired', 'payout.fault_expired'],
  ['token-expired', 'payout.fault_expired'],
  ['expired', 'payout.fault_expired'],
  ['other-identity', 'payout.fault_other_identity'],
  ['identity-provider-down', 'payout.mitid_down'],
  ['not-possible', 'payout.not_possible'],
])

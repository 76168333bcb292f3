import type { LimitAmount } from '@nordlys/contracts'
import type { TextKey, Translate } from '../../ground/text/texts.ts'
import type { ChangeRefusal, Wish } from './foresee-change.ts'
import type { LimitId } from './limit-address.ts'
import { amountText } from './limit-amounts.ts'

export interface RefusedChange {
  of: LimitId
  wish: Wish
  /** What the limit is. */
  now: LimitAmount | undefined
  refused: ChangeRefusal
}

/** The sentence for a change of a limit that was not made. [ERR-07] */
export function changeRefusalText(t: Translate, { of, now, refused }: RefusedChange): string {
  switch (refused.refusal) {
    case 'amount-required':
      return t(of.kind === 'time' ? 'limits.minutes_required' : 'limits.amount_required')
    case 'amount-invalid':
      return t(of.kind === 'time' ? 'limits.minutes_invalid' : 'limits.amount_invalid')
    case 'amount-too-large':
      return t('limits.too_large', { most: amountText(t, refused.most) })
    case 'same-as-now':
      return now ? t('limits.same_as_now', { amount: amountText(t, now) }) : t('limits.none_now')
    default:
      return t(plainTexts[refused.refusal])
  }
}

/** Whether the form's field is where the player mends it; else nothing is wrong with the wish. */
export function isAboutField({ refusal }: ChangeRefusal): boolean {
  return refusal !== 'conflict' && refusal !== 'unreachable'
}

const plainTexts = {
  'last-deposit-limit': 'limits.last_deposit',
  'raise-while-barred': 'limits.barred',
  conflict: 'limits.failed',
  unreachable: 'limits.unreachable',
} as const satisfies Record<string, TextKey>

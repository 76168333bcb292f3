import type {
  Deposit,
  DepositFailure,
  startDeposit as depositCall,
  HitLimit,
  NotAllowedReason,
  RefusalOf,
} from '@nordlys/contracts'
import { formatKroner, formatShortDate, formatTime } from '@nordlys/core'
import type { TextKey, Translate } from '../../ground/text/texts.ts'
import type { BonusRefusal } from './load-bonus.ts'

/** Why a deposit was not begun: the platform's refusals, and that it could not be asked. */
export type StartRefusal =
  | Exclude<RefusalOf<typeof depositCall>, { refusal: 'session-expired' }>
  | { ok: false; refusal: 'unreachable' | 'card-needs-script' }

/** Why a deposit ended without money, and the limit that it met if that was why. */
export type Failure = Pick<Deposit, 'failure' | 'failureLimit'>

/** The sentence for a refusal. [VAL-05] [LIM-01] */
export function refusalText(t: Translate, refused: StartRefusal): string {
  switch (refused.refusal) {
    case 'amount-too-small':
      return t('deposit.amount_too_small', { minimum: formatKroner(refused.minimumOre) })
    case 'amount-too-large':
      return t('deposit.amount_too_large', { maximum: formatKroner(refused.maximumOre) })
    case 'limit-exceeded':
      return limitText(t, refused)
    case 'bonus-deposit-too-small': {
      const minimum = formatKroner(refused.leastDepositOre)
      return t('deposit.bonus_deposit_too_small', { minimum })
    }
    case 'not-allowed':
      return t(notAllowed[refused.reason])
    default:
      return t(plainRefusals[refused.refusal])
  }
}

/** A limit that an amount does not fit: its period, the rest, and when room comes back. [LIM-01] */
function limitText(t: Translate, { period, limitOre, leftOre, roomAt }: HitLimit): string {
  const amounts = { limit: formatKroner(limitOre), left: formatKroner(leftOre) }
  const met = t(`deposit.limit_${period}`, amounts)
  if (!roomAt) return met
  const moment = { date: formatShortDate(roomAt), time: formatTime(roomAt) }
  return `${met} ${t('deposit.limit_room', moment)}`
}

/** Whether the amount's own field is where the player mends it. */
export function isAboutAmount({ refusal }: StartRefusal): boolean {
  return (
    refusal.startsWith('amount-') ||
    refusal === 'limit-exceeded' ||
    refusal === 'bonus-deposit-too-small'
  )
}

/** Why a bonus code gives nothing. [VAL-07] */
export const bonusRefusals = {
  'bonus-code-required': 'deposit.bonus_code_required',
  'bonus-code-too-many-attempts': 'deposit.bonus_code_too_many_attempts',
  'bonus-code-unknown': 'deposit.bonus_code_unknown',
  'bonus-code-expired': 'deposit.bonus_code_expired',
  'bonus-code-used': 'deposit.bonus_code_used',
  'bonus-first-deposit-only': 'deposit.bonus_first_deposit_only',
  'bonus-barred': 'deposit.bonus_barred',
  'bonus-active': 'deposit.bonus_active',
} as const satisfies Record<BonusRefusal, TextKey>

const notAllowed = {
  closed: 'deposit.closed',
  paused: 'deposit.paused',
  locked: 'deposit.locked',
  'rofus-registered': 'deposit.not_allowed',
  'rofus-unanswered': 'deposit.not_allowed',
} as const satisfies Record<NotAllowedReason, TextKey>

const plainRefusals = {
  'amount-required': 'deposit.amount_required',
  'amount-invalid': 'deposit.amount_invalid',
  ...bonusRefusals,
  conflict: 'deposit.conflict',
  'no-deposit-limit': 'deposit.no_limit',
  'method-closed': 'deposit.method_closed',
  'unknown-card': 'deposit.unknown_card',
  'payments-down': 'deposit.payments_down',
  unreachable: 'deposit.unreachable',
  'card-needs-script': 'deposit.card_needs_script',
} as const

/** The sentence for a deposit that ended without money. [PAY-04] */
export function failureText(t: Translate, { failure, failureLimit }: Failure): string {
  if (failureLimit) return limitText(t, failureLimit)
  return t(failures[failure ?? 'server-error'])
}

const failures = {
  'card-details': 'deposit.failure_card_details',
  'no-funds': 'deposit.failure_no_funds',
  'card-expired': 'deposit.failure_card_expired',
  'cvv-wrong': 'deposit.failure_cvv_wrong',
  'bank-declined': 'deposit.failure_bank_declined',
  'card-restricted': 'deposit.failure_card_restricted',
  'authentication-failed': 'deposit.failure_authentication',
  'authentication-timeout': 'deposit.failure_timeout',
  'cancelled-by-player': 'deposit.failure_cancelled',
  abandoned: 'deposit.failure_abandoned',
  'limit-exceeded': 'deposit.failure_limit',
  'not-allowed': 'deposit.failure_not_allowed',
  'amount-changed': 'deposit.failure_amount_changed',
  'mobilepay-aborted': 'deposit.failure_mobilepay_aborted',
  'mobilepay-expired': 'deposit.failure_mobilepay_expired',
  'card-removed': 'deposit.failure_card_removed',
  'server-error': 'deposit.failure_server',
} as const satisfies Record<DepositFailure, TextKey>

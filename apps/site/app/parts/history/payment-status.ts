import type { PaymentStatus } from '@nordlys/contracts'
import type { StatusTone } from '@nordlys/ui'
import type { TextKey } from '../../ground/text/texts.ts'

export interface PaymentStanding {
  kind: 'deposit' | 'withdrawal'
  status: PaymentStatus
  failure?: string | undefined
}

/** Endings by the player's own act; every other ending without money is a refusal. */
const ownEndings: readonly (string | undefined)[] = ['cancelled-by-player', 'abandoned']

/** The status of a payment in the player's words. [PAY-05] */
export function shownStatus({ kind, status, failure }: PaymentStanding): Shown {
  if (kind === 'withdrawal' && status === 'initiated') {
    return { tone: 'info', text: 'transactions.status_initiated_withdrawal' }
  }
  const isDeclined = kind === 'deposit' && status === 'canceled' && !ownEndings.includes(failure)
  return isDeclined ? { tone: 'danger', text: 'transactions.status_declined' } : statuses[status]
}

interface Shown {
  tone: StatusTone
  text: Extract<TextKey, `transactions.status_${string}`>
}

const statuses: Record<PaymentStatus, Shown> = {
  initiated: { tone: 'neutral', text: 'transactions.status_initiated' },
  pending: { tone: 'warning', text: 'transactions.status_pending' },
  processing: { tone: 'info', text: 'transactions.status_processing' },
  implemented: { tone: 'success', text: 'transactions.status_implemented' },
  canceled: { tone: 'neutral', text: 'transactions.status_canceled' },
  reversed: { tone: 'neutral', text: 'transactions.status_reversed' },
}

import { isCardOpen } from '@nordlys/contracts'
import { playerId } from '@nordlys/core'
import { readConfiguration } from '../../content/index.ts'
import type { PaymentProvider, ProviderTransaction } from '../../outside/index.ts'
import type { Attempt, PaymentMethod } from '../base/payment-method.ts'
import type { PaymentSettings } from '../base/payments-context.ts'
import { cashierSession, cashierSessionHash, cashierSessionMs } from './cashier-session.ts'
import { depositFailureOf } from './deposit-failure.ts'

/** Cards, by PaymentIQ: its page has the fields, and it takes the money before it notifies us. */
export function createCard(
  settings: Pick<PaymentSettings, 'merchantId' | 'cashierUrl' | 'cashierKey'>,
  provider: PaymentProvider,
): PaymentMethod {
  const { merchantId, cashierUrl: url, cashierKey } = settings
  return {
    isOpen: (tx, kind) =>
      readConfiguration(tx, 'payment_methods', (value) => isCardOpen(value, kind), true),
    session: (reference) => ({
      hash: cashierSessionHash(cashierSession(cashierKey, reference)),
      lifeMs: cashierSessionMs,
    }),
    start: async ({ reference, playerId: payer }) => {
      const sessionId = cashierSession(cashierKey, reference)
      return { cashier: { merchantId, userId: payer.toString(), sessionId, url } }
    },
    ask: async ({ reference }) => (await provider.findTransactions(reference)).map(attemptOf),
    async giveBack(refund) {
      const made = await provider.findRefunds(refund.txId)
      const isMade = made?.keys.includes(refund.key)
      return (isMade ? made : await provider.refund(refund)) ?? 'refused'
    },
    tooLate: 'authentication-timeout',
  }
}

function attemptOf(transaction: ProviderTransaction): Attempt {
  const { txId, userId, state, statusCode, capturedOre: amountOre, maskedAccount } = transaction
  const card = { brand: null, last4: last4Of(maskedAccount), expiryMonth: null }
  const captured =
    amountOre > 0n ? { playerId: playerId(Number(userId)), amountOre, card } : undefined
  if (unknownStates.has(state)) return { txId, captured, state: 'unknown' }
  if (!endStates.has(state)) return { txId, captured, state: 'waiting' }
  return { txId, captured, state: 'ended', failure: depositFailureOf(statusCode) }
}

const unknownStates = new Set(['PROCESSING', 'REPROCESSING', 'INCONSISTENT', 'SUCCESSFUL'])
const endStates = new Set(['FAILED', 'CANCELLED'])

/** The last four digits of a number such as `457100******0000`, all of it we keep. */
export function last4Of(maskedAccount: string | undefined): string | null {
  return /\d{4}$/.exec(maskedAccount ?? '')?.[0] ?? null
}

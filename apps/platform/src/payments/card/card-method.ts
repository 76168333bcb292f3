import { isCardOpen } from '@nordlys/contracts'
import { playerId } from '@nordlys/core'
import { readConfiguration } from '../../content/index.ts'
import type { PaymentProvider, ProviderTransaction } from '../../outside/index.ts'
import type { Attempt, OpenedDeposit, PaymentMethod } from '../base/payment-method.ts'
import type { CardsContext } from './cards-context.ts'
import { cashierSession, cashierSessionHash, cashierSessionMs } from './cashier-session.ts'
import { depositFailureOf } from './deposit-failure.ts'
import { forgetCards, removeCardsOfClosed } from './forget-cards.ts'
import { keepCard } from './keep-card.ts'
import { findOwnCard } from './own-card.ts'
import { listCards } from './saved-cards.ts'

/** Cards, by PaymentIQ: its page has the fields, and it takes the money before it notifies us. */
export function createCard(context: CardsContext, provider: PaymentProvider): PaymentMethod {
  const { db, merchantId, cashierUrl: url, cashierKey } = context
  return {
    isOpen: (tx, kind) =>
      readConfiguration(tx, 'payment_methods', (value) => isCardOpen(value, kind), true),
    session: (reference) => ({
      hash: cashierSessionHash(cashierSession(cashierKey, reference)),
      lifeMs: cashierSessionMs,
    }),
    listCards: (player, at) => listCards(db, player, at),
    ownsCard: async (tx, card) => (await findOwnCard(tx, card)) !== undefined,
    start: async (deposit) => {
      const userId = deposit.playerId.toString()
      const sessionId = cashierSession(cashierKey, deposit.reference)
      const isOpened = await openSession(context, provider, deposit, { userId, sessionId })
      return isOpened ? { cashier: { merchantId, userId, sessionId, url } } : undefined
    },
    ask: async ({ reference }) => (await provider.findTransactions(reference)).map(attemptOf),
    async giveBack(refund) {
      const made = await provider.findRefunds(refund.txId)
      const isMade = made?.keys.includes(refund.key)
      return (isMade ? made : await provider.refund(refund)) ?? 'refused'
    },
    keepCard: (tx, booked) => keepCard(context, tx, booked),
    doDue: async (at) => {
      await removeCardsOfClosed(db, at)
      await forgetCards(context, provider, at)
    },
    tooLate: 'authentication-timeout',
  }
}

/**
 * Says to the provider what the session is for, where it is more than a card that is typed: the page that
 * pays names no token. False when the saved card is there no more, with us or with the provider.
 */
async function openSession(
  { db, cardTokens }: CardsContext,
  provider: PaymentProvider,
  { playerId: payer, cardId, savesCard }: OpenedDeposit,
  session: { userId: string; sessionId: string },
): Promise<boolean> {
  if (cardId === null) {
    return savesCard ? provider.openSession({ ...session, saveAccount: true }) : true
  }
  const card = await findOwnCard(db, { playerId: payer, cardId })
  if (!card) return false
  return provider.openSession({ ...session, accountId: cardTokens.decrypt(card.token_sealed) })
}

function attemptOf(transaction: ProviderTransaction): Attempt {
  const { txId, userId, state, statusCode, capturedOre: amountOre, account } = transaction
  const card = {
    brand: transaction.brand ?? null,
    last4: last4Of(transaction.maskedAccount),
    expiryMonth: transaction.expiryMonth ?? null,
  }
  const captured =
    amountOre > 0n ? { playerId: playerId(Number(userId)), amountOre, card, account } : undefined
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

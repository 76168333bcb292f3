import './base/tables.ts'

export { defaultPaymentSettings } from './base/default-settings.ts'
export type { PaymentPlayers, PaymentSettings, PaymentsContext } from './base/payments-context.ts'
export { findRestoredBonuses } from './base/restored-bonuses.ts'
export { createCard, last4Of } from './card/card-method.ts'
export type { CardTokens } from './card/cards-context.ts'
export { receivePaymentMessage } from './card/payment-callbacks.ts'
export type { CallbackAnswer, PaymentAction, PaymentMessage } from './card/payment-message.ts'
export { nameCard, readCards, removeCard } from './card/saved-cards.ts'
export { verifyUser } from './card/verify-user.ts'
export { startDeposit } from './deposit/deposit.ts'
export { readDepositOptions } from './deposit/deposit-options.ts'
export { sumDeposits } from './deposit/deposits-since.ts'
export { tellOfFulfilledBonuses } from './deposit/fulfilled-bonuses.ts'
export { countDeposits, hasDeposited } from './deposit/has-deposited.ts'
export { askAboutOpenDeposits, settleFromProvider } from './deposit/open-deposits.ts'
export { readDeposit, readPaymentState } from './deposit/read-deposit.ts'
export { type CaptureStanding, settleTakenBack } from './deposit/take-back.ts'
export { listPayersSince, listPaymentEvents } from './history/harm-events.ts'
export { readHistory } from './history/history.ts'
export { listPayments } from './history/history-payments.ts'
export { findPaymentMoment } from './history/payment-moment.ts'
export { readTransactions } from './history/transactions.ts'
export {
  actOnEvent,
  actOnEventTask,
  forgetOldEvents,
  receiveMobilePayEvent,
} from './mobile-pay/events.ts'
export { createMobilePayMethod } from './mobile-pay/mobile-pay-method.ts'
export {
  registerMobilePayWebhook,
  registerWebhookTask,
  wantWebhook,
} from './mobile-pay/webhooks.ts'
export { adoptPayoutFile } from './payout/adopt-payouts.ts'
export { closeAndPayOut, closeAndPayOutIn, readClosing, startClosing } from './payout/closing.ts'
export { payOutLeftovers } from './payout/leftover-payouts.ts'
export {
  findDocumentAskers,
  isDocumentReliedOn,
  noteDocumentRejected,
  noteDocumentSent,
} from './payout/payout-checks.ts'
export { advancePayouts } from './payout/payout-progress.ts'
export { remindOfHeldPayouts } from './payout/payout-reminder.ts'
export { tellOfPayoutsThatWait } from './payout/payouts-that-wait.ts'
export { createWithdrawal, startWithdrawal } from './payout/withdrawal.ts'
export { cancelWithdrawal, listWithdrawals } from './payout/withdrawal-states.ts'
export { giveBackAgreed } from './refund/give-back.ts'
export { staffCalls } from './staff-calls.ts'

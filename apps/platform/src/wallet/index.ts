import './game-wallet-tables.ts'
import './supplier-tables.ts'
import './tables.ts'

export { adoptPayoutFile } from './adopt-payouts.ts'
export { last4Of } from './capture.ts'
export { bookChargeback } from './chargeback.ts'
export { startDeposit } from './deposit.ts'
export { GameWallet } from './game-wallet.ts'
export { authenticate, type PlayContext, startPlay } from './game-wallet-play.ts'

export { hasDeposited } from './has-deposited.ts'
export { readHistory } from './history.ts'
export { type JackpotBoard, jackpotBoard } from './jackpot-board.ts'
export { Jackpots } from './jackpots.ts'
export { askAboutOpenDeposits } from './open-deposits.ts'
export { receivePaymentMessage } from './payment-callbacks.ts'
export type { CallbackAnswer, PaymentAction, PaymentMessage } from './payment-message.ts'
export type { PaymentPlayers, PaymentSettings, PaymentsContext } from './payments-context.ts'
export { advancePayouts } from './payout-progress.ts'
export { tellOfPayoutsThatWait } from './payouts-that-wait.ts'
export { closePlayNotice, readPlayNotice } from './play-notice.ts'
export { readDeposit, readDepositOptions, readPaymentState } from './read-deposit.ts'
export { playersBySupplier, repeatMessages, type ToldMessage } from './repeat-messages.ts'
export { playersByRef, repeatRounds } from './repeat-rounds.ts'
export { replay, startReplay } from './replay.ts'
export {
  defaultSupplierSettings,
  openSuppliers,
  type Supplier,
  type SupplierSettings,
  type SuppliersContext,
} from './supplier-context.ts'
export {
  readRoundStatus,
  takeBet,
  takeBetAndWin,
  takeEndRound,
  takeRollback,
  takeWin,
} from './supplier-messages.ts'
export { authenticateForSupplier, balanceForSupplier, findNamedPlayers } from './supplier-play.ts'
export { askAboutSilentRounds } from './supplier-silence.ts'
export { verifyUser } from './verify-user.ts'
export { createWithdrawal, startWithdrawal } from './withdrawal.ts'
export { cancelWithdrawal, listWithdrawals } from './withdrawal-states.ts'

import { cardRemoved, cardSaved, cardUsed } from './cards.ts'
import { depositAuthorized, depositCanceled, depositPaid, depositStarted } from './deposits.ts'
import { welcomeGiven } from './grants.ts'
import { payoutApproved, payoutRefused } from './held-payouts.ts'
import {
  mobilePayBegun,
  mobilePayLetGo,
  mobilePayRefunded,
  mobilePayTaken,
  mobilePayTakenBack,
} from './mobile-pay.ts'
import { mobilePayDisputed, mobilePayEventActedOn } from './mobile-pay-told.ts'
import type { Operation } from './operation.ts'
import { payoutReturned, payoutSettled } from './payouts.ts'
import { gambleSettled, promisedSpinSettled, roundSettled, roundWithJackpot } from './rounds.ts'
import {
  supplierBet,
  supplierBetAndWin,
  supplierEndRound,
  supplierRollback,
  supplierWin,
} from './supplier.ts'
import { withdrawalCanceled, withdrawalMade } from './withdrawals.ts'

/** Every operation on money. One that is new stands here, and is killed at each of its writes. */
export const operations: readonly Operation[] = [
  depositStarted,
  depositAuthorized,
  depositPaid,
  depositCanceled,
  cardSaved,
  cardUsed,
  cardRemoved,
  mobilePayBegun,
  mobilePayTaken,
  mobilePayLetGo,
  mobilePayTakenBack,
  mobilePayRefunded,
  mobilePayEventActedOn,
  mobilePayDisputed,
  welcomeGiven,
  roundSettled,
  roundWithJackpot,
  gambleSettled,
  promisedSpinSettled,
  supplierBet,
  supplierWin,
  supplierBetAndWin,
  supplierRollback,
  supplierEndRound,
  withdrawalMade,
  withdrawalCanceled,
  payoutApproved,
  payoutRefused,
  payoutSettled,
  payoutReturned,
]

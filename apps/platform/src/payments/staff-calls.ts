import type { StaffCall } from '../staff/index.ts'
import type { PaymentsContext } from './base/payments-context.ts'
import { otherHolderCalls } from './card/other-holders.ts'
import { eventCalls } from './mobile-pay/payment-events.ts'
import { payoutCalls } from './payout/payout-desk.ts'
import { payoutMarkCalls } from './payout/payout-marks.ts'
import { refundCalls } from './refund/refund.ts'

const calls = [eventCalls, otherHolderCalls, payoutCalls, payoutMarkCalls, refundCalls]

/** The calls of the staff that this module serves. */
export function staffCalls(context: PaymentsContext): StaffCall[] {
  return calls.flatMap((each) => each(context))
}

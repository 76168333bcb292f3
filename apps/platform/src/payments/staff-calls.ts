import type { StaffCall } from '../staff/index.ts'
import type { PaymentsContext } from './base/payments-context.ts'
import { otherHolderCalls } from './card/other-holders.ts'
import { eventCalls } from './mobile-pay/payment-events.ts'
import { refundCalls } from './refund/refund.ts'

/** The calls of the staff that this module serves. */
export function staffCalls(context: PaymentsContext): StaffCall[] {
  return [...eventCalls(context), ...otherHolderCalls(context), ...refundCalls(context)]
}

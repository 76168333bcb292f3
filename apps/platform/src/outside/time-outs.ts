import { secondMs } from '@nordlys/core'

/** How long an answer of each outside party may take; a test's stand-in may be given less. */
export const timeOutsMs = {
  /** A player waits for these. */
  mitId: 5 * secondMs,
  rofus: 4 * secondMs,
  paymentProvider: 10 * secondMs,
  mobilePay: 10 * secondMs,
  supplier: 5 * secondMs,
  /** Jobs wait for these, and try again. */
  messages: 10 * secondMs,
  nemKonto: 10 * secondMs,
  settlements: 10 * secondMs,
} as const

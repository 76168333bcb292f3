import { dayMs, hourMs, minuteMs } from '@nordlys/core'

/**
 * How long each kind of record is kept before a job removes it. `docs/retention.md` says for each what
 * removes it and why it is kept so long, and what is kept for ever; a test compares the figures.
 */
export const retentionMs = {
  /** Registrations and visits to MitID that nobody completes. */
  openRegistration: hourMs,
  openIdentification: 10 * minuteMs,
  /** An address or number that nobody confirmed, from when its link or code ended. */
  openContactChange: 30 * dayMs,
  /** A browser's report of its session's end: as long as somebody would complain of it. [SES-03] */
  sessionEnd: 365 * dayMs,
  /** Browser and system of a login that is over, from the login. [ID44] */
  loginDevice: 365 * dayMs,
  /** From its last login: no longer than its cookie. [ID45] */
  knownBrowser: 365 * dayMs,
  /** From its receipt. */
  contactMessage: 730 * dayMs,
  complaint: 1_827 * dayMs,
  letter: 730 * dayMs,
  /** From the account's closing: five years. */
  identityPapers: 1_827 * dayMs,
  closedAccount: 1_827 * dayMs,
  /** A copy of one's data, from the moment it is ready. */
  dataCopy: 7 * dayMs,
  /** From its receipt: longer than a payment can be disputed. */
  paymentEvent: 400 * dayMs,
  /** Where MobilePay shows a payment, from the payment's end. */
  paymentAddress: 30 * dayMs,
  /** From when the provider has forgotten it: as long as a payment can be disputed. */
  removedCard: 400 * dayMs,
  /** From its making: five years. The books keep the payments for longer. */
  payoutFile: 1_827 * dayMs,
  /** An answer about marketing, from when another took its place, it was a no, or the account was closed. */
  marketingConsent: 730 * dayMs,
  /** A letter or a text message that was tried in vain to the end, from its last try. */
  failedJob: 30 * dayMs,
  throttleWindow: dayMs,
  /** A hand that is over, beside the games; longer than its key may begin one. */
  finishedHand: 2 * dayMs,
} as const

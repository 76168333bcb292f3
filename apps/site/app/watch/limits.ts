import { secondMs } from '@nordlys/core'

/** The times of section 9 of the specification that the browser keeps to, each once. */
export const watchTimes = {
  /** From "no longer valid" to the dialog that says so. [SES-03] */
  expiryDelayMs: 2 * secondMs,
  /** How often a validation that failed for another reason is tried again, and after how long. [SES-06] */
  validationPausesMs: [300, 600],
  /** No validation so soon after the line came back. [SES-05] */
  afterReconnectMs: 5 * secondMs,
  betweenValidationsMs: 3 * secondMs,
  firstValidationMs: 2 * secondMs,
  /** How often the line is probed, and how long it may be dead before it counts as lost. [NET-01, NET-02] */
  probeEveryMs: 30 * secondMs,
  lostAfterMs: 60 * secondMs,
  /** From a page at rest to the question for consent. [CONTENT-05] */
  consentAfterIdleMs: 10 * secondMs,
} as const

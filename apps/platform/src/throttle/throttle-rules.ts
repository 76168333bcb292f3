import { hourMs, minuteMs } from '@nordlys/core'

export type ThrottledAct =
  | 'start-registration'
  | 'start-identification'
  | 'start-identification-again'
  | 'tell-email-in-use'
  | 'tell-any-email-in-use'
  | 'complete-registration'
  | 'match-cpr'
  | 'log-session-expiry'
  | 'contact-customer-service'
  | 'upload-document'
  | 'change-limit'
  | 'lower-limit'
  | 'change-bonus'
  | 'change-contact'
  | 'start-details'
  | 'open-data-copy'
  | 'send-contact-code'
  | 'send-contact-code-to'
  | 'confirm-email'
  | 'make-statement'
  | 'search-history'
  | 'make-any-statement'

export interface ThrottleRule {
  attemptsMax: number
  windowMs: number
}

export type ThrottleRules = Readonly<Record<ThrottledAct, ThrottleRule>>

/**
 * Most are counted by network: a mobile operator's address stands for thousands of people. The caller names
 * the key: uploads, changes of limits and contacts, visits for name and address and for a copy of data,
 * requests about a bonus, searches of the history and statements are counted by player, and what is sent to
 * be confirmed by the address or number as well.
 */
export const defaultThrottleRules: ThrottleRules = {
  'start-registration': { attemptsMax: 300, windowMs: 10 * minuteMs },
  'start-identification': { attemptsMax: 1_000, windowMs: 10 * minuteMs },
  'start-identification-again': { attemptsMax: 20, windowMs: 10 * minuteMs },
  'tell-email-in-use': { attemptsMax: 10, windowMs: hourMs },
  'tell-any-email-in-use': { attemptsMax: 200, windowMs: hourMs },
  'complete-registration': { attemptsMax: 300, windowMs: hourMs },
  'match-cpr': { attemptsMax: 10, windowMs: hourMs },
  'log-session-expiry': { attemptsMax: 20, windowMs: 10 * minuteMs },
  'contact-customer-service': { attemptsMax: 30, windowMs: hourMs },
  'upload-document': { attemptsMax: 60, windowMs: hourMs },
  'change-limit': { attemptsMax: 100, windowMs: hourMs },
  // Against floods alone: nobody lowers a limit so often.
  'lower-limit': { attemptsMax: 2_000, windowMs: hourMs },
  'change-bonus': { attemptsMax: 100, windowMs: hourMs },
  'change-contact': { attemptsMax: 20, windowMs: hourMs },
  'start-details': { attemptsMax: 20, windowMs: hourMs },
  'open-data-copy': { attemptsMax: 20, windowMs: hourMs },
  'send-contact-code': { attemptsMax: 10, windowMs: hourMs },
  'send-contact-code-to': { attemptsMax: 5, windowMs: hourMs },
  'confirm-email': { attemptsMax: 300, windowMs: hourMs },
  'make-statement': { attemptsMax: 30, windowMs: hourMs },
  'search-history': { attemptsMax: 120, windowMs: minuteMs },
  'make-any-statement': { attemptsMax: 3_000, windowMs: hourMs },
}

/** So many bonus codes that give nothing a player may try in a window; no setting changes it. [SEC-67] */
export const bonusGuessRule: ThrottleRule = { attemptsMax: 10, windowMs: 15 * minuteMs }

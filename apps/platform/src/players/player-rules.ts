import { hourMs, kroner, minuteMs } from '@nordlys/core'
import type { PlayerRules } from './context.ts'

/** The product's numbers; a deployment overrides the ones it must. */
export const defaultPlayerRules: PlayerRules = {
  brand: 'nordlys',
  brandName: 'Nordlys Casino',
  mobileDigits: { '+45': 8, '+299': 6 },
  allowFictitiousCpr: false,
  depositLimitMinimumOre: kroner(100),
  depositLimitMaximumOre: kroner(100_000),
  termsVersion: '2026-11-01',
  offerTermsVersion: '2026-11-01',
  marketingVersion: '2026-11-24',
  // By network: a mobile operator's address stands for thousands of people, each of whom tries once or twice.
  throttle: {
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
  },
}

/** What a round of the fixed work of `pace-work.ts` takes the reference machine: pace 1. */
export const referenceMs = 133

/** A part fails when it needs more than this many times its budget. Wall time never fails. */
export const toleranceTimes = 1.5

/** Processor seconds each part of the tests may take at pace 1, with every process below it. */
export const partBudgets: Readonly<Record<string, number>> = {
  // A machine that has just started, with nothing read yet, needs a third more than one that is warm.
  static: 60,
  build: 20,
  unit: 90,
  database: 350,
  browser: 950,
  proofs: 90,
}

/** What any other file may take. */
export const fileBudget = 5

/**
 * Seconds at pace 1 of the slowest files, shown in the report; exceeding them fails nothing. For unit and
 * database tests they are the file's processor seconds, for browser tests the seconds its tests took.
 */
export const fileBudgets: Readonly<Record<string, number>> = {
  'proving/odd-input/odd-input.db.test.ts': 15,
  'e2e/mechanics.spec.ts': 100,
  'e2e/accessibility.spec.ts': 90,
  'e2e/deposit.spec.ts': 110,
  'e2e/in-sight.spec.ts': 50,
  'e2e/bonus-code.spec.ts': 60,
  'e2e/finding.spec.ts': 70,
  'e2e/home.spec.ts': 45,
  'e2e/routes.spec.ts': 45,
  'e2e/transactions.spec.ts': 45,
  'e2e/analytics.spec.ts': 40,
  'e2e/pause.spec.ts': 40,
  'e2e/popups.spec.ts': 40,
  'e2e/register.spec.ts': 40,
  'e2e/content.spec.ts': 35,
  'e2e/journey.spec.ts': 35,
  'e2e/play-for-money.spec.ts': 40,
  'e2e/age-popup.spec.ts': 30,
  'e2e/gamble.spec.ts': 30,
  'e2e/layouts.spec.ts': 30,
  'e2e/play-for-fun.spec.ts': 30,
  'e2e/security.spec.ts': 30,
  'e2e/documents.spec.ts': 25,
  'e2e/header.spec.ts': 25,
  'e2e/newer-build.spec.ts': 25,
  'e2e/play-modes.spec.ts': 25,
  'e2e/shell.spec.ts': 25,
  'e2e/configured-texts.spec.ts': 20,
  'e2e/keyboard.spec.ts': 20,
  'e2e/network.spec.ts': 20,
  'e2e/security-input.spec.ts': 20,
  'e2e/consent.spec.ts': 15,
  'e2e/contact.spec.ts': 15,
  'e2e/jackpots.spec.ts': 15,
  'e2e/log-in.spec.ts': 15,
  'e2e/seo.spec.ts': 15,
  'e2e/session.spec.ts': 15,
  'e2e/sessions.spec.ts': 15,
  'e2e/trusted-types.spec.ts': 15,
  'e2e/limits.spec.ts': 18,
  'e2e/ways-to-pay.spec.ts': 15,
  'e2e/withdraw.spec.ts': 15,
  'e2e/card-fields.spec.ts': 10,
  'e2e/error-page.spec.ts': 10,
  'e2e/events.spec.ts': 10,
  'e2e/offers.spec.ts': 10,
  'e2e/slots.spec.ts': 10,
  'e2e/stored-keys.spec.ts': 10,
}

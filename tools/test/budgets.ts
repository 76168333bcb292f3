/** What a round of the fixed work of `pace-work.ts` takes the reference machine: pace 1. */
export const referenceMs = 133

/** A part fails when it needs more than this many times its budget. Wall time never fails. */
export const toleranceTimes = 1.5

/** Processor seconds each part of the tests may take at pace 1, with every process below it. */
export const partBudgets: Readonly<Record<string, number>> = {
  static: 30,
  build: 20,
  unit: 70,
  database: 200,
  browser: 700,
  proofs: 90,
}

/** What any other file may take. */
export const fileBudget = 5

/**
 * Seconds at pace 1 of the files that cost most. They are shown beside what was needed, and fail
 * nothing: of unit and database tests a file's own processor seconds, of browser tests the seconds
 * its tests took.
 */
export const fileBudgets: Readonly<Record<string, number>> = {
  'e2e/mechanics.spec.ts': 60,
  'e2e/accessibility.spec.ts': 60,
  'e2e/deposit.spec.ts': 70,
  'e2e/bonus-code.spec.ts': 40,
  'e2e/content.spec.ts': 40,
  'e2e/play-for-money.spec.ts': 40,
  'e2e/routes.spec.ts': 40,
  'e2e/transactions.spec.ts': 35,
  'e2e/register.spec.ts': 35,
}

/** What a round of the fixed work of `pace-work.ts` takes the reference machine: pace 1. */
export const referenceMs = 133

/** A part fails when it needs more than this many times its budget. Wall time never fails. */
export const toleranceTimes = 1.5

/** Processor seconds each part of the tests may take at pace 1, with every process below it. */
export const partBudgets: Readonly<Record<string, number>> = {
  // A machine that has just started, with nothing read yet, needs a third more than one that is warm.
  static: 60,
  build: 20,
  unit: 100,
  database: 350,
  browser: 950,
  proofs: 90,
}

import { bonusMutants } from './bonus-mutants.ts'
import type { Mutant } from './mutant.ts'
import { onceMutants } from './once-mutants.ts'
import { paymentMutants } from './payment-mutants.ts'
import { playMutants } from './play-mutants.ts'
import { supplierMutants } from './supplier-mutants.ts'

/** Every bug that is planted, each by itself. */
export const mutants: readonly Mutant[] = Object.entries({
  ...onceMutants,
  ...paymentMutants,
  ...playMutants,
  ...bonusMutants,
  ...supplierMutants,
}).map(([name, bug]) => ({ name, ...bug }))

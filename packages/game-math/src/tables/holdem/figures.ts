import { type Fraction, fraction } from '../../prove/fraction.ts'
import type { TableFigures } from '../figures.ts'

/** Of `holdemRules`, every cell played as is best in it: proven in `test:deep`. [PROOF-01] */
export const holdemFigures: TableFigures & { readonly ofStakes: Fraction } = {
  // The bank keeps 600123513880/27813810024000 of an ante.
  returned: fraction(61_849_287_523, 63_213_204_600),
  /** The same of all stakes: the ante, and the call of 21,309,024 cells of 25,989,600. */
  ofStakes: fraction(165_507_034_771, 166_870_951_848),
  deviation: 2.612861,
  winShare: 0.47769178,
}

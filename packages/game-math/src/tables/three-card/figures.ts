import { type Fraction, fraction } from '../../prove/fraction.ts'
import type { TableFigures } from '../figures.ts'

/** Of `threeCardRules`, ante and play by the printed strategy, proven by two methods. [PROOF-01] */
export const anteFigures: TableFigures & { readonly ofStakes: Fraction } = {
  // The bank keeps 13733780/407170400 of an ante.
  returned: fraction(19_671_831, 20_358_520),
  /** The same of all stakes: the ante, and the play of 14,900 hands of 22,100. */
  ofStakes: fraction(33_397_711, 34_084_400),
  deviation: 1.639253,
  winShare: 0.44912658,
}

export const pairBonusFigures: TableFigures = {
  returned: fraction(5_397, 5_525),
  deviation: 2.910646,
  winShare: 0.2561086,
}

import { fraction, minus, one } from '../../prove/fraction.ts'
import type { BlackjackFigures } from '../blackjack/figures.ts'

/** The proven figures of the shared hand, by the chart of blackjack without its splits. */
export const sharedFigures: BlackjackFigures = {
  chartReturn: minus(
    one,
    fraction(
      1877967539371985315285482492239230097469724n,
      192719583540554771243108474049609438884038125n,
    ),
  ),
  bestReturn: 0.9902858642,
  deviation: 1.112676,
  results: [
    [-2, 0.03643961],
    [-1, 0.44497166],
    [0, 0.0858013],
    [1, 0.33480705],
    [1.5, 0.04532299],
    [2, 0.0526574],
  ],
}

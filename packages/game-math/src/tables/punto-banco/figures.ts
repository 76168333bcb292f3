import { fraction } from '../../prove/fraction.ts'
import type { TableFigures } from '../figures.ts'
import type { PuntoBancoBet } from './rules.ts'

/** Of `puntoBancoRules`, proven by two methods. [PROOF-01] */
export const puntoBancoFigures: Readonly<Record<PuntoBancoBet, TableFigures>> = {
  player: {
    returned: fraction(19_283_843_717_413n, 19_524_993_263_685n),
    deviation: 0.951153,
    winShare: 0.44624661,
  },
  bank: {
    returned: fraction(10_732_465_128_097n, 10_847_218_479_825n),
    deviation: 0.927372,
    winShare: 0.45859742,
  },
  tie: {
    returned: fraction(1_238_613_089_774n, 1_301_666_217_579n),
    deviation: 2.934302,
    winShare: 0.09515597,
  },
  'player-pair': { returned: fraction(403, 415), deviation: 3.417761, winShare: 0.0746988 },
  'bank-pair': { returned: fraction(403, 415), deviation: 3.417761, winShare: 0.0746988 },
}

import { importAgain } from '@nordlys/core'
import { puntoBanco } from '@nordlys/game-math/tables/punto-banco/machine'
import type { PuntoBancoRules } from '@nordlys/game-math/tables/punto-banco/rules'
import type { LiveKind } from '../live-kind.ts'
import { LivePuntoBancoFelt } from './live-punto-banco-felt.ts'
import { puntoBancoPayout } from './punto-banco-payout.ts'

export const puntoBancoKind: LiveKind = {
  words: {
    waiting: 'Indsatserne bogføres',
    spin: 'Kortene bliver givet',
    unsettled:
      'Runden slutter uden kort på bordet, fordi bogføringen mangler svar. Din indsats afgøres for ' +
      'sig, og udfaldet står under Transaktioner. Er den ikke bogført inden for et døgn, bortfalder den.',
  },
  by(rules) {
    // The server sends what was proven; its shape follows from the game's kind.
    const table = rules as PuntoBancoRules
    return { payoutOf: puntoBancoPayout(table), draw: (rng) => puntoBanco.start(table, [], rng) }
  },
  felt: (parts) => new LivePuntoBancoFelt(parts),
  async more() {
    const script = await importAgain(() => import('./punto-banco-more.ts'), 'puntoBancoMore')
    return script.puntoBancoMore
  },
}

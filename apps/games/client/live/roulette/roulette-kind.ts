import { importAgain } from '@nordlys/core'
import { roulette } from '@nordlys/game-math/tables/roulette/machine'
import type { RouletteRules } from '@nordlys/game-math/tables/roulette/rules'
import type { LiveKind } from '../live-kind.ts'
import { LiveRouletteFelt } from './live-roulette-felt.ts'
import { roulettePayout } from './roulette-payout.ts'

export const rouletteKind: LiveKind = {
  words: {
    waiting: 'Hjulet drejer',
    spin: 'Kuglen ruller',
    unsettled:
      'Runden slutter uden et tal på hjulet, fordi bogføringen mangler svar. Din indsats afgøres for ' +
      'sig, og udfaldet står under Transaktioner. Er den ikke bogført inden for et døgn, bortfalder den.',
  },
  by(rules) {
    // The server sends what was proven; its shape follows from the game's kind.
    const wheel = rules as RouletteRules
    return { payoutOf: roulettePayout(wheel), draw: (rng) => roulette.start(wheel, [], rng) }
  },
  felt: (parts) => new LiveRouletteFelt(parts),
  async more() {
    const script = await importAgain(() => import('./roulette-more.ts'), 'rouletteMore')
    return script.rouletteMore
  },
}

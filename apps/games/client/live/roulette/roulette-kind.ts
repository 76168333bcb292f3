import { roulette } from '@nordlys/game-math/tables/roulette/machine'
import type { RouletteRules } from '@nordlys/game-math/tables/roulette/rules'
import { StatisticsView } from '../../tables/roulette/side/statistics-view.ts'
import type { LiveKind } from '../live-kind.ts'
import { LiveRouletteFelt } from './live-roulette-felt.ts'
import { numbersIn } from './number-in.ts'
import { roulettePayout } from './roulette-payout.ts'

export const rouletteKind: LiveKind = {
  words: {
    waiting: 'Hjulet drejer',
    spin: 'Kuglen ruller',
    unsettled:
      'Runden slutter uden et tal på hjulet, fordi bogføringen mangler svar. Din indsats afgøres for ' +
      'sig, og udfaldet står under Transaktioner. Er den ikke bogført inden for et døgn, bortfalder den.',
    check: {
      outcome: ['Tallet følger af frøet.', 'Tallet følger ikke af frøet.'],
      proves:
        'Det viser, at hverken tallet eller din indsats er ændret, efter at runden lukkede: frøet blev ' +
        'trukket, da alle indsatser lå fast.',
      provesNot:
        'Det viser ikke, hvordan frøet blev valgt. Det står generatorens certifikat og de offentlige ' +
        'statistikker over bordets numre inde for.',
    },
  },
  by(rules) {
    // The server sends what was proven; its shape follows from the game's kind.
    const wheel = rules as RouletteRules
    return { payoutOf: roulettePayout(wheel), draw: (rng) => roulette.start(wheel, [], rng) }
  },
  felt: (parts) => new LiveRouletteFelt(parts),
  results(latest) {
    const view = new StatisticsView(() => '', latest.length)
    view.show(numbersIn(latest))
    return [view.root]
  },
}

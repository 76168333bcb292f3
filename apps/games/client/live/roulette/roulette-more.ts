import { StatisticsView } from '../../tables/roulette/side/statistics-view.ts'
import type { LiveMore } from '../live-kind.ts'
import { numbersIn } from './number-in.ts'

export const rouletteMore: LiveMore = {
  check: {
    outcome: ['Tallet følger af frøet.', 'Tallet følger ikke af frøet.'],
    proves:
      'Det viser, at hverken tallet eller din indsats er ændret, efter at runden lukkede: frøet blev ' +
      'trukket, da alle indsatser lå fast.',
    provesNot:
      'Det viser ikke, hvordan frøet blev valgt. Det står generatorens certifikat og de offentlige ' +
      'statistikker over bordets numre inde for.',
  },
  results(latest) {
    const view = new StatisticsView(() => '', latest.length)
    view.show(numbersIn(latest))
    return [view.root]
  },
}

import type { LiveMore } from '../live-kind.ts'
import { allWinners } from './all-winners.ts'
import { winnersIn } from './deal-in.ts'

export const puntoBancoMore: LiveMore = {
  check: {
    outcome: ['Kortene følger af frøet.', 'Kortene følger ikke af frøet.'],
    proves:
      'Det viser, at hverken kortene eller din indsats er ændret, efter at runden lukkede: frøet blev ' +
      'trukket, da alle indsatser lå fast.',
    provesNot:
      'Det viser ikke, hvordan frøet blev valgt. Det står generatorens certifikat og de offentlige ' +
      'statistikker over bordets resultater inde for.',
  },
  results: (latest) => allWinners(winnersIn(latest)),
}

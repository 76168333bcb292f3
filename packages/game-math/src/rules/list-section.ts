import type { TablePar } from '../prove/par.ts'
import type { RulesSection } from './game-rules.ts'
import { count } from './wording.ts'

/** How a round of a finite list is drawn. */
export function listSection({ table }: TablePar): RulesSection {
  return {
    heading: 'Sådan trækkes en runde',
    paragraphs: [
      `Hver runde trækkes blandt ${count(table.rounds)} forløb, der er spillet på forhånd efter ` +
        'reglerne her. Først trækkes gevinstens størrelse i grove trin, og derefter et forløb med ' +
        'den størrelse. Alle forløb er med i hver eneste trækning, så det samme kan komme igen, og ' +
        'ingen gevinst bliver brugt op.',
    ],
  }
}

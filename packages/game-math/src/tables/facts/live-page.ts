import type { TableFacts } from './facts.ts'
import { type TablePage, text } from './page-sections.ts'
import { tablePageOf } from './table-page.ts'

/** The rules of a live table and the figures of its proof, in Danish: those of the game, and of the round. */
export function livePageOf(facts: TableFacts): TablePage {
  const { rules, ...page } = tablePageOf(facts, { isShared: true })
  const [keyFacts, ...others] = rules
  const before = facts.kind === 'roulette' ? 'kuglen falder' : 'kortene bliver givet'
  return { ...page, rules: [...(keyFacts ? [keyFacts] : []), sharedRound(before), ...others] }
}

/** As rules LV1 to LV17 have it. */
const sharedRound = (before: string) =>
  text(
    'En fælles runde',
    'Alle ved bordet spiller den samme runde på samme tid.',
    'Du kan satse i 15 sekunder, og du kan ændre din indsats, indtil der lukkes. Først når alle ' +
      'indsatser ligger fast, trækkes udfaldet, og hver indsats bogføres. Udfaldet vises, når den ' +
      'sidste er bogført.',
    'En indsats, der er bogført, gælder, også når forbindelsen er væk. En indsats, der ikke kan ' +
      `bogføres, koster ingenting, og du får det at vide, før ${before}.`,
    'Kan en runde ikke gennemføres, aflyses den, og der trækkes ingen penge. Hvis bogføringen ikke er ' +
      'færdig inden to minutter, fortsætter bordet med næste runde. Din indsats afgøres da af det ' +
      'udfald, der er trukket, og du finder resultatet i din historik.',
    'Før udfaldet vises, viser bordet en kontrolsum af det og af alle indsatser. Bagefter kan du selv ' +
      'kontrollere, at intet er ændret.',
  )

import type { GambleTerms } from '../base/definition-base.ts'
import type { RulesSection } from './game-rules.ts'
import { times } from './wording.ts'

/** How a win may be staked once more. [S51] */
export function gambleSection({ maxSteps, capBets }: GambleTerms): RulesSection {
  const inRow = maxSteps === 1 ? 'én gang' : `op til ${maxSteps} gange i træk`
  return {
    heading: 'Kvit eller dobbelt',
    paragraphs: [
      'Når en runde har givet gevinst, kan du sætte hele gevinsten på rød eller sort. Så trækkes et ' +
        'kort. Har du valgt kortets farve, får du det dobbelte. Ellers taber du gevinsten. Chancen er ' +
        '1 ud af 2, og indsatsen betales 2 gange. Derfor er tilbagebetalingsprocenten den samme, ' +
        'uanset om du gør det.',
      `Du kan spille kvit eller dobbelt ${inRow}, så længe det dobbelte højst er ${times(capBets)} i ` +
        'den runde, der gav gevinsten. Gevinsten står på din saldo, til du vælger en farve, og du kan ' +
        'altid beholde den: Tryk på Tag beløbet, eller spil videre.',
      'Tilbuddet gælder, til du spiller videre, genindlæser spillet eller forlader det. Mister du ' +
        'forbindelsen, efter at du har valgt en farve, er kortet trukket og resultatet gemt.',
      'Kvit eller dobbelt er en runde for sig i din spilhistorik. Den hverken bidrager til eller ' +
        'udløser jackpots, og den kan ikke spilles, mens du har en bonus.',
    ],
  }
}

import { formatPercent } from '@nordlys/core'
import { toNumber } from '../../prove/fraction.ts'
import { count } from '../../rules/wording.ts'
import {
  type BlackjackFigures,
  figuresOf,
  insuranceReturn,
  pairReturn,
  trioReturn,
} from '../blackjack/figures.ts'
import type { BlackjackRules } from '../blackjack/rules.ts'
import { type Section, text } from './page-sections.ts'

/** What is proven of a blackjack table beside its return. */
export function blackjackFigures(rules: BlackjackRules): Section[] {
  return [resultsSection(figuresOf(rules), more), sideReturns(rules), method]
}

const more = 'Uden forsikring og sidevæddemål. Mere end én indsats kommer af fordoblinger og split.'

/** How often a round wins so much, with a bar. */
export function resultsSection({ results: all }: BlackjackFigures, moreDa: string): Section {
  const most = Math.max(...all.map(([, share]) => share))
  return {
    heading: 'Hvad en runde vinder',
    paragraphs: [
      `Talt i den første indsats, når der spilles med grundstrategi. Et minus er et tab. ${moreDa}`,
    ],
    table: {
      columns: ['Vundet', 'Andel af runderne'],
      rows: all.map(([won, share]) => ({
        cells: [`${signed(won)} indsatser`, formatPercent(share, 2)],
        share: share / most,
      })),
    },
  }
}

function sideReturns(rules: BlackjackRules): Section {
  const rows = [
    ['Forsikring', insuranceReturn(rules)],
    ['Ens par', pairReturn(rules)],
    ['Trio', trioReturn(rules)],
  ] as const
  return {
    heading: 'Forsikring og sidevæddemål',
    paragraphs: ['De betaler mindre tilbage end selve hånden.'],
    table: {
      columns: ['Indsats', 'Tilbagebetaling', 'Som brøk'],
      rows: rows.map(([name, returned]) => ({
        cells: [
          name,
          formatPercent(toNumber(returned), 2),
          `${returned.numerator}/${returned.denominator}`,
        ],
      })),
    },
  }
}

const method = text(
  'Sådan er tallet fundet',
  'Grundstrategien er en tabel med ét valg til hver hånd mod hvert kort, banken kan vise. ' +
    'Tilbagebetalingen er ' +
    'regnet ud for netop den tabel, kort for kort, på to måder, der ikke deler et eneste ' +
    'regnestykke: baglæns fra ' +
    'rundens slutning og forlæns fra det første kort. De giver den samme brøk.',
)

function signed(won: number): string {
  const size = count(Math.abs(won))
  return won < 0 ? `−${size}` : size
}

import { formatKroner, ore } from '@nordlys/core'
import { enumerate } from '../../rules/wording.ts'
import { deviationOf } from '../video-poker/deviation.ts'
import type { VideoPokerRules } from '../video-poker/rules.ts'
import { inStakes, type KindPage, type Section, text, waits } from './page-sections.ts'

export function videoPokerPage(rules: VideoPokerRules): KindPage {
  return {
    rules: [howToPlay(rules), ...wildCards(rules), stakes(rules), pays(rules)],
    figures: [paytable(rules), manyHands(rules), method],
    leftHand: `${waits}De kort, der er bedst at beholde, bliver beholdt.`,
  }
}

function howToPlay({ wild }: VideoPokerRules): Section {
  const deck = wild === 'joker' ? 'et spil kort med én joker' : 'et spil kort uden jokere'
  return text(
    'Sådan spiller du',
    `Du får fem kort af ${deck}, vælger, hvilke du vil beholde, og får nye i stedet for resten. ` +
      `Hånden betaler ` +
      'efter gevinsttabellen. Der er ét valg, og det koster ikke noget.',
    'Spiller du flere hænder, beholder du de samme kort i dem alle, og hver hånd får nye kort af ' +
      'sit eget spil.',
  )
}

function wildCards({ wild }: VideoPokerRules): Section[] {
  if (wild === 'none') return []
  const which = wild === 'deuces' ? 'De fire toere' : 'Jokeren'
  return [
    text(
      'Kort, der kan være ethvert kort',
      `${which} kan være ethvert kort. Kan en hånd tælle som flere ting, betaler den det, der giver mest.`,
    ),
  ]
}

function stakes({ coinValuesOre, coinsMax, handCounts, stakeMaxOre }: VideoPokerRules): Section {
  const values = coinValuesOre.map((value) => formatKroner(ore(value)))
  return text(
    'Indsats',
    `En hånd koster 1 til ${coinsMax} mønter på ${either(values)}, og du kan spille ` +
      `${either(handCounts.map(String))} hænder ad gangen, for højst ` +
      `${formatKroner(ore(stakeMaxOre))} pr. runde.`,
    'Gevinsterne er de samme for hver mønt, også for en royal flush. Tilbagebetalingen er den ' +
      'samme, uanset hvor ' +
      'mange mønter og hænder du vælger.',
  )
}

function pays({ pays: rows }: VideoPokerRules): Section {
  return text(
    'Gevinsttabel',
    'Tallet er mønter for hver mønt, du har satset, med indsatsen regnet med.',
    ...rows.map(({ nameDa, pays: coins }) => `${nameDa}: ${coins}`),
  )
}

function paytable({ pays: rows }: VideoPokerRules): Section {
  return {
    heading: 'Gevinsttabel',
    paragraphs: ['Mønter for hver mønt, der er satset, med indsatsen regnet med.'],
    table: {
      columns: ['Hånd', 'Mønter'],
      rows: rows.map(({ nameDa, pays: coins }) => ({ cells: [nameDa, String(coins)] })),
    },
  }
}

function manyHands(rules: VideoPokerRules): Section {
  return {
    heading: 'Flere hænder',
    paragraphs: [
      'Tilbagebetalingen er den samme, men jo flere hænder du deler indsatsen på, jo mindre svinger ' +
        'resultatet.',
    ],
    table: {
      columns: ['Hænder', 'Standardafvigelse i indsatser'],
      rows: rules.handCounts.map((hands) => ({
        cells: [String(hands), inStakes(deviationOf(rules, hands))],
      })),
    },
  }
}

const method = text(
  'Sådan er tallet fundet',
  'Bedste spil er det valg, der i gennemsnit betaler mest, for hver eneste hånd, der kan deles ud. Alle ' +
    'uddelinger og alle måder at trække på er talt med, så tallet er nøjagtigt og ikke målt. Et ' +
    'udsnit er talt ' +
    'igen på en anden måde, kort for kort.',
)

function either(values: readonly string[]): string {
  return enumerate(values).replace(/ og (?=[^,]*$)/, ' eller ')
}

import { formatKroner, formatPercent, ore } from '@nordlys/core'
import { toNumber } from '../../prove/fraction.ts'
import { holdemFigures } from '../holdem/figures.ts'
import { callAntes, type HoldemRules } from '../holdem/rules.ts'
import { type KindPage, text, waits } from './page-sections.ts'

export function holdemPage({ antePays, limits: { ante } }: HoldemRules): KindPage {
  return {
    rules: [
      text(
        'Sådan spiller du',
        `Du satser en ante på ${formatKroner(ore(ante.minOre))} til ` +
          `${formatKroner(ore(ante.maxOre))} og ser dine ` +
          'to kort og tre af de fem fælles kort. Så lægger du kortene ned og opgiver anten, ' +
          `eller du spiller videre for ${callAntes} gange anten. De sidste to fælles kort og ` +
          'bankens to kort kommer derefter.',
        'En hånd er de bedste fem af syv kort. Banken går videre med et par firere eller bedre. Gør ' +
          'den ikke, bliver ' +
          'anten betalt, og resten kommer tilbage. Er din hånd bedst, bliver anten betalt, og det, ' +
          'du spillede videre med, ' +
          'betaler 1 til 1. Står I lige, kommer begge dele tilbage.',
      ),
      text(
        'Hvad anten betaler',
        `Royal flush: ${antePays['royal-flush']} til 1. Straight flush: ` +
          `${antePays['straight-flush']} til 1`,
        `Fire ens: ${antePays['four-of-a-kind']} til 1`,
        `Fuldt hus: ${antePays['full-house']} til 1`,
        `Flush: ${antePays.flush} til 1. Alt andet: 1 til 1`,
      ),
    ],
    figures: [
      {
        heading: 'Hver indsats',
        paragraphs: [],
        table: {
          columns: ['Indsats', 'Tilbagebetaling'],
          rows: [
            ['Anten', holdemFigures.returned] as const,
            ['Anten og det, du spiller videre med', holdemFigures.ofStakes] as const,
          ].map(([name, returned]) => ({ cells: [name, formatPercent(toNumber(returned))] }), 2),
        },
      },
      text(
        'Sådan er tallet fundet',
        'Bedste spil er det bedste af de to valg i hver stilling, du kan komme i. Alle er talt med, ' +
          'og et udsnit er ' +
          'talt igen på en anden måde.',
      ),
    ],
    leftHand: `${waits}Kortene bliver lagt ned.`,
  }
}

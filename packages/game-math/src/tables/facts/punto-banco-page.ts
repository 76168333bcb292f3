import { formatKroner, formatPercent, ore } from '@nordlys/core'
import { toNumber } from '../../prove/fraction.ts'
import { puntoBancoFigures } from '../punto-banco/figures.ts'
import type { PuntoBancoRules } from '../punto-banco/rules.ts'
import { type KindPage, text } from './page-sections.ts'

export function puntoBancoPage({ limits, maxTableOre, ...rules }: PuntoBancoRules): KindPage {
  const { commissionPercent, tiePays, pairPays } = rules
  const [bank, tie, pair, table] = [
    limits.bank.maxOre,
    limits.tie.maxOre,
    limits['bank-pair'].maxOre,
    maxTableOre,
  ].map((amount) => formatKroner(ore(amount)))
  return {
    rules: [
      text(
        'Sådan spiller du',
        'Du satser på, om spilleren eller banken kommer tættest på 9, eller om de står lige. Hver ' +
          'får to kort, og ' +
          'et tredje efter faste regler, så der er ingen valg undervejs. Et es tæller 1, tiere og ' +
          'billedkort 0, og ' +
          'en hånd tæller det sidste ciffer i summen.',
        '8 eller 9 med to kort slutter runden. Ellers trækker spilleren til 5. Banken trækker til ' +
          '2, og med 3 til 6 ' +
          'efter, hvilket tredje kort spilleren fik. Fik spilleren ingen, trækker banken til 5.',
      ),
      text(
        'Hvad det betaler',
        `Spilleren betaler 1 til 1, banken det samme minus ${commissionPercent} %, og uafgjort ` +
          `${tiePays} til 1. ` +
          'Ved uafgjort kommer indsatser på spilleren og banken tilbage.',
        `Et par i de første to kort hos spilleren eller banken betaler ${pairPays} til 1.`,
        `Spilleren og banken tager hver op til ${bank}, uafgjort ${tie} og et par ${pair}. En runde ` +
          `tager ${table}.`,
      ),
    ],
    figures: [
      {
        heading: 'Hver indsats',
        paragraphs: [],
        table: {
          columns: ['Indsats', 'Tilbagebetaling'],
          rows: (['bank', 'player', 'tie', 'bank-pair'] as const).map((bet) => ({
            cells: [names[bet], formatPercent(toNumber(puntoBancoFigures[bet].returned), 2)],
          })),
        },
      },
      text(
        'Sådan er tallet fundet',
        'Alle uddelinger af otte spil kort er talt op på to måder, der giver de samme brøker.',
      ),
    ],
  }
}

const names = {
  bank: 'Banken',
  player: 'Spilleren',
  tie: 'Uafgjort',
  'bank-pair': 'Et par',
}

import { formatKroner, formatPercent, ore } from '@nordlys/core'
import { toNumber } from '../../prove/fraction.ts'
import type { StakeLimits } from '../stakes.ts'
import { anteFigures, pairBonusFigures } from '../three-card/figures.ts'
import type { ThreeCardRules } from '../three-card/rules.ts'
import { type KindPage, type Section, text, waits } from './page-sections.ts'

export function threeCardPage({ anteBonus, pairBonus, limits }: ThreeCardRules): KindPage {
  return {
    rules: [
      text(
        'Sådan spiller du',
        `Du satser en ante på ${range(limits.ante)} og får tre kort. Så lægger du ` +
          'kortene ned og opgiver anten, eller du spiller videre med lige så meget mere. ' +
          'Bankens tre kort kommer først derefter.',
        'Banken går videre med en dame eller bedre. Gør den ikke, betaler anten 1 til 1, og resten ' +
          'kommer tilbage. ' +
          'Ellers betaler begge indsatser 1 til 1 til den bedste hånd, og står I lige, kommer de tilbage.',
      ),
      text(
        'Hænderne, den bedste først',
        'Straight flush, tre ens, straight, flush, par og højeste kort. Et es er højt, eller lavt i ' +
          'den laveste ' +
          'straight.',
      ),
      text(
        'Bonus',
        `Spiller du videre, giver en straight flush ${anteBonus['straight-flush']} gange anten, tre ens ` +
          `${anteBonus['three-of-a-kind']} og en straight ${anteBonus.straight}, uanset hvad banken har.`,
        `Par-bonus er en indsats for sig på ${range(limits['pair-bonus'])}. Den betaler ` +
          `${pairBonus['straight-flush']} til 1 for en straight flush, ` +
          `${pairBonus['three-of-a-kind']} for tre ens, ` +
          `${pairBonus.straight} for en straight, ${pairBonus.flush} for en flush og ` +
          `${pairBonus.pair} for et par, ` +
          'også når du lægger kortene ned.',
      ),
    ],
    figures: [returns, method],
    leftHand: `${waits}Kortene bliver lagt ned.`,
  }
}

const returns: Section = {
  heading: 'Hver indsats',
  paragraphs: [],
  table: {
    columns: ['Indsats', 'Tilbagebetaling'],
    rows: [
      ['Anten', anteFigures.returned] as const,
      ['Anten og det, du spiller videre med', anteFigures.ofStakes] as const,
      ['Par-bonus', pairBonusFigures.returned] as const,
    ].map(([name, returned]) => ({ cells: [name, formatPercent(toNumber(returned))] }), 2),
  },
}

const method = text(
  'Sådan er tallet fundet',
  'Bedste spil er at spille videre med dame, seks og fire eller bedre. Tallet er regnet ud for alle ' +
    'hænder mod alle ' +
    'hænder på to måder, der giver den samme brøk.',
)

function range({ minOre, maxOre }: StakeLimits): string {
  return `${formatKroner(ore(minOre))} til ${formatKroner(ore(maxOre))}`
}

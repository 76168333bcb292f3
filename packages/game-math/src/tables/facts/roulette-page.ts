import { formatKroner, formatPercent, ore } from '@nordlys/core'
import { toNumber } from '../../prove/fraction.ts'
import { returnByFormula } from '../roulette/exact.ts'
import type { RouletteRules } from '../roulette/rules.ts'
import { type KindPage, type Section, text } from './page-sections.ts'

export function roulettePage(rules: RouletteRules): KindPage {
  return {
    rules: [howToPlay, pays, zero(rules), limits(rules), wheel],
    figures: [returns(rules), method],
  }
}

const howToPlay = text(
  'Sådan spiller du',
  'Hjulet har 37 felter: 1 til 36, halvt røde og halvt sorte, og et grønt nul. Du lægger jetoner på ' +
    'de tal eller ' +
    'grupper, du tror på, og så bliver ét af de 37 tal trukket. Alle har samme chance hver gang.',
  'Naboer, finaler og de kendte franske væddemål er jetoner på flere felter på én gang. De ' +
    'har ingen ' +
    'egne udbetalinger.',
)

const pays = text(
  'Hvad det betaler',
  'Et tal: 35 til 1. To tal: 17 til 1. Tre tal: 11 til 1. Fire tal: 8 til 1. Seks tal: 5 til 1.',
  'Et dusin eller en kolonne: 2 til 1. Rød eller sort, lige eller ulige, lav eller høj: 1 til 1.',
)

function zero({ laPartage }: RouletteRules): Section {
  return text(
    'Nul',
    'Nul hører ikke til nogen kolonne, noget dusin eller nogen enkel chance.',
    laPartage
      ? 'Falder nul, får du halvdelen tilbage af indsatser på de enkle chancer. Det hedder la partage.'
      : 'Falder nul, er alle indsatser tabt, der ikke ligger på det.',
  )
}

function limits({ minOre, maxStraightOre, maxEvenChanceOre, maxTableOre }: RouletteRules): Section {
  const [least, straight, even, table] = [
    minOre,
    maxStraightOre,
    maxEvenChanceOre,
    maxTableOre,
  ].map((amount) => formatKroner(ore(amount)))
  return text(
    'Indsats',
    `Fra ${least} pr. felt og op til ${straight} på et tal. En gruppe tager så mange gange det, som ` +
      `den har tal. ` +
      `En enkel chance tager ${even}, og en runde ${table} i alt.`,
  )
}

const wheel = text(
  'Hjulet og kuglen',
  'Tallet trækkes først. Kuglens bane vises efter lodtrækningen: Den er et af mange kast, der er ' +
    'regnet ud på ' +
    'forhånd, og den afgør ikke tallet.',
)

function returns(rules: RouletteRules): Section {
  const rows = [
    ['Rød, sort, lige, ulige, lav eller høj', returnByFormula(rules, 'even-chance')],
    ['Alle andre indsatser', returnByFormula(rules, 'straight')],
  ] as const
  return {
    heading: 'Hver indsats',
    paragraphs: [],
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
  'Alle 157 felter på bordet er regnet ud mod alle 37 tal, og en formel giver det samme.',
)

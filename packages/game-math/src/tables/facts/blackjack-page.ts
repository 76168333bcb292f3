import { formatKroner, formatPercent, ore } from '@nordlys/core'
import { toNumber } from '../../prove/fraction.ts'
import { insuranceReturn } from '../blackjack/figures.ts'
import type { BlackjackRules } from '../blackjack/rules.ts'
import type { StakeLimits } from '../stakes.ts'
import { blackjackFigures } from './blackjack-figures.ts'
import { type KindPage, type Section, text, waits } from './page-sections.ts'

export function blackjackPage(rules: BlackjackRules): KindPage {
  return {
    rules: [howToPlay(rules), choices(rules), bank, insurance(rules), sideBets(rules)],
    figures: blackjackFigures(rules),
    leftHand:
      `${waits}Der bliver ikke taget forsikring. Der bliver taget kort til en hård hånd på 11 og ` +
      `derunder og til ` +
      'en blød hånd på 17 og derunder, og ellers står hånden.',
  }
}

function howToPlay({ decks, hand }: BlackjackRules): Section {
  return text(
    'Sådan spiller du',
    `Du spiller én hånd mod banken med ${decks === 6 ? 'seks' : 'otte'} spil kort. Det gælder om at ` +
      `komme ` +
      'tættere på 21 end banken uden at gå over. Et es tæller 11, når hånden så ikke går over 21, ' +
      'og ellers 1. ' +
      'Billedkort tæller 10, og de andre kort tæller det, der står på dem.',
    `Du satser fra ${kroner(hand.minOre)} til ${kroner(hand.maxOre)} i hele kroner. Du får to kort, ` +
      `og banken ` +
      'får to, hvoraf du ser det ene.',
    'Et es og et kort, der tæller 10, i de første to kort er en blackjack. Den betaler 3 til 2. Har ' +
      'banken også ' +
      'en, får du indsatsen tilbage. Ellers betaler en hånd, der vinder, 1 til 1, og står I lige, får du ' +
      'indsatsen tilbage.',
  )
}

function choices({ surrender }: BlackjackRules): Section {
  return text(
    'Dine valg',
    'Kort giver dig ét kort mere, og Stå slutter hånden. En hånd på 21 eller mere slutter af sig selv.',
    'Fordobl lægger lige så meget til indsatsen og giver ét kort. Det kan du på alle hænder med to ' +
      'kort, også ' +
      'efter en split.',
    'Split deler to kort, der tæller det samme, i to hænder med hver sin indsats. Der kan splittes ' +
      'én gang. ' +
      'Esser får ét kort hver, og 21 efter en split er ikke en blackjack.',
    ...(surrender === 'late'
      ? [
          'Opgiv slutter en hånd med to kort mod halvdelen af indsatsen. Det kan du ikke efter en split.',
        ]
      : ['Hænder kan ikke opgives.']),
  )
}

const bank = text(
  'Banken',
  'Viser banken et es eller et kort, der tæller 10, ser den efter, om den har en blackjack, før du ' +
    'vælger. Har ' +
    'den det, taber du kun den første indsats, forsikringen og sidevæddemålene.',
  'Banken tager kort til 16 og står på 17, også en blød. Den tager ingen kort, når alle dine hænder ' +
    'er over 21 ' +
    'eller opgivet. Går den over 21, vinder de hænder, der står.',
)

function insurance(rules: BlackjackRules): Section {
  const cost = formatPercent(1 - toNumber(insuranceReturn(rules)), 1)
  return text(
    'Forsikring',
    'Viser banken et es, kan du forsikre hånden for halvdelen af indsatsen. Har banken en ' +
      'blackjack, betaler ' +
      `forsikringen 2 til 1. I gennemsnit koster den ${cost} af det, du satser på den.`,
  )
}

function sideBets({ pair, trio }: BlackjackRules): Section {
  return text(
    'Sidevæddemål',
    `Ens par gælder dine første to kort: ${pair.perfect} til 1 for det samme kort to gange, ` +
      `${pair.colour} til 1 ` +
      `for samme værdi og farve og ${pair.mixed} til 1 for samme værdi. Indsatsen er ${range(pair)}.`,
    `Trio gælder dine første to kort og det kort, banken viser: ${trio.pays} til 1 for tre af samme ` +
      `kulør, tre ` +
      `ens eller tre i rækkefølge, hvor et es kan være højt eller lavt. Indsatsen er ${range(trio)}.`,
    'Sidevæddemål er indsatser for sig og bliver betalt sammen med hånden.',
  )
}

function range({ minOre, maxOre }: StakeLimits): string {
  return `${kroner(minOre)} til ${kroner(maxOre)}`
}

function kroner(amountOre: number): string {
  return formatKroner(ore(amountOre))
}

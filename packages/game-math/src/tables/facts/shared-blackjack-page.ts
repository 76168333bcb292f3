import { formatKroner, ore } from '@nordlys/core'
import { sharedFigures } from '../shared-blackjack/figures.ts'
import type { SharedBlackjackRules } from '../shared-blackjack/rules.ts'
import { resultsSection } from './blackjack-figures.ts'
import { type KindPage, type Section, text } from './page-sections.ts'

export function sharedBlackjackPage(rules: SharedBlackjackRules): KindPage {
  return {
    rules: [howToPlay(rules), choices, bank],
    figures: [resultsSection(sharedFigures, more), method],
    leftHand: rule,
  }
}

const kroner = (amountOre: number) => formatKroner(ore(amountOre))

function howToPlay({ hand }: SharedBlackjackRules): Section {
  return text(
    'Sådan spiller du',
    'Alle ved bordet har den samme hånd mod den samme bank, med seks spil kort. Det gælder om at komme ' +
      'tættere på 21 end banken uden at gå over. Et es tæller 11, når hånden så ikke går over 21, og ' +
      'ellers 1. Billedkort tæller 10, og de andre kort tæller det, der står på dem.',
    `Du satser fra ${kroner(hand.minOre)} til ${kroner(hand.maxOre)} i hele kroner.`,
    'Hånden får kort nummer 1, 3, 5 og så videre i bunken, og banken får nummer 2, 4, 6 og så videre. ' +
      'Derfor flytter intet valg et kort, hverken dit eller andres.',
    'Et es og et kort, der tæller 10, i de første to kort er en blackjack. Den betaler 3 til 2. Har ' +
      'banken også en, får du indsatsen tilbage. Ellers betaler en hånd, der vinder, 1 til 1, og står I ' +
      'lige, får du indsatsen tilbage.',
  )
}

const choices = text(
  'Dine valg',
  'Du vælger for dig selv, og der er 12 sekunder til hvert valg. Alle, der tager et kort, får det samme. ' +
    'Kort giver dig ét kort mere, og Stå slutter din hånd. En hånd på 21 eller mere slutter af sig selv.',
  'Fordobl lægger lige så meget til indsatsen og giver ét kort. Det kan du med de første to kort.',
  'Der kan ikke splittes, opgives eller forsikres, og der er ingen sidevæddemål.',
)

const bank = text(
  'Banken',
  'Viser banken et es eller et kort, der tæller 10, ser den efter, om den har en blackjack, før nogen ' +
    'vælger. Har den det, taber du kun den første indsats.',
  'Banken tager kort til 16 og står på 17, også en blød. Den spiller altid sin hånd færdig, undtagen når ' +
    'den eller hånden har en blackjack. Går den over 21, vinder de hænder, der står.',
)

const rule =
  'Vælger du ikke i tide, vælger bordet for dig ved det valg alene: Der bliver taget kort til en hård ' +
  'hånd på 11 og derunder og til en blød hånd på 17 og derunder, og ellers står hånden. Indsatsen bliver ' +
  'aldrig hævet. Det samme sker, hvis din forbindelse er væk, eller du er logget ud. Ved det næste valg ' +
  'kan du selv vælge igen.'

const more = 'Mere end én indsats kommer af fordoblinger.'

const method = text(
  'Sådan er tallet fundet',
  'Grundstrategien er den samme tabel som ved vores andre blackjackborde, uden split. Tilbagebetalingen ' +
    'er regnet ud for netop den, kort for kort, på to måder, der ikke deler et ' +
    'eneste regnestykke: baglæns fra rundens slutning og forlæns fra det første kort. De giver den samme ' +
    'brøk.',
)

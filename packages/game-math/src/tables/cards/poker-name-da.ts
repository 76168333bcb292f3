import { type Card, rankOf } from './card.ts'

/** What hands of poker are called, without their cards: as paytables name them. */
export const pokerHandsDa = {
  'high-card': 'Højt kort',
  pair: 'Par',
  'two-pair': 'To par',
  'three-of-a-kind': 'Tre ens',
  straight: 'Straight',
  flush: 'Flush',
  'full-house': 'Fuldt hus',
  'four-of-a-kind': 'Fire ens',
  'straight-flush': 'Straight flush',
  'royal-flush': 'Royal flush',
} as const
export type PokerHand = keyof typeof pokerHandsDa

const pluralsDa = [
  ...['toere', 'treere', 'firere', 'femmere', 'seksere', 'syvere', 'ottere', 'niere', 'tiere'],
  ...['knægte', 'damer', 'konger', 'esser'],
]
const facesDa = ['knægt', 'dame', 'konge', 'es']

/** A hand with the ranks that make it: `Par knægte`, `Fuldt hus, damer og firere`. */
export function pokerNameDa(hand: PokerHand, cards: readonly Card[]): string {
  const name = pokerHandsDa[hand]
  const [first = 0, second = 0] = ranksByCount(cards)
  switch (hand) {
    case 'high-card':
      return `${name}, ${facesDa[first - 9] ?? first + 2}`
    case 'pair':
      return `${name} ${pluralsDa[first]}`
    case 'two-pair':
    case 'full-house':
      return `${name}, ${pluralsDa[first]} og ${pluralsDa[second]}`
    case 'three-of-a-kind':
    case 'four-of-a-kind':
      return `${name}, ${pluralsDa[first]}`
    default:
      return name
  }
}

/** Those that come most often first, and of as many the highest; a second three counts as a pair. */
function ranksByCount(cards: readonly Card[]): number[] {
  const ranks = cards.map(rankOf)
  const timesOf = (rank: number) => ranks.filter((each) => each === rank).length
  const [first] = [...ranks].sort((a, b) => timesOf(b) - timesOf(a) || b - a)
  const rest = ranks.filter((rank) => rank !== first)
  const isPaired = (rank: number) => (timesOf(rank) > 1 ? 1 : 0)
  return [first ?? 0, ...rest.sort((a, b) => isPaired(b) - isPaired(a) || b - a)]
}

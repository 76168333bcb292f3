import { type Card, joker } from '../cards/card.ts'
import { type HandName, handNames, type Wild } from './hands.ts'

/**
 * The best hand of five cards, by the words of the rules alone, for tests: a wild card is tried as each
 * of the 52. Shares nothing with `evaluate.ts` but the names.
 */
export function slowHand(cards: readonly Card[], wild: Wild): HandName {
  const isWild = (card: Card) => (wild === 'deuces' ? card < 4 : card === joker)
  const naturals = wild === 'none' ? cards : cards.filter((card) => !isWild(card))
  const wilds = 5 - naturals.length
  if (wilds === 0) return naturalHand(cards)
  if (wild === 'deuces' && wilds === 4) return 'four-deuces'
  return bestOf(naturals, wilds)
}

/** The same with the suits named as they come: what has been tried need not be tried again. */
function renamed(cards: readonly Card[]): Card[] {
  const suits: number[] = []
  return [...cards]
    .sort((a, b) => a - b)
    .map((card) => {
      if (!suits.includes(card % 4)) suits.push(card % 4)
      return card - (card % 4) + suits.indexOf(card % 4)
    })
}

const tried = new Map<string, HandName>()

function bestOf(cards: readonly Card[], wilds: number): HandName {
  if (wilds === 0) return withWild(naturalHand(cards))
  const alike = renamed(cards)
  const key = alike.join()
  const known = tried.get(key)
  if (known) return known
  let best: HandName = 'nothing'
  for (let card = 0; card < 52; card += 1) {
    const hand = bestOf([...alike, card], wilds - 1)
    if (handNames.indexOf(hand) > handNames.indexOf(best)) best = hand
  }
  tried.set(key, best)
  return best
}

/** Four of a kind with a wild card are of no rank of their own in any paytable of ours. */
function withWild(hand: HandName): HandName {
  if (hand === 'royal') return 'wild-royal'
  return hand.startsWith('four-') ? 'four' : hand
}

/** Ranks as they stand in a straight; the ace at both ends. */
const straights = [[0, 1, 2, 3, 12], ...Array.from({ length: 9 }, (_, low) => runFrom(low))].map(
  (run) => run.join(),
)

function runFrom(low: number): number[] {
  return Array.from({ length: 5 }, (_, step) => low + step)
}

function naturalHand(cards: readonly Card[]): HandName {
  const ranks = cards.map((card) => Math.floor(card / 4))
  const isFlush = cards.every((card) => card % 4 === (cards[0] ?? 0) % 4)
  // How often each card's rank is there: pairs count twice, threes three times.
  const alike = ranks.map((rank) => ranks.filter((other) => other === rank).length)
  const most = Math.max(...alike)
  const pairs = alike.filter((count) => count === 2).length / 2
  if (most === 5) return 'five'
  if (most === 4) return fourOf(ranks[alike.indexOf(4)] ?? 0)
  if (most === 3 && pairs === 1) return 'full-house'
  if (most === 1) {
    const isStraight = straights.includes(ranks.sort((a, b) => a - b).join())
    if (isFlush && isStraight) return ranks[0] === 8 ? 'royal' : 'straight-flush'
    if (isFlush) return 'flush'
    return isStraight ? 'straight' : 'nothing'
  }
  if (isFlush) return 'flush'
  if (most === 3) return 'three'
  if (pairs === 2) return 'two-pair'
  const pair = ranks[alike.indexOf(2)] ?? 0
  if (pair < 9) return 'nothing'
  return pair < 11 ? 'jacks-or-better' : 'kings-or-better'
}

function fourOf(rank: number): HandName {
  if (rank === 12) return 'four-aces'
  return rank < 3 ? 'four-twos-to-fours' : 'four-fives-to-kings'
}

import { type Card, cardsPerDeck } from '../cards/card.ts'
import { handOf } from './evaluate.ts'
import { handNames, type Wild } from './hands.ts'

const kinds = handNames.length
/** How many of the five cards of a deal a mask has. */
export const sizeOf = Uint8Array.from({ length: 32 }, (_, mask) => bits(mask))

/**
 * For every set of up to four cards: how many of the deck's hands of five have all of them, by hand.
 * From this follows what may come of any hold of any deal.
 */
export interface SubsetCounts {
  readonly wild: Wild
  readonly deck: number
  /** At the place of the set, as `fillPlaces` has it, times the number of hands, plus the hand. */
  readonly counts: Int32Array
  /** How many sets there are. */
  readonly sets: number
}

export function deckOf(wild: Wild): number {
  return wild === 'joker' ? cardsPerDeck + 1 : cardsPerDeck
}

/** About a second of work and 20 MB. */
export function subsetCounts(wild: Wild): SubsetCounts {
  const deck = deckOf(wild)
  const sets = [0, 1, 2, 3, 4].reduce((sum, size) => sum + ways(deck, size), 0)
  const counts = new Int32Array(sets * kinds)
  const places = new Int32Array(32)
  for (const cards of allHands(deck)) {
    const hand = handOf(cards, wild)
    fillPlaces(cards, deck, places)
    for (let mask = 0; mask < 31; mask += 1) {
      const at = (places[mask] ?? 0) * kinds + hand
      counts[at] = (counts[at] ?? 0) + 1
    }
  }
  return { wild, deck, counts, sets }
}

/**
 * Where each set of these five cards stands, by its mask; sets of one size side by side, the smaller
 * before. The five themselves stand nowhere. `cards` rise.
 */
export function fillPlaces(
  cards: Uint8Array | readonly Card[],
  deck: number,
  places: Int32Array,
): void {
  const steps = stepsOf[deck - cardsPerDeck] ?? noSteps
  places[0] = 0
  for (let mask = 1; mask < 31; mask += 1) {
    const highest = highestOf[mask] ?? 0
    const size = sizeOf[mask] ?? 0
    const step = steps[size * 64 + (cards[highest] ?? 0)] ?? 0
    places[mask] = (places[mask & ~(1 << highest)] ?? 0) + step
  }
}

/** All hands of five, each rising. The same array is given every time. */
export function* allHands(deck: number): Generator<Uint8Array> {
  const cards = new Uint8Array(5)
  for (let a = 0; a < deck; a += 1)
    for (let b = a + 1; b < deck; b += 1)
      for (let c = b + 1; c < deck; c += 1)
        for (let d = c + 1; d < deck; d += 1)
          for (let e = d + 1; e < deck; e += 1) {
            cards[0] = a
            cards[1] = b
            cards[2] = c
            cards[3] = d
            cards[4] = e
            yield cards
          }
}

const highestOf = Uint8Array.from({ length: 32 }, (_, mask) => 31 - Math.clz32(mask | 1))
const noSteps = new Int32Array(0)
/** What a highest card adds to the place of the others, by size and card; of 52 cards and of 53. */
const stepsOf = [cardsPerDeck, cardsPerDeck + 1].map((deck) => {
  const steps = new Int32Array(6 * 64)
  for (let size = 1; size < 6; size += 1) {
    for (let card = 0; card < deck; card += 1) {
      steps[size * 64 + card] = ways(deck, size - 1) + ways(card, size)
    }
  }
  return steps
})

/** How many sets of `count` there are among `from`. */
export function ways(from: number, count: number): number {
  let product = 1
  for (let step = 0; step < count; step += 1) product = (product * (from - step)) / (step + 1)
  return product
}

function bits(mask: number): number {
  return mask === 0 ? 0 : 1 + bits(mask & (mask - 1))
}

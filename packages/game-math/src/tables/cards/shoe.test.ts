import { expect, test } from 'vitest'
import { seededRng } from '../../random/seeded-rng.ts'
import { type Card, cardsPerDeck, joker, readCards, showCard } from './card.ts'
import { cardAt, deal, fullShoe, type Shoe } from './shoe.ts'

const seed = Uint8Array.from({ length: 32 }, (_, index) => index * 7)

test('[PROOF-03] a shoe dealt to its end holds each card as often as it has decks', () => {
  for (const decks of [1, 6, 8]) {
    const counts = new Map<Card, number>()
    for (const card of dealt(fullShoe(decks), decks, decks * cardsPerDeck)) {
      counts.set(card, (counts.get(card) ?? 0) + 1)
    }
    expect(counts.size).toBe(cardsPerDeck)
    expect(new Set(counts.values())).toEqual(new Set([decks]))
  }
})

test('[PROOF-03] a seed deals the same cards again, and another seed others', () => {
  expect(dealt(fullShoe(6), 6, 20)).toEqual(dealt(fullShoe(6), 6, 20))
  const other = dealt(fullShoe(6), 6, 20, Uint8Array.from(seed).fill(9, 0, 1))
  expect(other).not.toEqual(dealt(fullShoe(6), 6, 20))
})

test('[PROOF-03] an empty shoe deals no card', () => {
  expect(() => dealt(fullShoe(1), 1, 53)).toThrow('a card of an empty shoe')
})

test('[PROOF-04] each card comes as often as any other, first and after others', () => {
  const rng = seededRng(seed)
  const [first, third] = [new Float64Array(53), new Float64Array(53)]
  const draws = 60_000
  for (let draw = 0; draw < draws; draw += 1) {
    let shoe = fullShoe(1, 1)
    const cards = Array.from({ length: 3 }, () => {
      const next = deal(shoe, rng)
      shoe = next.shoe
      return cardAt(next.place, 1)
    })
    first[cards[0] ?? -1] = (first[cards[0] ?? -1] ?? 0) + 1
    third[cards[2] ?? -1] = (third[cards[2] ?? -1] ?? 0) + 1
  }
  // Of 52 degrees of freedom, one in 10,000 fair shoes lies above 99.
  for (const counts of [first, third]) {
    const due = draws / counts.length
    const chiSquare = counts.reduce((sum, times) => sum + (times - due) ** 2 / due, 0)
    expect(chiSquare).toBeLessThan(99)
  }
})

test('a card is written as it is read', () => {
  const all = Array.from({ length: joker + 1 }, (_, card) => card)
  expect(readCards(all.map(showCard).join(' '))).toEqual(all)
  expect(() => readCards('10h')).toThrow('no card: 10h')
})

function dealt(full: Shoe, decks: number, count: number, from = seed): Card[] {
  const rng = seededRng(from)
  let shoe = full
  return Array.from({ length: count }, () => {
    const next = deal(shoe, rng)
    shoe = next.shoe
    return cardAt(next.place, decks)
  })
}

import { expect, test } from 'vitest'
import { type Card, cardOf, joker, rankOf, suitOf } from '../cards/card.ts'
import { differencesOf, sampleDeals } from './compare-methods.ts'
import type { Wild } from './hands.ts'
import { deckOf } from './subset-counts.ts'
import { SuitClasses } from './suit-classes.ts'

const wilds = ['none', 'deuces', 'joker'] as const

test.each(wilds)(
  '[PROOF-01] each hold of 25 deals is worth what all its draws pay, one by one, with %s wild',
  (wild) => {
    expect(differencesOf(wild, sampleDeals(deckOf(wild), 25))).toEqual([])
  },
)

test.each(wilds)(
  '[PROOF-01] every deal of some suit classes is worth what all its draws pay, with %s wild',
  (wild) => {
    expect(differencesOf(wild, dealsOfSomeClasses(wild))).toEqual([])
  },
)

/** One class in 40,000, each with all of its deals. */
function dealsOfSomeClasses(wild: Wild): Card[][] {
  const classes = [...new SuitClasses(wild === 'joker').deals()]
  return classes
    .filter((_, index) => index % 40_000 === 29_321)
    .flatMap(({ cards, deals }) => {
      const found = suitOrders.map((order) =>
        cards
          .map((card) => (card === joker ? card : cardOf(rankOf(card), order[suitOf(card)] ?? 0)))
          .sort((a, b) => a - b),
      )
      const different = [...new Map(found.map((deal) => [deal.join(), deal])).values()]
      expect(different).toHaveLength(deals)
      return different
    })
}

const suitOrders = [0, 1, 2, 3].flatMap((clubs) =>
  [0, 1, 2, 3].flatMap((diamonds) =>
    [0, 1, 2, 3]
      .map((hearts) => [clubs, diamonds, hearts, 6 - clubs - diamonds - hearts])
      .filter((order) => new Set(order).size === 4 && order.every((suit) => suit >= 0)),
  ),
)

import { type Fraction, fraction } from '../../../prove/fraction.ts'
import { cardsPerDeck } from '../../cards/card.ts'
import { aceValue, cardValue, tenValue } from '../hand.ts'
import type { BlackjackRules } from '../rules.ts'
import { pairResult, pairReturns, trioResult, trioReturns } from '../side-bets.ts'

// The second method of what stands beside a hand: card after card, as the machine pays them, where
// `figures.ts` has a formula.

/** Over every ace that the bank may show and every card that may lie below it. */
export function insuranceByCounting({ decks, insurancePays }: BlackjackRules): Fraction {
  const [pays, forStake] = insurancePays
  let [back, all] = [0, 0]
  everyOrder(decks, 2, ([up = 0, hole = 0], orders) => {
    if (cardValue(up) !== aceValue) return
    all += orders * forStake
    if (cardValue(hole) === tenValue) back += orders * (pays + forStake)
  })
  return fraction(back, all)
}

/** "Ens par", over every two cards. */
export function pairByCounting(rules: BlackjackRules): Fraction {
  let [back, all] = [0, 0]
  everyOrder(rules.decks, 2, ([first = 0, second = 0], orders) => {
    back += orders * pairReturns(rules, pairResult(first, second))
    all += orders
  })
  return fraction(back, all)
}

/** "Trio", over every three cards. */
export function trioByCounting(rules: BlackjackRules): Fraction {
  let [back, all] = [0, 0]
  everyOrder(rules.decks, 3, ([first = 0, second = 0, up = 0], orders) => {
    back += orders * trioReturns(rules, trioResult([first, second, up]))
    all += orders
  })
  return fraction(back, all)
}

/** So many cards in every order, each as often as the decks have it. `cards` is the same array. */
export function everyOrder(
  decks: number,
  count: number,
  see: (cards: readonly number[], orders: number) => void,
): void {
  const cards: number[] = []
  next(1)

  function next(orders: number): void {
    if (cards.length === count) {
      see(cards, orders)
      return
    }
    for (let card = 0; card < cardsPerDeck; card += 1) {
      const left = decks - cards.filter((other) => other === card).length
      cards.push(card)
      next(orders * left)
      cards.pop()
    }
  }
}

import { expect, test } from 'vitest'
import { dealOrder, isNatural } from './deal-order.ts'

/** Of clubs, from two to ace. */
const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'B', 'D', 'K', 'E']

function hand(text: string, points: number) {
  const cards = text.split(' ').map((rank) => ({ card: ranks.indexOf(rank) * 4, nameDa: rank }))
  return { cards, points }
}

function told(player: string, bank: string): string[] {
  const view = { player: hand(player, 0), bank: hand(bank, 0) }
  return dealOrder(view).map(
    ({ side, card, points, isThird }) =>
      `${side} ${ranks[card / 4]} ${points}${isThird ? ' across' : ''}`,
  )
}

test('[GAME-02] the cards of punto banco come in turn, and the third ones after them, across', () => {
  expect(told('2 3 K', '4 E 9')).toEqual([
    'player 2 2',
    'bank 4 4',
    'player 3 5',
    'bank E 5',
    'player K 5 across',
    'bank 9 4 across',
  ])
})

test('[GAME-02] a side that draws no third card has none', () => {
  expect(told('9 K', '6 7')).toEqual(['player 9 9', 'bank 6 6', 'player K 9', 'bank 7 3'])
  expect(told('6 K', '2 3 4').at(-1)).toBe('bank 4 9 across')
})

test('[GAME-02] 8 and 9 are natural with two cards alone', () => {
  expect(isNatural(hand('9 K', 9))).toBe(true)
  expect(isNatural(hand('8 K', 8))).toBe(true)
  expect(isNatural(hand('7 K', 7))).toBe(false)
  expect(isNatural(hand('2 3 4', 9))).toBe(false)
})

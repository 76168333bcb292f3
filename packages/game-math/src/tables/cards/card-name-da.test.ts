import { expect, test } from 'vitest'
import { joker, readCards } from './card.ts'
import { cardNameDa, shownCard } from './card-name-da.ts'

test('[GAME-02] a card is named in Danish, each in its own way', () => {
  const some = readCards('2c Td Jh Qh Kd As Xx')
  expect(some.map(cardNameDa)).toEqual([
    'Klør 2',
    'Ruder 10',
    'Hjerter knægt',
    'Hjerter dame',
    'Ruder konge',
    'Spar es',
    'Joker',
  ])
  const all = Array.from({ length: joker + 1 }, (_, card) => cardNameDa(card))
  expect(new Set(all).size).toBe(53)
  expect(shownCard(0)).toEqual({ card: 0, nameDa: 'Klør 2' })
})

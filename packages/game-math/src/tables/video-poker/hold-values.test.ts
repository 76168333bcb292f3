import { expect, test } from 'vitest'
import { readCards } from '../cards/card.ts'
import { holdTableOf } from './hold-tables.ts'
import { costOfHold, holdValues } from './hold-values.ts'
import { videoPokers } from './paytables.ts'

const games = videoPokers.map((rules) => ({ rules, table: holdTableOf(rules) }))

test('[GAME-02] four to a royal flush are worth what their 47 draws pay; the flush costs the rest', () => {
  const values = valuesOf('jacks-or-better', 'Th 3h Jh Qh Kh')
  // The ace 800, the nine 50, six hearts 6, six straights 4 and nine high pairs 1.
  expect(values[0b11101]).toEqual({ coins: 919, draws: 47 })
  expect(values[0b11111]).toEqual({ coins: 6, draws: 1 })
  expect(costOfHold(values, 0b11101)).toBe(0)
  expect(costOfHold(values, 0b11111)).toBeCloseTo(919 / 47 - 6, 12)
})

test('[GAME-02] two holds that are worth the same cost nothing, either of them', () => {
  const values = valuesOf('bonus-poker', '7c 7d 7h 7s Ac')
  expect(costOfHold(values, 0b01111)).toBe(0)
  expect(costOfHold(values, 0b11111)).toBe(0)
  expect(costOfHold(values, 0)).toBeGreaterThan(24)
})

test('[GAME-02] in every game the hold of its table costs nothing', () => {
  for (const { id, wild } of videoPokers) {
    for (const deal of ['2c 7h Td 4s 9d', 'Ac Kd Qh 3s 3c', 'Js Qs 4c 4d 8h', '2s Ts Js As 5d']) {
      const dealt = wild === 'joker' ? `${deal.slice(0, -3)} Xx` : deal
      const best = gameOf(id).table.bestHold(readCards(dealt))
      expect(costOfHold(valuesOf(id, dealt), best), `${id} ${dealt}`).toBe(0)
    }
  }
})

function valuesOf(id: string, dealt: string) {
  const { rules, table } = gameOf(id)
  return holdValues(rules, table.sums, readCards(dealt))
}

function gameOf(id: string) {
  const game = games.find(({ rules }) => rules.id === id)
  if (!game) throw new Error(`no video poker: ${id}`)
  return game
}

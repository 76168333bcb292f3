import { expect, test } from 'vitest'
import { gameAddress, isPlayType, mathematicsAddress, namedGameAddress } from './game-address.ts'

test('[ROUTE-18] the play type is money or free, and nothing else', () => {
  expect(['money', 'free'].every(isPlayType)).toBe(true)
  expect(['Money', 'fun', '', 'toString', undefined].some(isPlayType)).toBe(false)
})

test('[ROUTE-18] a prefix without a game leads to the list', () => {
  expect(namedGameAddress('money', undefined)).toBe('/spilleautomater')
  expect(namedGameAddress('free', 'langskibet')).toBe('/spilleautomater/free/langskibet')
  expect(namedGameAddress('free', '../x')).toBe('/spilleautomater/free/..%2Fx')
})

test('[ROUTE-09] [ROUTE-18] a game stands below the lists of its family', () => {
  const slot = { family: 'slot', gameId: 'langskibet' } as const
  const table = { family: 'table', gameId: 'blackjack' } as const
  expect(gameAddress('money', slot)).toBe('/spilleautomater/money/langskibet')
  expect(gameAddress('free', table)).toBe('/bordspil/free/blackjack')
  expect(mathematicsAddress(slot)).toBe('/spilleautomater/matematik/langskibet')
  expect(mathematicsAddress(table)).toBe('/bordspil/matematik/blackjack')
  // A page below `/live-casino` is a table's own, and bare: its figures stand with those of the others.
  const live = { family: 'live', gameId: 'faelles-roulette' } as const
  expect(gameAddress('free', live)).toBe('/live-casino/free/faelles-roulette')
  expect(mathematicsAddress(live)).toBe('/bordspil/matematik/faelles-roulette')
})

import { expect, test } from 'vitest'
import { gameAddress, isPlayType } from './game-address.ts'

test('[ROUTE-18] the play type is money or free, and nothing else', () => {
  expect(['money', 'free'].every(isPlayType)).toBe(true)
  expect(['Money', 'fun', '', 'toString', undefined].some(isPlayType)).toBe(false)
})

test('[ROUTE-18] a prefix without a game leads to the list', () => {
  expect(gameAddress('money', undefined)).toBe('/spilleautomater')
  expect(gameAddress('free', 'vikingernes-guld')).toBe('/spilleautomater/free/vikingernes-guld')
  expect(gameAddress('free', '../x')).toBe('/spilleautomater/free/..%2Fx')
})

import { expect, test } from 'vitest'
import { gameReturn } from './game-return.ts'

const read = (path: string) => gameReturn(new URLSearchParams({ tilbage: path }))

test('[PAY-03] a quick deposit leads back to the game that it came from', () => {
  expect(read('/spilleautomater/penge/vikingernes-guld')).toBe(
    '/spilleautomater/penge/vikingernes-guld',
  )
  expect(gameReturn(new URLSearchParams())).toBeUndefined()
})

test.for([
  '//onde.example/spil',
  'https://onde.example/spil',
  '/\\onde.example/spil',
  '/bordspil/roulette?a=//b',
  'javascript:alert(1)',
  '/',
  `/spil/${'a'.repeat(200)}`,
])('[PAY-03][SEC-18] %s is no way back', (path) => {
  expect(read(path)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { testGame } from '../../ground/finding/test-game.ts'
import { themeDoors } from './theme-doors.ts'

const names = Array.from({ length: 13 }, (_, index) => `Tema ${String.fromCharCode(65 + index)}`)
const games = names.flatMap((name) => {
  const theme = { slug: name.toLowerCase().replace(' ', '-'), name }
  return [
    testGame(`${name} old`, { theme, releasedAt: '2024-01-01' }),
    testGame(`${name} new`, { theme, releasedAt: '2026-01-01' }),
  ]
})
const shown = (day: number) => themeDoors(games, day).map(({ name }) => name.at(-1))

test('[ROUTE-01] home leads to six themes, others on the next day', () => {
  expect(shown(0)).toEqual(['A', 'C', 'E', 'G', 'I', 'K'])
  expect(shown(1)).toEqual(['B', 'D', 'F', 'H', 'J', 'L'])
  expect(shown(2)).toEqual(shown(0))
})

test('a theme shows its newest game and how many it has', () => {
  const [first] = themeDoors(games, 0)
  expect(first).toMatchObject({ slug: 'tema-a', count: 2, image: { avif: '/art/tema-a-new.avif' } })
})

test('few themes all stand there', () => {
  expect(themeDoors(games.slice(0, 6), 5).map(({ name }) => name)).toEqual(names.slice(0, 3))
})

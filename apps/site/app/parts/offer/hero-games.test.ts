import { expect, test } from 'vitest'
import { testGame } from '../../ground/finding/test-game.ts'
import { heroGames } from './hero-games.ts'

const space = { slug: 'rummet', name: 'Rummet' }
const sea = { slug: 'dybhavet', name: 'Dybhavet' }
const games = [
  testGame('New', { theme: sea, releasedAt: '2026-11-01' }),
  testGame('Neighbour', { releasedAt: '2024-01-01' }),
  testGame('Vikingernes Guld', { releasedAt: '2025-06-05' }),
  testGame('Far', { theme: space, releasedAt: '2025-01-01' }),
  testGame('Farther', { theme: space, releasedAt: '2025-01-02' }),
]
const beside = (...spinGameIds: string[]) =>
  heroGames({ spinGameIds }, games).map(({ gameId }) => gameId)

test('[BONUS-01] the game of the offer’s spins stands first, beside games of other themes', () => {
  expect(beside('vikingernes-guld', 'far')).toEqual(['vikingernes-guld', 'far', 'new'])
})

test('[FLT-05] without an offer the hero has the oldest games of three themes', () => {
  expect(heroGames(undefined, games).map(({ gameId }) => gameId)).toEqual([
    'neighbour',
    'far',
    'new',
  ])
})

test('where that game is not offered, others stand there', () => {
  expect(beside('gone')).toEqual(['neighbour', 'far', 'new'])
})

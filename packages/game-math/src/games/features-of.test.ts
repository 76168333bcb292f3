import { expect, test } from 'vitest'
import { featuresOf } from './features-of.ts'
import { studioGames } from './games.ts'

test('what a game has beside its ordinary wins is read from its definition', () => {
  const features = studioGames.map((game) => [game.id, featuresOf(game)])
  expect(Object.fromEntries(features)).toEqual({
    'vikingernes-guld': ['free-spins', 'multiplier'],
    'iduns-gyldne-aebler': ['free-spins', 'multiplier'],
    vaskepanden: ['hold-and-win'],
    krystalgrotten: ['tumbles', 'multiplier'],
    'den-store-vandring': ['free-spins', 'multiplier'],
    soestjernefald: ['free-spins', 'tumbles', 'multiplier'],
  })
})

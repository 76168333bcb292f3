import { studioGames } from '@nordlys/game-catalogue'
import { expect, test } from 'vitest'
import { smallGame } from '../mechanics/lines/small-game.ts'
import { featuresOf } from './features-of.ts'

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

test('a multiplier that rises in free spins is one', () => {
  const spinsByScatters = { '3': 5 }
  const plain = smallGame({ wildMultiplier: 1, freeSpins: { spinsByScatters, multipliers: [1] } })
  expect(featuresOf(plain)).toEqual(['free-spins'])
  const rising = { ...plain, freeSpins: { spinsByScatters, multipliers: [1, 2] } }
  expect(featuresOf(rising)).toEqual(['free-spins', 'multiplier'])
})

test('[S51] a win that may be gambled is one', () => {
  const plain = smallGame({ freeSpins: { spinsByScatters: {}, multipliers: [1] } })
  expect(featuresOf({ ...plain, gamble: { maxSteps: 5, capBets: 100 } })).toEqual([
    ...featuresOf(plain),
    'gamble',
  ])
})

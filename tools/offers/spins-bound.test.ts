import { required } from '@nordlys/core'
import { parOf, studioGames } from '@nordlys/game-catalogue'
import { expect, test } from 'vitest'
import { momentsOfChances } from './moments.ts'
import { spinsBound } from './spins-bound.ts'
import { totalOf } from './spins-total.ts'
import { winChancesOf } from './win-chances.ts'

const game = required(
  studioGames.find(({ id }) => id === 'vaskepanden'),
  'a game with coins that are held',
)
const { chances, cellCoins, coinsPerBet } = required(winChancesOf(game), 'its wins')

test('[BONUS-01] a game’s listed wins have the return and the spread that were proven of it', () => {
  const par = parOf(game)
  const { mean, variance } = momentsOfChances(chances)
  const cellsPerBet = coinsPerBet / cellCoins
  expect((mean / cellsPerBet) * 100).toBeCloseTo(par.rtpPercent, 4)
  expect(Math.sqrt(variance) / cellsPerBet).toBeCloseTo(par.standardDeviation, 5)
})

test('[BONUS-01] the bound on spins has their exact mean and spread, and lies above their worst 1 %', () => {
  const bound = spinsBound({ count: 500, valueOre: 20n }, parOf(game))
  const total = totalOf(chances, 500)
  const cellOre = (20 * cellCoins) / coinsPerBet
  const { mean, variance } = momentsOfChances(total)
  expect(bound.meanOre).toBeCloseTo(mean * cellOre, 3)
  expect(bound.deviationOre).toBeCloseTo(Math.sqrt(variance) * cellOre, 2)
  let above = 0
  const worst = total.findLastIndex((chance) => {
    above += chance
    return above > 0.01
  })
  expect(bound.worstOre).toBeGreaterThan(worst * cellOre)
})

test('[BONUS-01] the wins of a mechanic without a list are not guessed', () => {
  const unlisted = studioGames.find(({ mechanic }) => mechanic === 'flexveje')
  expect(winChancesOf(required(unlisted, 'a game of flexveje'))).toBeUndefined()
})

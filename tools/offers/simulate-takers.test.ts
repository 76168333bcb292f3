import type { OfferTerms } from '@nordlys/contracts'
import { kroner, ore, required } from '@nordlys/core'
import { studioGames } from '@nordlys/game-catalogue'
import { compile } from '@nordlys/game-math'
import { expect, test } from 'vitest'
import { distanceOf } from './compare.ts'
import { forecastOffer } from './forecast.ts'
import { simulateTakers } from './simulate-takers.ts'
import { winChancesOf } from './win-chances.ts'

const terms: OfferTerms = {
  trigger: { kind: 'deposit', number: 1 },
  parts: [
    { kind: 'fixed', amountOre: kroner(40) },
    { kind: 'spins', count: 60, valueOre: ore(20), gameIds: ['a-game'] },
  ],
  leastDepositOre: kroner(10),
  wagering: { factor: 3, base: 'bonus' },
  stakeMaxOre: kroner(100),
  days: 60,
  segments: [],
  validFrom: new Date('2026-01-01T00:00:00Z'),
  validUntil: new Date('2027-01-01T00:00:00Z'),
  isOncePerPerson: true,
}
const game = required(
  studioGames.find(({ id }) => id === 'vaskepanden'),
  'a game with coins that are held',
)
const chances = required(winChancesOf(game), 'its wins')
const stakeOre = kroner(4)

function simulated(count: number): Float64Array {
  const compiled = compile(game)
  const games = { spinGame: compiled, wagerGame: compiled }
  const who = { ...games, depositOre: 1_000, stakeOre: Number(stakeOre) }
  return simulateTakers(terms, who, count, 'ten thousand takers')
}

const forecast = forecastOffer(terms, {
  depositOre: kroner(10),
  spinGame: chances,
  wagerGame: chances,
  stakeOre,
})
const costs = simulated(10_000)

test('[BONUS-01] 10,000 takers, played by the engine, cost what was forecast to 3 standard errors', () => {
  for (const [figure, distance] of Object.entries(distanceOf(forecast, costs))) {
    expect(Math.abs(distance), figure).toBeLessThan(3)
  }
})

test('[BONUS-01] the same takers cost something else than a forecast that is wrong by a little', () => {
  const exact = forecast
  const { meanOre, deviationOre } = exact
  const wrong = { ...exact, meanOre: meanOre + deviationOre / 20, deviationOre: deviationOre * 1.3 }
  const { mean, deviation } = distanceOf(wrong, costs)
  expect(Math.abs(mean)).toBeGreaterThan(3)
  expect(Math.abs(deviation)).toBeGreaterThan(3)
  const worstOre = exact.worstOre * 1.3
  expect(Math.abs(distanceOf({ ...exact, worstOre }, costs).worst)).toBeGreaterThan(3)
})

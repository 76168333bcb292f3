import { createHash } from 'node:crypto'
import { parOf, studioGames } from '@nordlys/game-catalogue'
import { expect, test } from 'vitest'
import { deviationsOf } from '../game/measured.ts'
import { compile as compileAny, playRoundCoins } from '../game/play.ts'
import { proveFlexveje } from '../mechanics/flexveje/prove.ts'
import { smallFlexveje } from '../mechanics/flexveje/small-flexveje.ts'
import { compile } from '../mechanics/lines/compile.ts'
import { spinHistogram } from '../mechanics/lines/cycle.ts'
import { smallGame } from '../mechanics/lines/small-game.ts'
import { seededRng } from '../random/seeded-rng.ts'
import { countedBands, winBands } from './win-bands.ts'
import { winDistribution } from './win-distribution.ts'

test('[PROOF-01] every win is in one band, with what it returns', () => {
  const game = compile(smallGame())
  const [base, free] = [spinHistogram(game, game.base), spinHistogram(game, game.free)]
  const whole = winDistribution(game, base, free, Number.POSITIVE_INFINITY)
  const bands = winBands(whole, game.coinsPerBet)
  bands.forEach(({ fromBets, chance, returnPercent }, place) => {
    const below = bands[place + 1]?.fromBets ?? Number.POSITIVE_INFINITY
    let [all, bets] = [0, 0]
    whole.chances.forEach((each, coins) => {
      const won = coins / game.coinsPerBet
      if (coins === 0 || won < fromBets || won >= below) return
      all += each
      bets += each * won
    })
    expect(chance).toBeCloseTo(all, 6)
    expect(returnPercent).toBeCloseTo(bets * 100, 3)
  })
})

test('[PROOF-01] wins that are not told apart are in the last band', () => {
  const game = compile(smallGame())
  const [base, free] = [spinHistogram(game, game.base), spinHistogram(game, game.free)]
  const { coinsPerBet } = game
  const whole = winBands(winDistribution(game, base, free, 1_000_000), coinsPerBet)
  const cut = winBands(winDistribution(game, base, free, 2 * coinsPerBet), coinsPerBet)
  const above = whole.filter(({ fromBets }) => fromBets >= 2)
  expect(cut.slice(0, -1)).toEqual(whole.filter(({ fromBets }) => fromBets < 2))
  expect(cut.at(-1)?.fromBets).toBe(2)
  expect(cut.at(-1)?.chance).toBeCloseTo(sum(above.map(({ chance }) => chance)), 5)
  const returned = sum(above.map(({ returnPercent }) => returnPercent))
  expect(cut.at(-1)?.returnPercent).toBeCloseTo(returned, 3)
})

test('[PROOF-01] the bands of every game add up to its hit rate and its return', () => {
  for (const game of studioGames) {
    const par = parOf(game)
    const digits = 'sampledRounds' in par ? 0 : 3
    const returned = sum(par.bands.map(({ returnPercent }) => returnPercent))
    expect(Math.abs(returned - par.rtpPercent)).toBeLessThan(digits === 0 ? 4 : 0.001)
    expect(sum(par.bands.map(({ chance }) => chance))).toBeCloseTo(par.hitRate, digits + 2)
  }
})

test('[PROOF-01] bands that are counted in played rounds say so, and are near the true ones', () => {
  const definition = smallFlexveje()
  const par = proveFlexveje(definition, 20_000)
  expect(par.sampledRounds).toBe(20_000)
  expect(sum(par.bands.map(({ chance }) => chance))).toBeCloseTo(par.hitRate, 1)
  const game = compileAny(definition)
  const rng = seededRng(seedOf('bands'))
  const bands = countedBands(() => playRoundCoins(game, rng), 1, definition.coinsPerBet)
  expect(bands.length).toBeLessThanOrEqual(par.bands.length)
  const { ofReturn } = deviationsOf(definition, par, 20_000, seededRng(seedOf('deviation')))
  expect(Math.abs(ofReturn)).toBeLessThan(4)
})

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function seedOf(text: string): Uint8Array {
  return Uint8Array.from(createHash('sha256').update(text).digest())
}

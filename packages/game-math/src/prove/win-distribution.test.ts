import { expect, test } from 'vitest'
import { compile } from '../mechanics/lines/compile.ts'
import { spinHistogram } from '../mechanics/lines/cycle.ts'
import { smallGame } from '../mechanics/lines/small-game.ts'
import { addProduct, SpectrumPool, spectraOf, spectrumSize, valuesOf } from './spectrum.ts'
import { winDistribution } from './win-distribution.ts'

test('products of spectra are sums of wins', () => {
  const [a, b] = [Float64Array.of(0.5, 0.25, 0, 0.25), Float64Array.of(0.75, 0, 0.25)]
  const pool = new SpectrumPool(spectrumSize(4))
  // Room that was used before must not be seen in what follows.
  pool.giveBack(spectraOf(b, a, pool))
  const [ofA, ofB] = spectraOf(a, b, pool)
  const both = pool.take()
  addProduct(both, ofA, ofB)
  const [sum, again] = valuesOf(both, ofB, 6)
  const expected = Array.from({ length: 6 }, (_, win) =>
    a.reduce((total, chance, first) => total + chance * (b[win - first] ?? 0), 0),
  )
  expected.forEach((chance, win) => {
    expect(sum[win]).toBeCloseTo(chance, 14)
    expect(again[win]).toBeCloseTo(b[win] ?? 0, 14)
  })
})

test('[PROOF-01] wins that are added up as one have the chance and moments of all of them', () => {
  const game = compile(smallGame())
  const [base, free] = [spinHistogram(game, game.base), spinHistogram(game, game.free)]
  const whole = winDistribution(game, base, free, 1_000_000)
  expect(whole.beyond.chance).toBeCloseTo(0, 14)
  expect(whole.chances).toHaveLength(whole.most.coins + 1)
  for (const below of [1, 7, 20, 90]) {
    const { chances, beyond } = winDistribution(game, base, free, below)
    expect(chances).toHaveLength(below)
    chances.forEach((chance, coins) => {
      expect(chance).toBeCloseTo(whole.chances[coins] ?? 0, 14)
    })
    let [chance, mean, squares] = [0, 0, 0]
    whole.chances.subarray(below).forEach((each, more) => {
      chance += each
      mean += each * (below + more)
      squares += each * (below + more) ** 2
    })
    expect(beyond.chance).toBeCloseTo(chance, 12)
    expect(beyond.coins).toBeCloseTo(mean, 10)
    expect(beyond.squares).toBeCloseTo(squares, 8)
  }
})

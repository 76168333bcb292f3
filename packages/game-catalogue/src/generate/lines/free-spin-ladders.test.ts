import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { invariant } from '@nordlys/core'
import { isRising } from '@nordlys/game-math/features/free-spins'
import { deviationsOf } from '@nordlys/game-math/game/measured'
import { seededRng } from '@nordlys/game-math/random/seeded-rng'
import { expect } from 'vitest'
import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { exampleGame, exampleSpec } from '../example-game.ts'
import { generatorOf } from '../generators.ts'
import { makeGame } from '../make-game.ts'
import type { Chance } from '../shared/chance.ts'
import { mostWinBets } from '../shared/most-win.ts'
import { drawLadderSpins, linesLadders } from './free-spin-ladders.ts'

const test = provenTest(import.meta.url)

const all = [...linesLadders.calm, ...linesLadders.lively]

test('the ladders are of several characters, and each of them rises', () => {
  for (const ladders of [linesLadders.calm, linesLadders.lively]) {
    expect(new Set(ladders.map(({ multipliers }) => String(multipliers))).size).toBe(ladders.length)
    expect(ladders.length).toBeGreaterThanOrEqual(5)
  }
  for (const { multipliers } of all) {
    expect(isRising(multipliers)).toBe(true)
    expect(multipliers.at(-1)).toBeGreaterThan(multipliers[0] ?? 1)
  }
})

test('the most free spins that scatters give are no more than a round may have', () => {
  for (const ladder of all) {
    const { freeSpins, caps } = drawLadderSpins(ladder, highest)
    expect(freeSpins.spinsByScatters['5']).toBeLessThanOrEqual(Math.min(...ladder.maxFreeSpins))
    expect(ladder.maxFreeSpins).toContain(caps.maxFreeSpins)
  }
})

test.each(generatorOf('lines-20').volatilities)(
  '[PROOF-01] a game of twenty lines (%s) multiplies more from spin to spin, as it was proven',
  (volatility) => {
    const { definition, par } = makeGame(exampleSpec('lines-20', { volatility }))
    expect(definition).toHaveProperty('freeSpins.multipliers')
    expect(par.volatility).toBe(volatility)
    expect(par.maxWinBets).toBeLessThanOrEqual(mostWinBets[volatility])
    const rng = seededRng(Uint8Array.from(createHash('sha256').update(volatility).digest()))
    const { ofReturn, ofHitRate } = deviationsOf(definition, par, 400_000, rng)
    expect(Math.abs(ofReturn)).toBeLessThan(4)
    expect(Math.abs(ofHitRate)).toBeLessThan(4)
  },
)

test('[PROOF-05] a game of twenty lines is told from another by its ladder', () => {
  const { definition } = exampleGame('lines-20')
  invariant(definition.mechanic === 'lines', 'the game has lines')
  const { spinsByScatters } = definition.freeSpins
  const other = { ...definition, freeSpins: { spinsByScatters, multipliers: [1, 10] } }
  const [parts, others] = [definition, other].map(generatorOf('lines-20').structure)
  const differing = others?.filter((part, index) => !isDeepStrictEqual(part, parts?.[index]))
  expect(differing).toEqual([[1, 10]])
})

/** Whatever is drawn is the highest there is. */
const highest: Chance = {
  whole: (_from, to) => to,
  between: (_from, to) => to,
  pick(from) {
    const last = from.at(-1)
    invariant(last !== undefined, 'a choice of nothing')
    return last
  },
  shuffled: (values) => [...values],
}

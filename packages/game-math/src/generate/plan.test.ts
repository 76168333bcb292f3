import { expect, test } from 'vitest'
import { studioGames } from '../games/games.ts'
import { themes } from '../themes/catalogue.ts'
import { generators, generatorsOf } from './generators.ts'
import { plannedGames } from './plan.ts'

const plan = plannedGames()
const titles = themes.flatMap(({ games }) => games)

test('the plan has every title of the catalogue that is not made by hand, once', () => {
  const byHand = studioGames.map(({ id }) => id).filter((id) => titles.some((t) => t.slug === id))
  expect(titles).toHaveLength(720)
  expect(plan.length + byHand.length).toBe(720)
  expect(new Set([...plan.map(({ id }) => id), ...byHand]).size).toBe(720)
  expect(plannedGames()).toEqual(plan)
})

test('the generators of a collection share its titles evenly, and every theme has as many as can be', () => {
  for (const collection of [1, 2] as const) {
    const its = themes.filter((theme) => theme.collection === collection)
    const generators = generatorsOf[collection]
    const ofIt = plan.filter(({ theme }) => its.some(({ slug }) => slug === theme))
    for (const { id } of generators) {
      const share = ofIt.filter(({ generator }) => generator === id).length
      expect(Math.abs(share - ofIt.length / generators.length)).toBeLessThanOrEqual(4)
    }
    for (const { slug } of its) {
      const kinds = new Set(ofIt.filter(({ theme }) => theme === slug).map((s) => s.generator))
      expect(kinds.size).toBeGreaterThanOrEqual(Math.min(12, generators.length) - 2)
    }
  }
})

test('the games of one generator take turns with its classes and with seven targets', () => {
  for (const { id, volatilities } of generators) {
    const ofIt = plan.filter(({ generator }) => generator === id)
    const targets = Map.groupBy(ofIt, ({ targetPercent }) => targetPercent)
    const classes = Map.groupBy(ofIt, ({ volatility }) => volatility)
    expect(targets.size).toBe(7)
    expect([...classes.keys()].sort()).toEqual([...volatilities].sort())
    for (const those of [...targets.values(), ...classes.values()]) {
      expect(those.length).toBeGreaterThanOrEqual(2)
    }
  }
})

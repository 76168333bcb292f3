import { expect, test } from 'vitest'
import { studioGames } from '../games/games.ts'
import { themes } from '../themes/catalogue.ts'
import { generators } from './generators.ts'
import { plannedGames } from './plan.ts'

const plan = plannedGames()
const titles = themes.flatMap(({ games }) => games)
const byHand = studioGames.map(({ id }) => id).filter((id) => titles.some((t) => t.slug === id))

test('the plan has every title of the catalogue that is not made by hand, once', () => {
  expect(titles).toHaveLength(720)
  expect(plan.length + byHand.length).toBe(720)
  expect(new Set([...plan.map(({ id }) => id), ...byHand]).size).toBe(720)
  expect(plannedGames()).toEqual(plan)
})

test('every generator has as many titles, each of another theme, and a theme has twelve kinds', () => {
  expect(generators).toHaveLength(24)
  for (const { id } of generators) {
    const ofIt = plan.filter(({ generator }) => generator === id)
    expect(new Set(ofIt.map(({ theme }) => theme)).size).toBe(ofIt.length)
    // A title that is made by hand is none of its generator's.
    expect(ofIt.length).toBeGreaterThanOrEqual(30 - byHand.length)
    expect(ofIt.length).toBeLessThanOrEqual(30)
  }
  for (const { slug } of themes) {
    const ofIt = plan.filter(({ theme }) => theme === slug)
    expect(new Set(ofIt.map(({ generator }) => generator)).size).toBe(ofIt.length)
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

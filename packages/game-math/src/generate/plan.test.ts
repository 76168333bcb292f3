import { expect, test } from 'vitest'
import { studioGames } from '../games/games.ts'
import { themes } from '../themes/catalogue.ts'
import { generators } from './generators.ts'
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

test('the generators share the catalogue evenly, and every theme has as many as can be', () => {
  for (const { id } of generators) {
    const share = plan.filter(({ generator }) => generator === id).length
    expect(Math.abs(share - 720 / generators.length)).toBeLessThanOrEqual(4)
  }
  for (const theme of themes) {
    const kinds = new Set(plan.filter((spec) => spec.theme === theme.slug).map((s) => s.generator))
    expect(kinds.size).toBeGreaterThanOrEqual(Math.min(12, generators.length) - 1)
  }
})

test('the games of one generator take turns with its classes and with seven targets', () => {
  for (const { id, volatilities } of generators) {
    const ofIt = plan.filter(({ generator }) => generator === id)
    const kinds = new Set(ofIt.map((spec) => `${spec.volatility} ${spec.targetPercent}`))
    expect(kinds.size).toBe(7 * volatilities.length)
    expect(ofIt.filter(({ volatility }) => !volatilities.includes(volatility))).toEqual([])
  }
})

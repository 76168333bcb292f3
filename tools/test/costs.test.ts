import { expect, test } from 'vitest'
import { costsOf } from './costs.ts'
import { paceBetween, paceOf } from './pace.ts'
import type { Outcome } from './summary.ts'

const budgets = { unit: 100, database: 40 }

function step(name: string, processorSeconds: number | undefined, more: Partial<Outcome> = {}) {
  const times = { startedMs: 0, endedMs: 30_000, processorSeconds }
  return { name, part: name, passed: 1, failed: 0, output: '', ...times, ...more }
}

test('pace is the median of the warm rounds of all cores, in times the reference', () => {
  const rounds = [
    [900, 150, 160, 990],
    [800, 140, 150, 150],
  ]
  expect(paceOf(rounds, 100)).toBe(1.5)
  expect(paceOf([[500, 107, 107, 107]], 100)).toBe(1.07)
})

const at = (pace: number) => [{ atMs: 0, pace }]

test('a part’s pace is the median from the sample before it to the one after it', () => {
  const samples = [1, 5, 2, 3, 9].map((pace, place) => ({ atMs: place * 10, pace }))
  expect(paceBetween(samples, { startedMs: 12, endedMs: 28 })).toBe(3)
  expect(paceBetween(samples, { startedMs: 21, endedMs: 29 })).toBe(3)
  expect(paceBetween(samples, { startedMs: 45, endedMs: 99 })).toBe(9)
  expect(paceBetween([], { startedMs: 0, endedMs: 1 })).toBe(1)
})

test('a part may need one and a half times its budget, and no more', () => {
  expect(costsOf([step('unit', 150)], at(1), budgets).overspent).toEqual([])
  expect(costsOf([step('unit', 150.1)], at(1), budgets).overspent).toEqual([
    'unit used 150.1 processor seconds, more than 1.5 times its budget of 100.0',
  ])
})

test('budgets scale with the pace', () => {
  expect(costsOf([step('unit', 290)], at(2), budgets).overspent).toEqual([])
  expect(costsOf([step('unit', 90)], at(0.5), budgets).overspent).toHaveLength(1)
})

test('wall time never fails, nor does a part without a budget or without a figure', () => {
  const slow = step('unit', 10, { endedMs: 9_000_000 })
  const steps = [slow, step('chaos', 5_000), step('database', undefined)]
  expect(costsOf(steps, at(1), budgets).overspent).toEqual([])
})

test('the steps of a part share its budget; wall time is from its first start to its last end', () => {
  const first = step('database', 35, { endedMs: 20_000 })
  const last = step('servers', 30, { part: 'database', startedMs: 50_000, endedMs: 61_500 })
  const { lines, overspent } = costsOf([first, last], at(1), budgets)
  expect(lines.find((line) => line.startsWith('database'))?.split(/\s+/)).toEqual([
    'database',
    '61.5',
    '65.0',
    '40.0',
    '1.00',
  ])
  expect(overspent).toHaveLength(1)
})

test('what was cut counts for nothing', () => {
  expect(costsOf([step('unit', 500, { isCut: true })], at(1), budgets).overspent).toEqual([])
})

test('the dearest files are shown, and what their figure is', () => {
  const files = Array.from({ length: 9 }, (_, place) => ({
    file: `${place}.ts`,
    seconds: 9 - place,
  }))
  const lines = costsOf([step('unit', 50, { files })], at(1), budgets).lines.join('\n')
  expect(lines).toContain('unit: processor seconds of its process')
  expect(lines).toContain('0.ts')
  expect(lines).not.toContain('8.ts')
})

import { describe, expect, test } from 'vitest'
import { hasSettled, hurry, planReels, type ReelPlan, rush, travelled } from './reel-motion.ts'

const everyMs = (plan: ReelPlan) => Array.from({ length: plan.stopMs + 500 }, (_, atMs) => atMs)

describe.each([
  ['normal', false],
  ['fast', true],
])('%s pace', (_name, isFast) => {
  const plans = planReels(5, isFast)

  test('reels start and stop from the left', () => {
    for (const [index, plan] of plans.entries()) {
      const before = plans[index - 1]
      if (!before) continue
      expect(plan.startMs).toBeGreaterThan(before.startMs)
      expect(plan.stopMs).toBeGreaterThan(before.stopMs)
    }
  })

  test('a reel lands on a whole symbol, exactly at its time, and rests there', () => {
    for (const plan of plans) {
      expect(Number.isInteger(plan.symbols)).toBe(true)
      expect(travelled(plan, plan.stopMs)).toBeCloseTo(plan.symbols, 6)
      expect(travelled(plan, plan.stopMs + 10_000)).toBe(plan.symbols)
    }
  })

  test('a reel gives a little before it runs and after its end, never a row', () => {
    for (const plan of plans) {
      const places = everyMs(plan).map((atMs) => travelled(plan, atMs))
      expect(Math.min(...places)).toBeLessThan(-0.05)
      expect(Math.min(...places)).toBeGreaterThan(-0.5)
      expect(Math.max(...places)).toBeGreaterThan(plan.symbols + 0.05)
      expect(Math.max(...places)).toBeLessThan(plan.symbols + 0.5)
    }
  })

  test('a reel never jumps: less than a fifth of a symbol in any millisecond', () => {
    for (const plan of plans) {
      for (const atMs of everyMs(plan)) {
        const step = Math.abs(travelled(plan, atMs + 1) - travelled(plan, atMs))
        expect(step).toBeLessThan(0.2)
      }
    }
  })
})

test('symbols are blurred at full speed only', () => {
  const [plan] = planReels(1, false)
  if (!plan) throw new Error('no plan')
  expect(rush(plan, 0)).toBe(0)
  expect(rush(plan, plan.stopMs - 1)).toBe(1)
  expect(rush(plan, plan.stopMs)).toBe(0)
})

describe('stopping early', () => {
  const plans = planReels(5, false)

  test('what still turns lands soon, from the left, on whole symbols', () => {
    const stopped = hurry(plans, 300)
    expect(stopped.map(({ stopMs }) => stopMs)).toEqual([355, 410, 465, 520, 575])
    for (const plan of stopped) {
      expect(travelled(plan, plan.stopMs)).toBeCloseTo(plan.symbols, 6)
      expect(hasSettled(plan, plan.stopMs + 400)).toBe(true)
    }
  })

  test('what has landed is left alone', () => {
    const stopped = hurry(plans, 1_300)
    expect(stopped.slice(0, 2)).toEqual(plans.slice(0, 2))
    expect(stopped[4]?.stopMs).toBeLessThan(1_500)
  })

  test('asking twice never takes longer than asking once', () => {
    const once = hurry(plans, 300)
    const twice = hurry(once, 320)
    for (const [index, { stopMs }] of twice.entries()) {
      expect(stopMs).toBeLessThanOrEqual(once[index]?.stopMs ?? 0)
    }
  })
})

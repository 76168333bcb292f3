import { expect, test } from 'vitest'
import { giantRows, planGiant } from './giant-motion.ts'
import { planReels, travelled } from './reel-motion.ts'

test.each([false, true])('the giant reel stops last, on a whole symbol (fast: %s)', (isFast) => {
  const [first, last, giant] = planGiant(3, isFast)
  const [, , ordinary] = planReels(3, isFast)
  if (!first || !last || !giant || !ordinary) throw new Error('three reels turn')
  expect(first.stopMs).toBeLessThan(last.stopMs)
  expect(last.stopMs).toBeLessThan(giant.stopMs)
  expect(giant.stopMs).toBeGreaterThan(ordinary.stopMs)
  expect(Number.isInteger(giant.symbols)).toBe(true)
  expect(giant.symbols * giantRows).toBeGreaterThan(ordinary.symbols * 0.8)
  expect(giant.symbols * giantRows).toBeLessThan(ordinary.symbols * 1.3)
  expect(travelled(giant, giant.stopMs)).toBe(giant.symbols)
})

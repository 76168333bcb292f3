import { expect, test } from 'vitest'
import {
  angleAt,
  hasLanded,
  isOver,
  openMs,
  pegsPassed,
  planTurn,
  pointerPush,
  turnMs,
  widthOf,
} from './wheel-plan.ts'

test.each([4, 6, 8, 10, 12])('a wheel of %i segments stops on the one that was drawn', (count) => {
  let from = 0
  for (let segment = 0; segment < count; segment += 1) {
    const { to } = planTurn(count, segment, from)
    const underPointer = (2 * Math.PI - (to % (2 * Math.PI))) / widthOf(count)
    expect(underPointer % count).toBeCloseTo(segment + 0.5, 9)
    expect(to - from).toBeGreaterThan(8 * Math.PI)
    from = to % (2 * Math.PI)
  }
})

test('it never turns back, slows down all the way, and stands where it landed', () => {
  const turn = planTurn(8, 3, 1)
  const angles = Array.from({ length: 100 }, (_, step) => angleAt(turn, openMs + step * 46))
  const steps = angles.slice(1).map((angle, step) => angle - (angles[step] ?? 0))
  expect(steps.every((step, index) => step >= 0 && step <= (steps[index - 1] ?? step))).toBe(true)
  expect(angleAt(turn, 0)).toBe(1)
  expect(angleAt(turn, Number.POSITIVE_INFINITY)).toBe(turn.to)
  expect(hasLanded(openMs + turnMs - 1)).toBe(false)
  expect(isOver(openMs + turnMs)).toBe(false)
  expect(isOver(Number.POSITIVE_INFINITY)).toBe(true)
})

test('each peg pushes the pointer aside and lets it go', () => {
  expect(pegsPassed(8, 0)).toBe(0)
  expect(pegsPassed(8, Math.PI / 4)).toBe(1)
  expect(pointerPush(8, Math.PI / 4 + 0.01)).toBe(0)
  expect(pointerPush(8, Math.PI / 4 - 0.01)).toBeGreaterThan(0.9)
})

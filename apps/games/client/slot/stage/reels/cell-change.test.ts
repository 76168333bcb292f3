import { expect, test } from 'vitest'
import { type ChangeEvent, changed, changeEndsMs, planChange, planUpgrade } from './cell-change.ts'

const event: ChangeEvent = {
  kind: 'change',
  cause: 'expand',
  cells: [
    [1, 0],
    [1, 2],
    [3, 1],
  ],
  grid: [
    [0, 0, 0],
    [7, 7, 7],
    [0, 0, 0],
    [1, 8, 1],
  ],
}

test('cells change one after the other, to what the grid shows there', () => {
  const plan = planChange(event, false)
  expect(plan.map(({ to }) => to)).toEqual([7, 7, 8])
  const starts = plan.map(({ startMs }) => startMs)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  expect(new Set(starts).size).toBe(3)
  expect(changeEndsMs(planChange(event, true))).toBeLessThan(changeEndsMs(plan))
  expect(changeEndsMs([])).toBe(0)
})

test('what walks goes together', () => {
  expect(
    new Set(planChange({ ...event, cause: 'walk' }, false).map((each) => each.startMs)),
  ).toEqual(new Set([0]))
})

test('a special symbol spreads from where it stands, and one reel is full before the next begins', () => {
  const special: ChangeEvent = {
    ...event,
    cause: 'special',
    cells: [
      [1, 1],
      [1, 2],
      [3, 0],
    ],
    grid: [[], [7, 7, 7], [], [7, 7, 7]],
  }
  const [near, far, next] = planChange(special, false)
  expect([near, far, next].map((change) => change?.fromRow)).toEqual([0, 0, 1])
  expect(near?.startMs).toBeLessThan(far?.startMs ?? 0)
  expect(far?.startMs).toBeLessThan(next?.startMs ?? 0)
  expect(changeEndsMs(planChange(special, true))).toBeLessThan(
    changeEndsMs(planChange(special, false)),
  )
})

test('a change begins at nothing, ends whole, and is whole for those who asked for no motion', () => {
  for (const change of planChange(event, false)) {
    expect(changed(change, change.startMs)).toBe(0)
    expect(changed(change, change.startMs + change.lengthMs)).toBe(1)
    expect(changed(change, Number.POSITIVE_INFINITY)).toBe(1)
    expect(changed(change, change.startMs + change.lengthMs / 2)).toBeCloseTo(0.5)
  }
})

test('what was collected turns over before what it took away', () => {
  const plan = planUpgrade(event, [[0, 1]], false)
  const [first, ...then] = plan
  expect(first).toMatchObject({ cell: [0, 1], to: 0, startMs: 0 })
  expect(then.map(({ to }) => to)).toEqual([7, 7, 8])
  for (const { startMs } of then) expect(startMs).toBeGreaterThanOrEqual(first?.lengthMs ?? 0)
})

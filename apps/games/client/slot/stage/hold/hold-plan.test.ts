import { expect, test } from 'vitest'
import { emptyCells, planHoldSpin, revealMs, revealTimes, swell } from './hold-plan.ts'

const held = [{ position: [1, 2] as [number, number], coins: 10 }]

test('what is held turns no more', () => {
  const cells = emptyCells(5, 3, held)
  expect(cells).toHaveLength(14)
  expect(cells).not.toContainEqual([1, 2])
  expect(cells[0]).toEqual([0, 0])
  expect(cells[1]).toEqual([0, 1])
})

test('empty cells stop from the left, and a coin lies where it landed', () => {
  const landed = [{ position: [4, 0] as [number, number], coins: 40, prize: 'Mini' }]
  const turning = planHoldSpin(emptyCells(5, 3, held), landed)
  expect(turning.map(({ stopMs }) => stopMs)).toEqual(
    turning.map(({ stopMs }) => stopMs).sort((a, b) => a - b),
  )
  expect(turning.filter(({ coin }) => coin)).toEqual([
    expect.objectContaining({ cell: [4, 0], coin: landed[0] }),
  ])
  for (const { startMs, stopMs } of turning) expect(stopMs).toBeGreaterThan(startMs + 300)
})

test('coins show their worth one after the other', () => {
  const times = revealTimes(6)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(new Set(times).size).toBe(6)
})

test('a coin comes up from nothing, over its size, to its size', () => {
  expect(swell(0)).toBe(0)
  expect(Math.max(...Array.from({ length: revealMs }, (_, atMs) => swell(atMs)))).toBeGreaterThan(1)
  expect(swell(revealMs)).toBe(1)
})

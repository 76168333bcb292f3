import { expect, test } from 'vitest'
import { restingOre, shownOre, tickingMs, tickTo } from './ticking.ts'

const start = { fromOre: 1_000, toOre: 1_000, startMs: 0 }

test('a level ticks evenly to what was read, and never beyond it', () => {
  const ticking = tickTo(start, 2_010, 100, false)
  const shown = [100, 100 + tickingMs / 4, 100 + tickingMs / 2, 100 + tickingMs, 999_999].map(
    (at) => shownOre(ticking, at),
  )
  expect(shown).toEqual([1_000, 1_252, 1_505, 2_010, 2_010])
})

test('a reading that comes early goes on from what is shown', () => {
  const ticking = tickTo(start, 2_010, 0, false)
  expect(tickTo(ticking, 3_000, tickingMs / 2, false)).toMatchObject({
    fromOre: 1_505,
    toOre: 3_000,
  })
})

test('a level that was won is at its new start at once', () => {
  const ticking = tickTo(start, 500, 50, false)
  expect(shownOre(ticking, 50)).toBe(500)
})

test('with reduced motion nothing ticks: each reading stands as it was read', () => {
  expect(shownOre(tickTo(start, 2_000, 10, true), 10)).toBe(2_000)
})

test('[FLT-30] a level on its way keeps the width of its øre, and rests on whatever it holds', () => {
  const ticking = { fromOre: 10_000, toOre: 10_500, startMs: 0 }
  const levels = Array.from({ length: tickingMs }, (_, atMs) => shownOre(ticking, atMs))
  expect(levels.filter((level) => level % 100 === 0 && level > 10_000)).toEqual([])
  expect(levels).toEqual([...levels].sort((a, b) => a - b))
  expect(shownOre(ticking, tickingMs)).toBe(10_500)
})

test('[FLT-59] where there is little room a level passes whole kroner, and stands with its øre', () => {
  const still = { fromOre: 12_345, toOre: 12_345, startMs: 0 }
  expect(restingOre(still, 0)).toBe(12_345)
  const ticking = tickTo(still, 12_890, 0, false)
  const shown = [1, tickingMs / 2, tickingMs - 1, tickingMs].map((at) => restingOre(ticking, at))
  expect(shown).toEqual([12_300, 12_600, 12_800, 12_890])
})

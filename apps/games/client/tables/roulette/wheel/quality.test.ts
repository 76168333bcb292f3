import { expect, test } from 'vitest'
import { QualityWatch } from './quality.ts'

function saw(watch: QualityWatch, milliseconds: number, times = 30): boolean {
  let changed = false
  for (let each = 0; each < times; each += 1) changed = watch.saw(milliseconds) || changed
  return changed
}

test('a quick device keeps the best picture', () => {
  const watch = new QualityWatch()
  expect(saw(watch, 16.7, 600)).toBe(false)
  expect(watch.quality).toEqual({ pixelRatio: 1.5, oneIn: 1 })
})

test('a slow device falls to fewer pixels, then to every second picture, then to none', () => {
  const watch = new QualityWatch()
  expect(saw(watch, 40)).toBe(true)
  expect(watch.quality).toEqual({ pixelRatio: 1, oneIn: 1 })
  expect(saw(watch, 30)).toBe(true)
  expect(watch.quality).toEqual({ pixelRatio: 1, oneIn: 2 })
  expect(saw(watch, 34)).toBe(false)
  expect(saw(watch, 80)).toBe(true)
  expect(watch.quality).toBeUndefined()
})

test('single slow pictures, and a tab that was away, count for nothing', () => {
  const watch = new QualityWatch()
  for (let each = 0; each < 100; each += 1) watch.saw(each % 3 === 0 ? 50 : 16.7)
  expect(saw(watch, 5_000, 100)).toBe(false)
  expect(watch.quality?.pixelRatio).toBe(1.5)
})

import { expect, test } from 'vitest'
import { showing, symbolIn } from './reel-window.ts'

const window = { strip: [0, 1, 2, 3, 4], stop: 3, rows: 3 }

test('a window shows its strip, over the end too', () => {
  expect([0, 1, 2].map((row) => symbolIn(window, row))).toEqual([3, 4, 0])
  expect(showing(window, [3, 4, 0])).toBe(window)
  expect(showing(window, undefined)).toBe(window)
})

test('a window in which symbols changed shows them, and its strip beside it is as it was', () => {
  const changed = showing(window, [9, 9, 9])
  expect([0, 1, 2].map((row) => symbolIn(changed, row))).toEqual([9, 9, 9])
  expect(changed.strip).toEqual([9, 1, 2, 9, 9])
  expect(window.strip).toEqual([0, 1, 2, 3, 4])
})

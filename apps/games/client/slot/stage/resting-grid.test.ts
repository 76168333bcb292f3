import { expect, test } from 'vitest'
import { restingGrid } from './resting-grid.ts'

const symbols = ['wild', 'pay', 'pay', 'pay', 'pay', 'pay', 'scatter'].map((kind, index) => ({
  key: String(index),
  kind,
  pays: [],
}))

test.each([
  [7, 7, 7],
  [6, 7, 2],
])('a board of %i reels wins nothing before the first round', (reels, rows, rowsLeast) => {
  const grid = restingGrid({ reels, rows, rowsLeast, symbols })
  expect(grid).toHaveLength(reels)
  for (const [reel, column] of grid.entries()) {
    for (const [row, symbol] of column.entries()) {
      expect(symbols[symbol]?.kind).toBe('pay')
      expect(column[row + 1]).not.toBe(symbol)
      if (grid[reel + 1]?.length === column.length) expect(grid[reel + 1]?.[row]).not.toBe(symbol)
    }
  }
})

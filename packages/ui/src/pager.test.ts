import { expect, test } from 'vitest'
import { pagesAround } from './pager.tsx'

test.each([
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
])('[CONTENT-03] page %i of %i shows five numbers at most', (page, pageCount, shown) => {
  expect(pagesAround(page, pageCount)).toEqual(shown)
})

import { expect, test } from 'vitest'
import { figuresOf } from './report.ts'

test('figures are written as the table has them, one that is long in several lines', () => {
  expect(figuresOf`
    rounds / pgbench | ${12} (CPU ${1.5}) | >= 10
    a long name of ${'a page'}
      | 3 ms
      | <= 5 ms, or less`).toEqual([
    { name: 'rounds / pgbench', value: '12 (CPU 1.5)', reach: '>= 10' },
    { name: 'a long name of a page', value: '3 ms', reach: '<= 5 ms, or less' },
  ])
})

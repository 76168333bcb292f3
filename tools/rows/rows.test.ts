import { expect, test } from 'vitest'
import { citedIn, citeRows, unknownIds } from './citations.ts'

const requirements = [
  { id: 'LIM-04', part: 'journey', text: 'an increase waits' },
  { id: 'VAL-01', part: 'journey', text: 'ten digits' },
]

test('a title may cite one row or several', () => {
  const text = `test('[LIM-04] a', f); test('[VAL-01, VAL-02][SES-10] b', f); list[MAX-1]`
  expect(citedIn(text)).toEqual(['LIM-04', 'VAL-01', 'VAL-02', 'SES-10'])
})

test('each row knows the files that cite it, and a mistyped id is found', () => {
  const files = [
    { path: 'a.test.ts', text: "test('[LIM-04] a', f)" },
    { path: 'b.test.ts', text: "test('[LIM-04] b', f); test('[LIM-99] c', f)" },
  ]
  const rows = citeRows(requirements, files)
  expect(rows.map((row) => row.files)).toEqual([['a.test.ts', 'b.test.ts'], []])
  expect(unknownIds(requirements, files)).toEqual(['LIM-99'])
})

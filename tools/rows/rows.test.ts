import { expect, test } from 'vitest'
import { citedIn, citeRows, unknownIds } from './citations.ts'
import { missingRows, problemsOf } from './due.ts'

const requirements = [
  { id: 'LIM-04', part: 'journey', text: 'an increase waits' },
  { id: 'VAL-01', part: 'journey', text: 'ten digits' },
]
const limits = [{ path: 'a.test.ts', titles: ['[LIM-04] a'] }]
const rows = citeRows(requirements, limits)

test('a title may cite one row or several', () => {
  const titles = ['[LIM-04] a', '[VAL-01, VAL-02][SES-10] b', 'list[MAX-1]']
  expect(citedIn(titles)).toEqual(['LIM-04', 'VAL-01', 'VAL-02', 'SES-10'])
})

test('each row knows the files that cite it, and a mistyped id is found', () => {
  const files = [...limits, { path: 'b.test.ts', titles: ['[LIM-04] b', '[LIM-99] c'] }]
  const cited = citeRows(requirements, files)
  expect(cited.map((row) => row.files)).toEqual([['a.test.ts', 'b.test.ts'], []])
  expect(unknownIds(requirements, files)).toEqual(['LIM-99'])
})

test('a row that no test cites is missing once its part is due', () => {
  expect(missingRows(rows, [{ part: 'journey', due: false }])).toEqual([])
  expect(missingRows(rows, [{ part: 'journey', due: true }])).toMatchObject([{ id: 'VAL-01' }])
  expect(problemsOf(rows, [{ part: 'journey', due: true }], [])).toEqual([
    'VAL-01 is due and no test cites it: ten digits',
  ])
})

test('an exemption holds while its row is there and uncited', () => {
  const exempt = (id: string) => [
    { part: 'journey', due: true, exempt: { 'VAL-01': 'no CPR yet', ...{ [id]: 'no limit yet' } } },
  ]
  expect(problemsOf(rows, exempt('VAL-01'), [])).toEqual([])
  expect(problemsOf(rows, exempt('LIM-04'), [])).toEqual([
    'LIM-04 is exempt and cited all the same',
  ])
  expect(problemsOf(rows, exempt('LIM-05'), [])).toEqual(['LIM-05 is exempt and no row of journey'])
})

test('ids of no list, ids that stand twice and parts of no list are problems', () => {
  const parts = [{ part: 'journey', due: false }]
  expect(problemsOf([...rows, ...rows], parts, ['LIM-99'])).toEqual([
    'LIM-99 is cited and stands in no list',
    'LIM-04 stands twice',
    'VAL-01 stands twice',
  ])
  expect(problemsOf(rows.slice(1), [], [])).toEqual([
    'VAL-01 is of a part that is not listed: journey',
  ])
})

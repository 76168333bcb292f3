import { expect, test } from 'vitest'
import { filterHref, historyRequest, kinds, readFilter } from './history-filter.ts'

const address = '/min-konto/transaktioner'
const read = (query: string) => readFilter(new URLSearchParams(query))

test('[CONTENT-03][SCREEN-12] the list opens on the last 30 days, ten lines a page', () => {
  expect(read('')).toEqual({ kind: 'all', days: 30, page: 1 })
  expect(historyRequest(read(''))).toEqual({ kind: 'all', days: 30, page: 1, pageSize: 10 })
})

test('what the address says is read, and written back the same', () => {
  const query = 'type=betalinger&periode=365&side=3'
  expect(read(query)).toEqual({ kind: 'payments', days: 365, page: 3 })
  expect(filterHref(read(query))).toBe(`${address}?${query}`)
  expect(filterHref(read(''))).toBe(address)
  for (const kind of kinds) {
    const filter = { ...read(''), kind }
    expect(readFilter(new URL(filterHref(filter), 'https://nordlys.example').searchParams)).toEqual(
      filter,
    )
  }
})

test.for(['type=x', 'periode=31', 'side=0', 'side=-1', 'side=1.5', 'side=x', 'side=1e9'])(
  'nonsense in the address means the default: %s',
  (query) => {
    expect(read(query)).toEqual({ kind: 'all', days: 30, page: 1 })
  },
)

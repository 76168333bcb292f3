import { expect, test } from 'vitest'
import { filterHref, kinds, readFilter } from './history-filter.ts'

const address = '/min-konto/transaktioner'
const read = (query: string) => readFilter(new URLSearchParams(query))
const all = { kind: 'all', days: 30, page: 1, typed: {} }

test('[CONTENT-03][SCREEN-12] the list opens on the last 30 days', () => {
  expect(read('')).toEqual(all)
})

test.for([
  'type=betalinger&periode=365&side=3',
  'metode=kort&status=gennemfoert',
  'type=spil&periode=90&runder=12-98&side=2',
  'foer=81.90.a-payment',
  'spil=guld&efter=81.90',
  'spil=Vikingernes+Guld&foer=81.90',
  'fra=01-11-2026&til=30-11-2026&type=bonus',
])('what the address says is read, and written back the same: %s', (query) => {
  expect(filterHref(read(query))).toBe(`${address}?${query}`)
})

test('each kind has an address, and the default none', () => {
  expect(filterHref(read(''))).toBe(address)
  for (const kind of kinds) {
    const filter = { ...read(''), kind }
    expect(readFilter(new URL(filterHref(filter), 'https://nordlys.example').searchParams)).toEqual(
      filter,
    )
  }
})

test('[SCREEN-12] a way to pay or a status asks for payments, a game for rounds', () => {
  expect(read('metode=kort&type=bonus')).toEqual({
    ...all,
    kind: 'payments',
    typed: { metode: 'kort' },
  })
  expect(read('status=undervejs').kind).toBe('payments')
  expect(read('spil=guld').kind).toBe('rounds')
  expect(read('metode=&status=&spil=+&fra=&til=')).toEqual(all)
})

test('the dates of a statement that cannot be are no dates of the list', () => {
  expect(read('fra=31-02-2026&til=x&udtog=fra')).toEqual(all)
})

const nonsense = [
  ...['type=x', 'periode=31', 'side=0', 'side=-1', 'side=1.5', 'side=x', 'side=1e9'],
  ...['runder=5', 'runder=9-3', 'runder=0-3', 'runder=1-2-3', 'runder=x-9', 'runder=1.5-3'],
  ...['runder=1-9007199254740993', 'foer=x', 'foer=1', 'efter=1.2.%2F'],
]
test.for(nonsense)('nonsense in the address means the default: %s', (query) => {
  expect(read(query)).toEqual(all)
})

import { dayMs, formatDate } from '@nordlys/core'
import { expect, test } from 'vitest'
import { bankDaysAfter, isBankDay } from './bank-days.ts'

function closedWeekdays(year: number): string[] {
  const closed: string[] = []
  for (let day = Date.UTC(year, 0, 1); day < Date.UTC(year + 1, 0, 1); day += dayMs) {
    const weekday = new Date(day).getUTCDay()
    if (weekday === 0 || weekday === 6 || isBankDay(day)) continue
    closed.push(new Date(day).toISOString().slice(5, 10))
  }
  return closed
}

test('[PAY-06] the weekdays on which Danish banks are closed, year by year', () => {
  const fixed2026 = ['01-01', '06-05', '12-24', '12-25', '12-31']
  const moving2026 = ['04-02', '04-03', '04-06', '05-14', '05-15', '05-25']
  expect(closedWeekdays(2026)).toEqual([...fixed2026, ...moving2026].sort())
  const fixed2027 = ['01-01', '12-24', '12-31']
  const moving2027 = ['03-25', '03-26', '03-29', '05-06', '05-07', '05-17']
  expect(closedWeekdays(2027)).toEqual([...fixed2027, ...moving2027].sort())
})

test('[PAY-06] Great Prayer Day is a bank day again', () => {
  expect(isBankDay(Date.UTC(2026, 4, 1))).toBe(true)
  expect(isBankDay(Date.UTC(2027, 3, 23))).toBe(true)
})

test.each([
  ['an ordinary Monday', '2026-11-16T12:00:00Z', '19. november 2026', '24. november 2026'],
  ['a Friday evening', '2026-11-20T20:00:00Z', '25. november 2026', '30. november 2026'],
  ['a Saturday', '2026-11-21T12:00:00Z', '25. november 2026', '30. november 2026'],
  ['before Easter 2026', '2026-04-01T12:00:00Z', '9. april 2026', '14. april 2026'],
  ['before Easter 2027', '2027-03-24T12:00:00Z', '1. april 2027', '6. april 2027'],
  ['before Christmas', '2026-12-23T12:00:00Z', '30. december 2026', '6. januar 2027'],
  ['New Year’s Eve', '2026-12-31T12:00:00Z', '6. januar 2027', '11. januar 2027'],
  [
    'just after midnight in Denmark',
    '2026-11-15T23:30:00Z',
    '19. november 2026',
    '24. november 2026',
  ],
  [
    'just before midnight in Denmark',
    '2026-11-15T22:30:00Z',
    '18. november 2026',
    '23. november 2026',
  ],
])(
  '[PAY-06] a withdrawal made on %s is handled and arrives in three bank days each',
  (_, made, handled, arrives) => {
    const handledBy = bankDaysAfter(new Date(made), 3)
    expect(formatDate(handledBy)).toBe(handled)
    expect(formatDate(bankDaysAfter(handledBy, 3))).toBe(arrives)
  },
)

test('[PAY-06] a bank day ends at midnight in Copenhagen, in summer and in winter', () => {
  expect(bankDaysAfter(new Date('2026-07-06T10:00:00Z'), 1).toISOString()).toBe(
    '2026-07-07T21:59:59.999Z',
  )
  expect(bankDaysAfter(new Date('2026-11-16T10:00:00Z'), 1).toISOString()).toBe(
    '2026-11-17T22:59:59.999Z',
  )
  expect(bankDaysAfter(new Date('2026-10-23T10:00:00Z'), 1).toISOString()).toBe(
    '2026-10-26T22:59:59.999Z',
  )
})

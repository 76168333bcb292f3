import { dayMs, dayOf, midnight } from '@nordlys/core'

/**
 * The last moment of the `count`-th Danish bank day after the day of `at`, counted on the
 * calendar of Copenhagen. A payment made on a Friday has its first bank day on Monday. [PAY-06]
 */
export function bankDaysAfter(at: Date, count: number): Date {
  let day = dayOf(at)
  for (let left = count; left > 0; ) {
    day += dayMs
    if (isBankDay(day)) left -= 1
  }
  return new Date(midnight(day + dayMs) - 1)
}

/** After this many bank days a payout that has not moved is late. */
const lateAfterBankDays = 1

/** The moment after which a withdrawal is late. A pending one could not move within its window. [FLT-15] */
export function lateFrom({
  status,
  updated_at,
  cancelable_until,
}: {
  status: string
  updated_at: Date
  cancelable_until: Date
}): Date {
  return bankDaysAfter(status === 'pending' ? cancelable_until : updated_at, lateAfterBankDays)
}

/** Whether Danish banks are open; `day` is a date, as the UTC milliseconds of its midnight. */
export function isBankDay(day: number): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !bankHolidays(new Date(day).getUTCFullYear()).has(day)
}

/** Fixed days on which banks are closed, as month and day. */
const fixedHolidays: ReadonlyArray<readonly [number, number]> = [
  [1, 1],
  [6, 5],
  [12, 24],
  [12, 25],
  [12, 26],
  [12, 31],
]

/**
 * Days from Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension Day, the day after
 * it (banks close) and Whit Monday. Great Prayer Day was abolished from 2024.
 */
const daysFromEaster = [-3, -2, 1, 39, 40, 50]

function bankHolidays(year: number): ReadonlySet<number> {
  const easter = easterSunday(year)
  return new Set([
    ...fixedHolidays.map(([month, day]) => Date.UTC(year, month - 1, day)),
    ...daysFromEaster.map((days) => easter + days * dayMs),
  ])
}

/** Gregorian Easter by the anonymous computus; valid for every year of the calendar. */
function easterSunday(year: number): number {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const leapCenturies = Math.floor(century / 4)
  const moonCorrection = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - leapCenturies - moonCorrection + 15) % 30
  const sundayShift =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * sundayShift) / 451)
  const days = epact + sundayShift - 7 * late + 114
  return Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)
}

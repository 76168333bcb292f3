import { foldTyped } from '@nordlys/core'
import type { Cpr } from '../base/vault.ts'

export type CprReading =
  | { ok: true; cpr: Cpr; birthDate: string }
  | { ok: false; refusal: 'cpr-not-ten-digits' | 'cpr-no-such-date' }

/**
 * Reads a typed personal number: ten digits, one hyphen or space allowed [VAL-01], the first six a
 * real date. There is no check digit: numbers without modulus 11 have been issued since 2007.
 * `allowFictitious` also takes the CPR office's made-up numbers, whose day is 60 higher.
 */
export function parseCpr(typed: string, allowFictitious: boolean): CprReading {
  const digits = foldTyped(typed).replace(/[- \u2010-\u2015]/, '')
  if (!/^[0-9]{10}$/.test(digits)) return { ok: false, refusal: 'cpr-not-ten-digits' }
  const birthDate = birthDateOf(digits, allowFictitious)
  if (!birthDate) return { ok: false, refusal: 'cpr-no-such-date' }
  return { ok: true, cpr: digits as Cpr, birthDate }
}

function birthDateOf(digits: string, allowFictitious: boolean): string | undefined {
  const typedDay = Number(digits.slice(0, 2))
  const day = allowFictitious && typedDay > 60 ? typedDay - 60 : typedDay
  const month = Number(digits.slice(2, 4))
  const year = fullYear(Number(digits.slice(4, 6)), Number(digits.slice(6, 7)))
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** The seventh digit tells the century of the two-digit year. */
function fullYear(year: number, seventhDigit: number): number {
  if (seventhDigit <= 3) return 1900 + year
  if (seventhDigit === 4 || seventhDigit === 9) return year <= 36 ? 2000 + year : 1900 + year
  return year <= 57 ? 2000 + year : 1800 + year
}

import { foldTyped } from '@nordlys/core'

export type MobileReading =
  | { ok: true; mobile: string }
  | { ok: false; reason: 'required' | 'wrong-digits' | 'too-short'; count?: number }

const shortestMobile = 8
const separators = /[\s().\u2010-\u2015-]/g

/**
 * Reads a typed mobile number of a country whose numbers have `digits` digits. Fewer than eight
 * characters is its own message; where numbers are shorter than that, the country code counts in.
 * [VAL-03] The country code that was chosen beside it may be typed, too: `+45` or `0045`. The answer is in
 * international form, `+4512345678`.
 */
export function readMobile(typed: string, countryCode: string, digits: number): MobileReading {
  const compact = withoutCountry(foldTyped(typed).replaceAll(separators, ''), countryCode, digits)
  if (compact === '') return { ok: false, reason: 'required' }
  const counted = digits < shortestMobile ? countryCode.length + compact.length : compact.length
  if (counted < shortestMobile) return { ok: false, reason: 'too-short', count: shortestMobile }
  if (!/^[0-9]+$/.test(compact) || compact.length !== digits) {
    return { ok: false, reason: 'wrong-digits', count: digits }
  }
  return { ok: true, mobile: countryCode + compact }
}

/** Only where a whole number is left: digits alone may be another country's. */
function withoutCountry(typed: string, countryCode: string, digits: number): string {
  const prefix = [countryCode, countryCode.replace('+', '00')].find((each) =>
    typed.startsWith(each),
  )
  if (!prefix) return typed
  const rest = typed.slice(prefix.length)
  return rest.length === digits ? rest : typed
}

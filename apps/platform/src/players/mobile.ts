export type MobileReading =
  | { ok: true; mobile: string }
  | { ok: false; reason: 'required' | 'wrong-digits' | 'too-short'; count?: number }

const shortestMobile = 8

/**
 * Reads a typed mobile number of a country whose numbers have `digits` digits. Fewer than eight
 * characters is its own message; where numbers are shorter than that, the country code counts in.
 * [VAL-03] The answer is in international form, `+4512345678`.
 */
export function readMobile(typed: string, countryCode: string, digits: number): MobileReading {
  const compact = typed.replaceAll(/[\s.-]/g, '')
  if (compact === '') return { ok: false, reason: 'required' }
  const counted = digits < shortestMobile ? countryCode.length + compact.length : compact.length
  if (counted < shortestMobile) return { ok: false, reason: 'too-short', count: shortestMobile }
  if (!/^[0-9]+$/.test(compact) || compact.length !== digits) {
    return { ok: false, reason: 'wrong-digits', count: digits }
  }
  return { ok: true, mobile: countryCode + compact }
}

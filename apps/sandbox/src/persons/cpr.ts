/** Digits of a CPR number however it was typed, or undefined when there are not exactly ten. */
export function readCpr(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '')
  return /^\d{10}$/.test(digits) ? digits : undefined
}

/**
 * The birth date `YYYY-MM-DD` in a CPR number, undefined when it holds none. Days 61 to 91 are
 * replacement numbers, which no real person can have.
 */
export function birthDateOfCpr(cpr: string): string | undefined {
  const typedDay = Number(cpr.slice(0, 2))
  const day = typedDay > 60 ? typedDay - 60 : typedDay
  const month = Number(cpr.slice(2, 4))
  const year = yearOfCpr(cpr)
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return date.toISOString().slice(0, 10)
}

function yearOfCpr(cpr: string): number {
  const year = Number(cpr.slice(4, 6))
  const centuryDigit = Number(cpr.slice(6, 7))
  if (centuryDigit <= 3) return 1900 + year
  if (centuryDigit === 4 || centuryDigit === 9) return (year <= 36 ? 2000 : 1900) + year
  return (year <= 57 ? 2000 : 1800) + year
}

const copenhagenDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' })

/** Full years at the date in Copenhagen. Born on 29 February counts from 1 March in common years. */
export function ageAt(birthDate: string, at: Date): number {
  const today = copenhagenDate.format(at)
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

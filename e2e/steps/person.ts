import { systemClock, systemRandom } from '@nordlys/core'

export interface Person {
  name: string
  /** Fictitious: the day of the birth date is 60 too high. */
  cpr: string
  email: string
}

/** An adult whom nobody has met: every test has players of its own, so that none waits for another. */
export function freshPerson(name = 'Freja Frisk'): Person {
  const [day, month, year, end] = [below(28), below(12), below(30), below(3_000)]
  const birth = [61 + day, 1 + month, 60 + year].map((part) => String(part).padStart(2, '0'))
  // A seventh digit of 1 to 3 means 1900s, and no ending from there on means anything special.
  const cpr = birth.join('') + String(1_000 + end)
  return { name, cpr, email: `spiller-${below(1_000_000_000)}@eksempel.dk` }
}

/** As `freshPerson`, of 18 or 19 years: born in the first half of the year that lies 19 years back. */
export function freshYoungPerson(name = 'Unna Ung'): Person {
  const year = String(systemClock.now().getFullYear() - 19).slice(-2)
  const [day, month, end] = [61 + below(28), 1 + below(6), below(1_000)]
  // A seventh digit of 4 means 2000s for these years.
  const birth = `${day}${String(month).padStart(2, '0')}${year}`
  const cpr = `${birth}4${String(end).padStart(3, '0')}`
  return { ...freshPerson(name), cpr }
}

/** A whole number from 0 up to, not including, `limit`. */
function below(limit: number): number {
  return new DataView(systemRandom.bytes(4).buffer).getUint32(0) % limit
}

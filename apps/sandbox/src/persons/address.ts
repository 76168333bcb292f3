import { createHash } from 'node:crypto'

/** A made-up home, in the parts in which the CPR register keeps one. */
export interface Address {
  street: string
  number: string
  floor?: string
  unit?: string
  zip: string
  city: string
}

const streets = ['Nordlysvej', 'Polarstien', 'Stjernestræde', 'Øster Månegade', 'Åbrinken']
const cities = [
  ['1799', 'København V'],
  ['5000', 'Odense C'],
  ['8000', 'Aarhus C'],
  ['9000', 'Aalborg'],
] as const

/** Everybody lives somewhere: the same person always at the same place. */
export function addressOfCpr(cpr: string): Address {
  const bytes = createHash('sha256').update(`sandbox address ${cpr}`).digest()
  const [street = 0, city = 0, number = 0, floor = 0] = bytes
  const [zip, name] = cities[city % cities.length] ?? cities[0]
  return {
    street: streets[street % streets.length] ?? '',
    number: String(1 + (number % 99)),
    ...(floor % 2 === 0 && { floor: String(1 + (floor % 5)), unit: 'tv' }),
    ...{ zip, city: name },
  }
}

/** By the number's last four digits, as ROFUS and NemKonto go. */
export function isProtectedCpr(cpr: string): boolean {
  return cpr.endsWith('0008')
}

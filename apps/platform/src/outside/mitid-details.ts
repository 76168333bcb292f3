import { JsonReader } from './read-json.ts'

/** Name and address of a person, as the CPR register has them. */
export type MitidDetails =
  /** Nobody may learn where this person lives; the register gives no name either. */
  | { isProtected: true }
  | {
      isProtected: false
      firstName: string
      lastName: string
      /** One or two lines; none for a person without an address in Denmark. */
      addressLines: readonly string[]
    }

/** For a visit that asks for them; nothing else has them. */
export const detailsScope = 'ssn.details_name ssn.details_address'

/**
 * Reads the broker's claims of these scopes. An answer that does not say whether the person is protected is
 * nonsense: an address is never kept by mistake.
 */
export function readMitidDetails(claims: unknown): MitidDetails {
  const reader = new JsonReader('mitid', claims)
  if (reader.flag(claim('name_address_protected'))) return { isProtected: true }
  const said = (name: string) => reader.optionalText(claim(name))?.trim() ?? ''
  const names = [reader.text(claim('given_name')), said('middle_name')]
  return {
    isProtected: false,
    firstName: joined(names, ' '),
    lastName: reader.text(claim('surname')),
    addressLines: [
      joined([joined([said('street'), said('number')], ' '), door(said)], ', '),
      joined([said('zip'), said('city')], ' '),
    ].filter(Boolean),
  }
}

/** As Danes write it: `3. tv.` */
function door(said: (name: string) => string): string {
  return joined(
    [said('floor'), said('unit')].map((part) => part && `${part.replace(/\.$/, '')}.`),
    ' ',
  )
}

function joined(parts: readonly string[], between: string): string {
  return parts.filter(Boolean).join(between)
}

function claim(name: string): string {
  return `ssn.details.${name}`
}

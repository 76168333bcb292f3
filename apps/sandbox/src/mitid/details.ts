import { addressOfCpr, isProtectedCpr } from '../persons/address.ts'
import type { Identity } from './identities.ts'

/** The scopes for name and address, with the claims of each. */
export const detailScopes = {
  'ssn.details_name': [
    ...(['given_name', 'surname', 'name_address_protected'] as const).map(claimOf),
  ],
  'ssn.details_address': [
    ...(['street', 'number', 'floor', 'unit', 'zip', 'city'] as const).map(claimOf),
    claimOf('name_address_protected'),
  ],
}

/**
 * Name and address as the CPR register has them, at the userinfo endpoint alone. A protected person has the
 * register's words in place of a name, and no address.
 */
export function detailsOf({ cpr, name }: Identity): Record<string, unknown> {
  const names = name.split(' ')
  const details = isProtectedCpr(cpr)
    ? { surname: 'NAVNE & ADRESSEBESKYTTET', name_address_protected: true }
    : {
        given_name: names.slice(0, -1).join(' '),
        surname: names.at(-1),
        name_address_protected: false,
        ...addressOfCpr(cpr),
      }
  return Object.fromEntries(Object.entries(details).map(([key, value]) => [claimOf(key), value]))
}

function claimOf(name: string): string {
  return `ssn.details.${name}`
}

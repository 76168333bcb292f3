import { databaseProblem } from './database-address.ts'
import { keyProblem, ownSecretProblem } from './secret-problems.ts'
import type { Kind } from './setting.ts'
import { suppliersIn } from './suppliers.ts'
import { proxiesProblem } from './trusted-proxies.ts'
import { addressProblem, originProblem, scriptProblem } from './web-address.ts'

const portMax = 65_535
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Describes the fault of a value of each kind, as a sentence's end; undefined without one. */
export const kinds: Readonly<Record<Kind, (value: string) => string | undefined>> = {
  text: () => undefined,
  'first-port': (value) => portProblem(value, portMax - 4),
  port: (value) => portProblem(value, portMax),
  host: (value) =>
    /^[\w.:-]+$/.test(value) ? undefined : `is "${value}": set it to an address such as 0.0.0.0`,
  email: (value) => (/^[^\s@]+@[^\s@]+$/.test(value) ? undefined : 'is no address of e-mail'),
  level: (value) =>
    levels.includes(value) ? undefined : `is "${value}": set it to one of ${levels.join(', ')}`,
  database: databaseProblem,
  address: addressProblem,
  origin: originProblem,
  script: scriptProblem,
  proxies: proxiesProblem,
  suppliers: (value) => suppliersIn(value).problem,
  key: keyProblem,
  'own-secret': ownSecretProblem,
  'party-secret': () => undefined,
}

function portProblem(value: string, max: number): string | undefined {
  const isPort = /^\d{1,5}$/.test(value) && Number(value) <= max
  return isPort ? undefined : `is "${value}": set it to a whole number from 1 to ${max}`
}

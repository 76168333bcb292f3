import { partySecretProblem } from './secret-problems.ts'

/** Those of PostgreSQL under which the driver encrypts and checks the server's certificate. */
const safeModes = ['require', 'verify-ca', 'verify-full']
const shape =
  'is not the address of a PostgreSQL database, such as postgres://user:password@host:5432/name'

export function databaseProblem(value: string): string | undefined {
  return partsOf(value) ? undefined : shape
}

/** The problems of settings that open the database to others than us. */
export function openDatabaseProblems(value: string): string[] {
  const parts = partsOf(value)
  if (!parts) return []
  const { password, isPlain } = parts
  const problem = partySecretProblem(password)
  return [
    ...(password === '' ? ['has no password: nothing keeps others out'] : []),
    ...(password && problem ? [`has a password that ${problem}`] : []),
    ...(isPlain ? [`turns encryption off: its sslmode is one of ${safeModes.join(', ')}`] : []),
  ]
}

/** Undefined where there is none. */
export function databasePasswordOf(value: string | undefined): string | undefined {
  return (value && partsOf(value)?.password) || undefined
}

/** A parameter counts before the part of the address that it repeats, as for the driver. */
function partsOf(value: string): { password: string; isPlain: boolean } | undefined {
  if (!/^postgres(?:ql)?:\/\//.test(value) || !URL.canParse(value)) return undefined
  const { password, searchParams } = new URL(value)
  const last = (name: string) => searchParams.getAll(name).at(-1)
  const [mode, ssl] = [last('sslmode'), last('ssl')]
  try {
    return {
      password: last('password') || decodeURIComponent(password),
      isPlain:
        (mode !== undefined && !safeModes.includes(mode)) ||
        (ssl !== undefined && !['true', '1'].includes(ssl)),
    }
  } catch (error) {
    if (!(error instanceof URIError)) throw error
    return undefined
  }
}

import { StartProblem } from '../problems/start-problem.ts'
import type { SettingName } from './all-settings.ts'
import { databasePasswordOf } from './database-address.ts'
import { kinds } from './kinds.ts'
import { productionProblems } from './production.ts'
import { Reading, ruleOf, suppliersOf } from './reading.ts'
import { type Environment, partyNames, programNames, type Reader } from './setting.ts'
import { portNames, Settings } from './settings.ts'
import { sharedBy } from './shared-by.ts'

/**
 * Reads and validates the settings of `readers` from the environment. Reports every problem at once, and
 * nothing starts. Every program and `npm start` read here, so that none forgets a setting.
 */
export function readSettings(env: Environment, readers: readonly Reader[]): Settings {
  const read = new Reading(env, readers)
  const found = new Settings(env, read.isProduction, read.hasStandIns)
  const problems = [
    ...read.names.flatMap((name) => kindProblems(read, name)),
    ...read.names.flatMap((name) => neededProblems(read, name)),
    ...partyProblems(read),
    ...(read.isProduction ? productionProblems(read) : []),
    ...sameSecrets(read),
    ...samePorts(read, found),
  ]
  if (problems.length > 0) throw new SettingsProblem(problems, read.publicNames)
  return found
}

/** Everything that is wrong with the settings, a line each. */
export class SettingsProblem extends StartProblem {
  override name = 'SettingsProblem'
  readonly problems: readonly string[]

  constructor(problems: readonly string[], publicNames: readonly string[]) {
    const what = problems.length === 1 ? 'a setting' : `${problems.length} settings`
    const why = publicNames.length === 0 ? '' : ` (it is production by ${publicNames.join(', ')})`
    const lines = problems.map((problem) => `  - ${problem}.`)
    const more = 'docs/settings.md tells what each setting means.'
    super([`Nothing is started, because of ${what}${why}:`, ...lines, more].join('\n'))
    this.problems = problems
  }
}

function kindProblems(read: Reading, name: SettingName): string[] {
  const value = read.find(name)
  const problem = value === undefined ? undefined : kinds[ruleOf(name).kind](value)
  return problem === undefined ? [] : [`${name} ${problem}`]
}

function neededProblems(read: Reading, name: SettingName): string[] {
  const { needed, example } = ruleOf(name)
  if (read.find(name) !== undefined) return []
  if (needed === 'stated' && !read.isSelfMade) {
    return [`${name} is not set: ${statedBecause(read, name)} (${example})`]
  }
  if (needed === 'production' && read.isProduction) {
    return [`${name} is not set: production needs it (${example})`]
  }
  return []
}

function statedBecause({ isProduction }: Reading, name: SettingName): string {
  if (name !== 'DATABASE_URL') return 'the secrets beside a database of your own are yours'
  const where = 'the built-in database is for trying out'
  return isProduction ? `${where}, not for production` : `${where}, with "npm start"`
}

/** An outside party has all of its settings, or none of them and the stand-in is used. */
function partyProblems(read: Reading): string[] {
  if (read.isProduction) return []
  return partyNames.flatMap((party) => {
    const own = read.names.filter((name) => ruleOf(name).party === party)
    const missing = own.filter((name) => read.find(name) === undefined)
    if (missing.length === 0 || missing.length === own.length) return []
    const given = own.filter((name) => !missing.includes(name))
    return [`${given.join(', ')} names a party that lacks ${missing.join(', ')}: set all or none`]
  })
}

/** No two secrets may be equal: one that leaks must not reveal another. */
function sameSecrets(read: Reading): string[] {
  const isSecret = (name: SettingName) => /^key$|secret$/.test(ruleOf(name).kind)
  const all = [
    ...read.names.filter(isSecret).map((name) => ({ name, secret: read.find(name) })),
    ...suppliersOf(read).map(({ name, secret }) => ({ name: `the supplier ${name}`, secret })),
    ...read.names
      .filter((name) => ruleOf(name).kind === 'database')
      .map((name) => ({
        name: `the password in ${name}`,
        secret: databasePasswordOf(read.find(name)),
      })),
  ]
  return sharedBy(all.map(({ name, secret }) => ({ name, value: secret }))).map(
    (names) => `${names.join(', ')} are the same secret: each needs its own`,
  )
}

/**
 * Refuses two programs on one port, whether the port is set or follows from PORT; port 0 is assigned
 * later.
 */
function samePorts(read: Reading, found: Settings): string[] {
  const running = programNames.filter((name) => name !== 'sandbox' || read.hasStandIns)
  const ports = running.filter((name) => read.names.includes(portNames[name]))
  return sharedBy(
    ports.map((program) => {
      const port = found.portOf(program)
      return { name: portNames[program], value: isPort(port) ? port : undefined }
    }),
  ).map((names) => `${names.join(', ')} are the same port`)
}

/** Skips what is not a number: its kind reports that. */
function isPort(port: number): boolean {
  return Number.isInteger(port) && port > 0
}

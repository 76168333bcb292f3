import { StartProblem } from '../problems/start-problem.ts'
import { type SettingName, settings } from './all-settings.ts'
import { isLoopback, kinds, partySecretProblem } from './kinds.ts'
import { type Environment, partyNames, programNames, type Reader, type Setting } from './setting.ts'
import { portNames, Settings } from './settings.ts'
import { suppliersIn } from './suppliers.ts'

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

/** One reading of an environment: which settings matter, and what kind of place it is. */
class Reading {
  readonly #env: Environment
  readonly readers: readonly Reader[]
  readonly names: readonly SettingName[]
  /**
   * The settings with a public address, one that other machines can reach: any of them makes it
   * production.
   */
  readonly publicNames: readonly SettingName[]
  readonly isProduction: boolean
  readonly hasStandIns: boolean
  /** `npm start` makes its own database and secrets where the environment names no database. */
  readonly isSelfMade: boolean

  constructor(env: Environment, readers: readonly Reader[]) {
    this.#env = env
    this.readers = readers
    const isRead = (name: SettingName) => settings[name].readBy.some((by) => readers.includes(by))
    this.names = namesOf().filter(isRead)
    const isOutside = (name: SettingName) => {
      const value = this.find(name)
      return Boolean(ruleOf(name).public && value && URL.canParse(value) && !isLoopback(value))
    }
    this.publicNames = namesOf().filter(isOutside)
    this.isProduction = this.publicNames.length > 0
    this.hasStandIns = !this.isProduction
    this.isSelfMade = readers.includes('start') && !this.isProduction && !this.find('DATABASE_URL')
  }

  /** An empty setting counts as not set. */
  find(name: SettingName): string | undefined {
    return this.#env[name] || undefined
  }
}

function namesOf(): SettingName[] {
  return Object.keys(settings) as SettingName[]
}

function ruleOf(name: SettingName): Setting {
  return settings[name]
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

function productionProblems(read: Reading): string[] {
  const plain = read.names.filter(
    (name) => ruleOf(name).https && read.find(name)?.startsWith('http:'),
  )
  const loopback = read.names.filter((name) => {
    const { public: program } = ruleOf(name)
    const value = read.find(name)
    const isOurs = program === 'site' || program === 'games'
    return isOurs && value !== undefined && URL.canParse(value) && isLoopback(value)
  })
  const guessed = read.names.flatMap((name) => {
    const value = ruleOf(name).kind === 'party-secret' ? read.find(name) : undefined
    const problem = value && partySecretProblem(value)
    return problem ? [`${name} ${problem}`] : []
  })
  return [
    ...(read.readers.includes('sandbox') ? ['the stand-ins do not run in production'] : []),
    ...loopback.map((name) => `${name} is on this machine, where no player reaches it`),
    ...plain.map((name) => `${name} begins with http://: in production only https:// will do`),
    ...guessed,
    ...supplierProblems(read),
  ]
}

function supplierProblems(read: Reading): string[] {
  return suppliersOf(read).flatMap(({ name, url, secret }) => {
    const problem = partySecretProblem(secret)
    return [
      ...(problem ? [`the secret of ${name} in SUPPLIERS ${problem}`] : []),
      ...(url.startsWith('https:') ? [] : [`the url of ${name} in SUPPLIERS is not https://`]),
    ]
  })
}

function suppliersOf(read: Reading) {
  const text = read.names.includes('SUPPLIERS') ? read.find('SUPPLIERS') : undefined
  return text === undefined ? [] : suppliersIn(text).suppliers
}

/** No two secrets may be equal: one that leaks must not reveal another. */
function sameSecrets(read: Reading): string[] {
  const isSecret = (name: SettingName) => /^key$|secret$/.test(ruleOf(name).kind)
  const all = [
    ...read.names.filter(isSecret).map((name) => ({ name, secret: read.find(name) })),
    ...suppliersOf(read).map(({ name, secret }) => ({ name: `the supplier ${name}`, secret })),
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

function sharedBy(all: readonly { name: string; value: unknown }[]): string[][] {
  const named = all.filter(({ value }) => value !== undefined)
  const groups = Map.groupBy(named, ({ value }) => value)
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ name }) => name))
}

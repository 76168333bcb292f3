import type { SettingName } from './all-settings.ts'
import { openDatabaseProblems } from './database-address.ts'
import { type Reading, ruleOf, suppliersOf } from './reading.ts'
import { partySecretProblem } from './secret-problems.ts'
import { sharedBy } from './shared-by.ts'
import { isThisMachine } from './web-address.ts'

/** Those that browsers load pages from; the last word on each is its own host. */
const browsed: readonly SettingName[] = ['SITE_URL', 'GAMES_URL', 'BACK_OFFICE_URL']

/** Problems that only production refuses: settings open to all, guessable, or meant for trials. */
export function productionProblems(read: Reading): string[] {
  return [
    ...(read.readers.includes('sandbox') ? ['the stand-ins do not run in production'] : []),
    ...loopbackProblems(read),
    ...sharedHosts(read),
    ...plainProblems(read),
    ...guessedProblems(read),
    ...databaseProblems(read),
    ...supplierProblems(read),
  ]
}

function loopbackProblems(read: Reading): string[] {
  return addressesIn(read).flatMap(({ name, value }) => {
    const { public: program, party, kind } = ruleOf(name)
    if (!isThisMachine(value)) return []
    if (program === 'site' || program === 'games') {
      return [`${name} is on this machine, where no player reaches it`]
    }
    if (kind === 'script') return [`${name} is on this machine, where no browser reaches it`]
    return party ? [`${name} is on this machine, where no outside party is`] : []
  })
}

/** Cookies ignore ports, so programs on one host would be shown each other's. */
function sharedHosts(read: Reading): string[] {
  const all = addressesIn(read).filter(({ name }) => browsed.includes(name))
  return sharedBy(all.map(({ name, value }) => ({ name, value: new URL(value).hostname }))).map(
    (names) => `${names.join(', ')} are on one host: each needs its own`,
  )
}

function addressesIn(read: Reading): { name: SettingName; value: string }[] {
  return read.names.flatMap((name) => {
    const value = read.find(name)
    const isAddress = ['address', 'origin', 'script'].includes(ruleOf(name).kind)
    return isAddress && value && URL.canParse(value) ? [{ name, value }] : []
  })
}

function plainProblems(read: Reading): string[] {
  return read.names
    .filter((name) => ruleOf(name).https && read.find(name)?.startsWith('http:'))
    .map((name) => `${name} begins with http://: in production only https:// will do`)
}

function guessedProblems(read: Reading): string[] {
  return read.names.flatMap((name) => {
    const value = ruleOf(name).kind === 'party-secret' ? read.find(name) : undefined
    const problem = value && partySecretProblem(value)
    return problem ? [`${name} ${problem}`] : []
  })
}

function databaseProblems(read: Reading): string[] {
  return read.names.flatMap((name) => {
    const value = ruleOf(name).kind === 'database' ? read.find(name) : undefined
    return value ? openDatabaseProblems(value).map((problem) => `${name} ${problem}`) : []
  })
}

function supplierProblems(read: Reading): string[] {
  return suppliersOf(read).flatMap(({ name, url, secret }) => {
    const problem = partySecretProblem(secret)
    return [
      ...(problem ? [`the secret of ${name} in SUPPLIERS ${problem}`] : []),
      ...(url.startsWith('https:') ? [] : [`the url of ${name} in SUPPLIERS is not https://`]),
      ...(isThisMachine(url) ? [`the url of ${name} in SUPPLIERS is on this machine`] : []),
    ]
  })
}

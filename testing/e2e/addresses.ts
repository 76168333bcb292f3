import { invariant, required } from '@nordlys/core'
import type { Addresses } from '../../world/config/addresses.ts'

const variable = 'NORDLYS_E2E_ADDRESSES'
const serverVariable = 'NORDLYS_E2E_SERVER_URL'
const databaseVariable = 'NORDLYS_E2E_DATABASE_URL'

/** Where the programs of the browser tests' common world are. */
export function e2eAddresses(): Addresses['urls'] {
  const text = required(process.env[variable], `${variable}, which the global setup sets`)
  const urls: Addresses['urls'] = JSON.parse(text)
  invariant(typeof urls.site === 'string', `${variable} holds the five addresses`)
  return urls
}

/** The books of the common world, for the auditor's questions. */
export function e2eDatabaseUrl(): string {
  return required(process.env[databaseVariable], `${databaseVariable}, which the global setup sets`)
}

/** The database server that all worlds of a run share; undefined when a world is started alone. */
export function sharedServerUrl(): string | undefined {
  return process.env[serverVariable]
}

export function publishServer(url: string): void {
  process.env[serverVariable] = url
}

/** Tells the tests' processes, which inherit the environment. */
export function publishAddresses(urls: Addresses['urls'], databaseUrl: string): void {
  process.env[variable] = JSON.stringify(urls)
  process.env[databaseVariable] = databaseUrl
}

/** The site's address, or undefined before the world is open. */
export function siteAddress(): string | undefined {
  return process.env[variable] === undefined ? undefined : e2eAddresses().site
}

/**
 * What a world's process starts with. Browsers get what is built for production, so its site renders with
 * the same library.
 */
export function worldEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: 'production' }
}

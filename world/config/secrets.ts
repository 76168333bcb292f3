import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type Environment,
  type Random,
  type SettingName,
  secret,
  systemRandom,
} from '@nordlys/core'

export interface Secrets {
  /** Encrypts CPR numbers: 32 bytes as base64. */
  cprKey: string
  /** Finds a player by CPR number without reading it: 32 bytes as base64. */
  lookupKey: string
  siteCredential: string
  backOfficeCredential: string
  /** Opens the calls of the staff, to commands of the desk alone. */
  deskCredential: string
  /** Signs what games and platform say to each other about money. */
  walletSecret: string
  /** Signs the tokens with which a game frame speaks to games. */
  tokenSecret: string
}

const variables: Record<keyof Secrets, SettingName> = {
  cprKey: 'CPR_KEY',
  lookupKey: 'LOOKUP_KEY',
  siteCredential: 'SITE_CREDENTIAL',
  backOfficeCredential: 'BACK_OFFICE_CREDENTIAL',
  deskCredential: 'DESK_CREDENTIAL',
  walletSecret: 'WALLET_SECRET',
  tokenSecret: 'GAMES_TOKEN_SECRET',
}

export function createSecrets(random: Random = systemRandom): Secrets {
  return mapSecrets((name) =>
    name === 'cprKey' || name === 'lookupKey'
      ? Buffer.from(random.bytes(32)).toString('base64')
      : secret(random),
  )
}

/** The secrets kept beside the built-in database, made at the first start; for the owner alone. */
export async function ownSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'secrets.json')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const kept: Partial<Secrets> = text === undefined ? {} : JSON.parse(text)
  const fresh = createSecrets()
  const secrets = mapSecrets((name) => kept[name] ?? fresh[name])
  await writeFile(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.new`, path)
  return secrets
}

/** The secrets in the form the programs receive. */
export function environmentOf(secrets: Secrets): Environment {
  const names = Object.entries(variables) as [keyof Secrets, SettingName][]
  return Object.fromEntries(names.map(([name, variable]) => [variable, secrets[name]]))
}

/**
 * Completes the environment of every program: the given one, and where it names no database, the
 * built-in one with the secrets kept beside it.
 */
export async function completeEnvironment(
  env: Environment,
  own: { dataDir: string; databaseUrl: string },
): Promise<Environment> {
  if (env.DATABASE_URL) return env
  const secrets = environmentOf(await ownSecrets(own.dataDir))
  return { ...env, ...secrets, DATABASE_URL: own.databaseUrl }
}

function mapSecrets(pick: (name: keyof Secrets) => string): Secrets {
  return {
    cprKey: pick('cprKey'),
    lookupKey: pick('lookupKey'),
    siteCredential: pick('siteCredential'),
    backOfficeCredential: pick('backOfficeCredential'),
    deskCredential: pick('deskCredential'),
    walletSecret: pick('walletSecret'),
    tokenSecret: pick('tokenSecret'),
  }
}

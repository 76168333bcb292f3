import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Random, secret, systemRandom } from '@nordlys/core'
import { StartProblem } from '../problem.ts'
import type { Environment } from './addresses.ts'

export interface Secrets {
  /** Encrypts CPR numbers: 32 bytes as base64. */
  cprKey: string
  /** Finds a player by CPR number without reading it: 32 bytes as base64. */
  lookupKey: string
  siteCredential: string
  gamesCredential: string
  backOfficeCredential: string
  /** Signs what games and platform say to each other about money. */
  walletSecret: string
  /** Signs the tokens with which a game frame speaks to games. */
  tokenSecret: string
}

const variables: Record<keyof Secrets, string> = {
  cprKey: 'CPR_KEY',
  lookupKey: 'LOOKUP_KEY',
  siteCredential: 'SITE_CREDENTIAL',
  gamesCredential: 'GAMES_CREDENTIAL',
  backOfficeCredential: 'BACK_OFFICE_CREDENTIAL',
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

/** The secrets of a database that is not ours: all from the environment, none made up. */
export function secretsFrom(env: Environment): Secrets {
  const missing = Object.values(variables).filter((name) => !env[name])
  if (missing.length > 0) {
    throw new StartProblem(
      `With DATABASE_URL the secrets come from the environment: set ${missing.join(', ')} ` +
        '(each made by "openssl rand -base64 32").',
    )
  }
  const secrets = mapSecrets((name) => env[variables[name]] ?? '')
  for (const name of ['cprKey', 'lookupKey'] as const) {
    if (Buffer.from(secrets[name], 'base64').length === 32) continue
    throw new StartProblem(
      `${variables[name]} is not 32 bytes as base64: make one by "openssl rand -base64 32".`,
    )
  }
  return secrets
}

function mapSecrets(pick: (name: keyof Secrets) => string): Secrets {
  return {
    cprKey: pick('cprKey'),
    lookupKey: pick('lookupKey'),
    siteCredential: pick('siteCredential'),
    gamesCredential: pick('gamesCredential'),
    backOfficeCredential: pick('backOfficeCredential'),
    walletSecret: pick('walletSecret'),
    tokenSecret: pick('tokenSecret'),
  }
}

import { type Clock, systemClock } from '@nordlys/core'
import { type Logger, pino } from 'pino'
import { type Addresses, chooseAddresses, type ProgramName } from './config/addresses.ts'
import { type OutsideParties, outsideFrom } from './config/outside.ts'
import { createSecrets, type Secrets } from './config/secrets.ts'
import { codeOf, StartProblem } from './problem.ts'
import { loadProgram, type Program } from './programs.ts'

export interface WorldConfig {
  /** The site's port; the others follow it. 0 takes five free ones. */
  port?: number
  addresses?: Addresses
  host?: string
  /** A migrated database. */
  databaseUrl: string
  clock?: Clock
  /** Made up for this world alone when absent, as tests want. */
  secrets?: Secrets
  /** The stand-ins when absent. */
  outside?: OutsideParties
  /** Whether the outside world's stand-ins run too. */
  withSandbox?: boolean
  logger?: Logger
  /** Told as each program opens or is found missing. */
  onProgram?: (name: ProgramName, url: string | undefined) => void
}

export interface World extends AsyncDisposable {
  urls: Addresses['urls']
  clock: Clock
  secrets: Secrets
  /** The programs that run; one that does not exist yet is left out. */
  running: ReadonlySet<ProgramName>
}

/** The programs open in this order, so that each finds the ones it asks; they close in reverse. */
const order = ['sandbox', 'platform', 'games', 'site', 'back-office'] as const

/** All five programs in one process, each on an origin of its own as in production. */
export async function startWorld(config: WorldConfig): Promise<World> {
  const addresses = config.addresses ?? (await chooseAddresses(config.port ?? 0))
  const withSandbox = config.withSandbox ?? true
  const clock = config.clock ?? systemClock
  const secrets = config.secrets ?? createSecrets()
  const parts: Parts = {
    databaseUrl: config.databaseUrl,
    clock,
    secrets,
    withSandbox,
    addresses,
    host: config.host ?? '127.0.0.1',
    logger: config.logger ?? pino({ level: 'silent' }),
    outside: config.outside ?? outsideFrom({}, addresses.urls.sandbox),
  }
  const running = new Set<ProgramName>()
  await using stack = new AsyncDisposableStack()
  for (const name of order) {
    if (name === 'sandbox' && !withSandbox) continue
    const program = await startProgram(name, parts)
    if (program) running.add(name)
    if (program) stack.use(program)
    config.onProgram?.(name, program?.url)
  }
  const opened = stack.move()
  return {
    urls: addresses.urls,
    clock,
    secrets,
    running,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

interface Parts {
  databaseUrl: string
  host: string
  clock: Clock
  secrets: Secrets
  outside: OutsideParties
  withSandbox: boolean
  addresses: Addresses
  logger: Logger
}

async function startProgram(name: ProgramName, parts: Parts): Promise<Program | undefined> {
  const start = await loadProgram(name)
  if (!start) return undefined
  const port = parts.addresses.ports[name]
  try {
    return await start({
      port,
      host: parts.host,
      clock: parts.clock,
      logger: parts.logger.child({ program: name }),
      ...configs[name](parts),
    })
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw portTaken(port)
    throw error
  }
}

export function portTaken(port: number): StartProblem {
  return new StartProblem(
    `Port ${port} is taken: stop the program that uses it, or set PORT to move all five addresses.`,
  )
}

/** What each program is told besides port, host, clock and logger. */
const configs: Record<ProgramName, (parts: Parts) => object> = {
  sandbox: ({ addresses: { urls } }) => ({
    publicUrl: urls.sandbox,
    siteUrl: urls.site,
    platformUrl: urls.platform,
  }),
  platform: ({ databaseUrl, secrets, outside, addresses: { urls } }) => ({
    databaseUrl,
    siteUrl: urls.site,
    publicUrl: urls.platform,
    outside,
    secrets: {
      cprKey: secrets.cprKey,
      lookupKey: secrets.lookupKey,
      walletSecret: secrets.walletSecret,
      serviceCredentials: {
        site: secrets.siteCredential,
        games: secrets.gamesCredential,
        backOffice: secrets.backOfficeCredential,
      },
    },
  }),
  games: ({ databaseUrl, secrets, addresses: { urls } }) => ({
    databaseUrl,
    publicUrl: urls.games,
    platformUrl: urls.platform,
    siteUrl: urls.site,
    walletSecret: secrets.walletSecret,
    tokenSecret: secrets.tokenSecret,
    serviceCredential: secrets.gamesCredential,
  }),
  site: ({ secrets, outside, withSandbox, addresses: { urls } }) => ({
    publicUrl: urls.site,
    platformUrl: urls.platform,
    gamesUrl: urls.games,
    ...(withSandbox ? { sandboxUrl: urls.sandbox } : {}),
    paymentsUrl: outside.payments.url,
    identityUrl: outside.mitid.issuer,
    serviceCredential: secrets.siteCredential,
  }),
  'back-office': ({ secrets, withSandbox, addresses: { urls } }) => ({
    platformUrl: urls.platform,
    serviceCredential: secrets.backOfficeCredential,
    programs: [
      { name: 'site', url: urls.site },
      { name: 'platform', url: urls.platform },
      { name: 'games', url: urls.games },
      ...(withSandbox ? [{ name: 'sandbox', url: urls.sandbox }] : []),
    ],
  }),
}

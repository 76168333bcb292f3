import { type Clock, systemClock } from '@nordlys/core'
import type { PlatformConfig } from '@nordlys/platform'
import { type Logger, pino } from 'pino'
import { type Addresses, chooseAddresses, type ProgramName } from './config/addresses.ts'
import { type OutsideParties, outsideFrom } from './config/outside.ts'
import { createSecrets, type Secrets } from './config/secrets.ts'
import { codeOf, StartProblem } from './problem.ts'
import { type Parts, type Program, programs } from './programs.ts'

export interface WorldConfig {
  /** The site's port; the others follow it. 0, the default, takes five free ones. */
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
  /** Whether the outside world's stand-ins run too; they do unless told otherwise. */
  withSandbox?: boolean
  /** Overrides of the platform's numbers, such as how often one address may try. */
  rules?: PlatformConfig['rules']
  /** The script of an analytics container; none by default. */
  analyticsUrl?: string | undefined
  /** How often the site asks whether the content has changed; its own default when absent. */
  contentPollMs?: number | undefined
  logger?: Logger
}

export interface World extends AsyncDisposable {
  urls: Addresses['urls']
  clock: Clock
  secrets: Secrets
  outside: OutsideParties
  running: ReadonlySet<ProgramName>
}

/** The programs open in this order, so that each finds the ones it asks; they close in reverse. */
const order = ['sandbox', 'platform', 'games', 'site', 'back-office'] as const

/** All five programs in one process, each on an origin of its own as in production. */
export async function startWorld(config: WorldConfig): Promise<World> {
  const parts = await gatherParts(config)
  const names = order.filter((name) => name !== 'sandbox' || parts.withSandbox)
  await using stack = new AsyncDisposableStack()
  for (const name of names) stack.use(await startProgram(name, parts))
  const opened = stack.move()
  return {
    urls: parts.addresses.urls,
    clock: parts.clock,
    secrets: parts.secrets,
    outside: parts.outside,
    running: new Set(names),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

async function gatherParts(config: WorldConfig): Promise<Parts> {
  const addresses = config.addresses ?? (await chooseAddresses(config.port ?? 0))
  return {
    addresses,
    databaseUrl: config.databaseUrl,
    host: config.host ?? '127.0.0.1',
    clock: config.clock ?? systemClock,
    secrets: config.secrets ?? createSecrets(),
    withSandbox: config.withSandbox ?? true,
    rules: config.rules,
    analyticsUrl: config.analyticsUrl,
    contentPollMs: config.contentPollMs,
    outside: config.outside ?? outsideFrom({}, addresses.urls.sandbox),
    logger: config.logger ?? pino({ level: 'silent' }),
  }
}

async function startProgram(name: ProgramName, parts: Parts): Promise<Program> {
  try {
    return await programs[name](parts)
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw portTaken(parts.addresses.ports[name])
    throw error
  }
}

export function portTaken(port: number): StartProblem {
  return new StartProblem(
    `Port ${port} is taken: stop the program that uses it, or set PORT to move all five addresses.`,
  )
}

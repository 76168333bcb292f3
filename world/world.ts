import {
  type Clock,
  type Environment,
  type ProgramName,
  readSettings,
  type Settings,
  systemClock,
} from '@nordlys/core'
import { pino } from 'pino'
import { type Addresses, addressesOf, withPorts } from './config/addresses.ts'
import { createSecrets, environmentOf } from './config/secrets.ts'
import { codeOf, StartProblem } from './problem.ts'
import { type Parts, type Program, programs } from './programs.ts'

export interface WorldConfig extends Partial<Omit<Parts, 'settings'>> {
  /** A migrated database. */
  databaseUrl: string
  /** The script of an analytics container; none by default. */
  analyticsUrl?: string | undefined
}

export interface World extends AsyncDisposable {
  urls: Addresses['urls']
  clock: Clock
  settings: Settings
}

/** The programs open in this order, so that each finds the ones it asks; they close in reverse. */
export const openingOrder = ['sandbox', 'platform', 'games', 'site', 'back-office'] as const

/** All five programs in one process, as tests want them, each on an origin of its own and a free port. */
export async function startWorld(config: WorldConfig): Promise<World> {
  const { databaseUrl, analyticsUrl: ANALYTICS_URL, ...own } = config
  const settings = await ownSettings({ DATABASE_URL: databaseUrl, ANALYTICS_URL })
  const logger = config.logger ?? pino({ level: 'silent' })
  const parts = { clock: systemClock, ...own, settings, logger }
  await using stack = new AsyncDisposableStack()
  for (const name of openingOrder) {
    const named = { ...parts, logger: logger.child({ program: name }) }
    stack.use(await startProgram(name, named))
  }
  const opened = stack.move()
  return {
    urls: addressesOf(settings).urls,
    clock: parts.clock,
    settings,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** Settings of a world of its own: five free ports, and secrets that nobody else has. */
export async function ownSettings(env: Environment): Promise<Settings> {
  const secrets = environmentOf(createSecrets())
  return readSettings(await withPorts({ PORT: '0', ...secrets, ...env }), openingOrder)
}

async function startProgram(name: ProgramName, parts: Parts): Promise<Program> {
  try {
    return await programs[name](parts)
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw portTaken(parts.settings, name)
    throw error
  }
}

export function portTaken(settings: Settings, name: ProgramName): StartProblem {
  return new StartProblem(
    `Port ${settings.portOf(name)} is taken: stop the program that uses it, or set PORT to move all ` +
      'five addresses.',
  )
}

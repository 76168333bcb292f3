import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pino } from 'pino'
import {
  type Addresses,
  areLoopback,
  chooseAddresses,
  type Environment,
  readPort,
} from '../../world/config/addresses.ts'
import { type OutsideParties, outsideFrom } from '../../world/config/outside.ts'
import { ownSecrets, type Secrets, secretsFrom } from '../../world/config/secrets.ts'
import { migrateAll, seedAll } from '../../world/migrations.ts'
import { openDatabase } from '../../world/postgres.ts'
import { seedDemoPlayers } from '../../world/seed/demo-players.ts'
import { seedStandingPlayers } from '../../world/seed/standing-players.ts'
import { startWorld, type World } from '../../world/world.ts'
import { type BuildMode, buildAll } from '../bundle/build-all.ts'
import { root } from '../root.ts'
import { requireFreePorts } from './ports.ts'
import type { Progress } from './progress.ts'
import { welcome } from './welcome.ts'

export interface Product extends AsyncDisposable {
  /** What to tell the person who started it. */
  welcome: string
  /** Rejects when the product cannot go on. */
  failed: Promise<never>
}

/** Brings the whole product up, one visible step after the other. */
export async function openProduct(
  env: Environment,
  progress: Progress,
  signal: AbortSignal,
): Promise<Product> {
  const settings = await readSettings(env)
  await requireFreePorts(Object.values(settings.addresses.ports), settings.host)
  await using stack = new AsyncDisposableStack()
  const database = stack.use(
    await progress.step('database', () =>
      openDatabase({
        dataDir: settings.dataDir,
        databaseUrl: env.DATABASE_URL,
        keep: true,
        log: (line) => progress.line(`  ${line}`),
      }),
    ),
  )
  signal.throwIfAborted()
  await progress.step('migrations', () => migrateAll(database.url))
  signal.throwIfAborted()
  await progress.step('seeds', () => seedAll(database.url))
  signal.throwIfAborted()
  await progress.step(
    'build',
    () => buildAll(buildModeOf(env)),
    (built) => built.join(', ') || 'nothing has changed',
  )
  signal.throwIfAborted()
  const world = stack.use(
    await progress.step('programs', () => openWorld(env, settings, database.url), describeWorld),
  )
  signal.throwIfAborted()
  if (settings.withSandbox) {
    const made = (count: number) => (count === 0 ? 'there already' : `${count} made`)
    await progress.step('ready-made players', () => makePlayers(world, database.url), made)
    signal.throwIfAborted()
  }
  const opened = stack.move()
  return {
    welcome: welcome(world, settings.logPath),
    failed: database.failed,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** When nobody has an account yet. */
async function makePlayers(world: World, databaseUrl: string): Promise<number> {
  const made = await seedDemoPlayers(world, databaseUrl)
  return made === 0 ? 0 : made + (await seedStandingPlayers(world, databaseUrl))
}

interface Settings {
  addresses: Addresses
  host: string
  dataDir: string
  logPath: string
  withSandbox: boolean
  outside: OutsideParties
  /** From the environment; undefined beside the built-in database, which keeps its own. */
  secrets: Secrets | undefined
}

async function readSettings(env: Environment): Promise<Settings> {
  const dataDir = resolve(root, env.DATA_DIR || '.data')
  const addresses = await chooseAddresses(readPort(env.PORT), env)
  const withSandbox = areLoopback(addresses.urls)
  return {
    addresses,
    withSandbox,
    outside: outsideFrom(env, withSandbox ? addresses.urls.sandbox : undefined),
    secrets: env.DATABASE_URL ? secretsFrom(env) : undefined,
    host: env.HOST || '127.0.0.1',
    dataDir,
    logPath: join(dataDir, 'nordlys.log'),
  }
}

async function openWorld(env: Environment, settings: Settings, databaseUrl: string) {
  const { addresses, dataDir, host, logPath, outside, withSandbox } = settings
  await mkdir(dataDir, { recursive: true })
  return startWorld({
    addresses,
    host,
    databaseUrl,
    withSandbox,
    outside,
    analyticsUrl: env.ANALYTICS_URL,
    secrets: settings.secrets ?? (await ownSecrets(dataDir)),
    logger: pino(
      { level: env.LOG_LEVEL || 'info' },
      pino.destination({ dest: logPath, sync: false }),
    ),
  })
}

function describeWorld(world: World): string {
  return [...world.running].join(', ')
}

/** `npm run dev` says so. */
function buildModeOf(env: Environment): BuildMode {
  return env.BUILD_MODE === 'development' ? 'development' : 'production'
}

import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Environment, readSettings, type Settings } from '@nordlys/core'
import { openDatabase } from '../../operations/postgres/open-database.ts'
import { addressesOf, withPorts } from '../../world/config/addresses.ts'
import { completeEnvironment } from '../../world/config/secrets.ts'
import { migrateAll, seedAll } from '../../world/migrations.ts'
import { type KeptPrograms, keepPrograms } from '../../world/processes/keep-programs.ts'
import { keepPlayersAsTold } from '../../world/seed/as-told.ts'
import { type Place, seedDemoPlayers } from '../../world/seed/demo-players.ts'
import { findReadyMadePlayers } from '../../world/seed/ready-made.ts'
import { seedStandingPlayers } from '../../world/seed/standing-players.ts'
import { type BuildMode, buildAll } from '../bundle/build-all.ts'
import type { Progress } from '../progress.ts'
import { root } from '../root.ts'
import { requireFreePorts } from './ports.ts'
import { type Told, welcome } from './welcome.ts'

export interface Product extends AsyncDisposable {
  /** What to tell the person who started it. */
  welcome: string
  /** Rejects when the product cannot go on. */
  failed: Promise<never>
}

/** Brings the whole product up, one visible step after the other. */
export async function openProduct(
  given: Environment,
  progress: Progress,
  signal: AbortSignal,
): Promise<Product> {
  const env = await withPorts(given)
  const wished = readSettings(env, ['start'])
  await requireFreePorts(wished)
  const dataDir = resolve(root, wished.get('DATA_DIR'))
  const logPath = join(dataDir, 'nordlys.log')
  const say = (line: string) => progress.line(`  ${line}`)
  await using stack = new AsyncDisposableStack()
  const database = stack.use(
    await progress.step('database', () =>
      openDatabase({ dataDir, databaseUrl: env.DATABASE_URL, keep: true, log: say }),
    ),
  )
  signal.throwIfAborted()
  await progress.step('migrations', () => migrateAll(database.url, { say }))
  signal.throwIfAborted()
  await progress.step('seeds', () => seedAll(database.url, say))
  signal.throwIfAborted()
  await progress.step(
    'build',
    () => buildAll(buildModeOf(env)),
    (built) => built.join(', ') || 'nothing has changed',
  )
  signal.throwIfAborted()
  await mkdir(dataDir, { recursive: true })
  const whole = await complete(env, { dataDir, databaseUrl: database.url })
  const settings = readSettings(whole, ['start'])
  const programs = stack.use(
    await progress.step(
      'programs',
      () => keepPrograms(settings, whole, { logPath, say }),
      describePrograms,
    ),
  )
  signal.throwIfAborted()
  if (settings.hasStandIns) {
    await progress.step('ready-made players', () => makePlayers(placeOf(settings)), String)
    signal.throwIfAborted()
  }
  const told = await toldOf(settings, programs)
  // Without the stand-ins nobody logs in as somebody made up.
  const readyMade = settings.hasStandIns ? await findReadyMadePlayers(database.url) : []
  const opened = stack.move()
  return {
    welcome: welcome(told, readyMade, logPath),
    failed: database.failed,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** When nobody has an account yet; later those are brought up to date whose standing is of a time. */
async function makePlayers(place: Place): Promise<string> {
  const made = await seedDemoPlayers(place)
  if (made > 0) return `${made + (await seedStandingPlayers(place))} made`
  const kept = await keepPlayersAsTold(place)
  return `none made, there are players already; ${kept} kept as they are told of`
}

/** Each program that runs, where it is and what it holds. */
async function toldOf(settings: Settings, programs: KeptPrograms): Promise<Told[]> {
  const { urls } = addressesOf(settings)
  const memory = await programs.memoryBytes()
  return programs.running.map((name) => ({
    name,
    url: urls[name],
    memoryBytes: memory.get(name) ?? 0,
  }))
}

function placeOf(settings: Settings): Place {
  const { urls } = addressesOf(settings)
  const secrets = {
    siteCredential: settings.get('SITE_CREDENTIAL'),
    deskCredential: settings.get('DESK_CREDENTIAL'),
  }
  return { urls, secrets, databaseUrl: settings.get('DATABASE_URL') }
}

/** The environment of every program. The stand-ins know the payments of one database, and of no other. */
async function complete(
  env: Environment,
  own: { dataDir: string; databaseUrl: string },
): Promise<Environment> {
  const named = env.DATABASE_URL
  const suffix = named ? `-${createHash('sha256').update(named).digest('hex').slice(0, 12)}` : ''
  const SANDBOX_STATE = env.SANDBOX_STATE || join(own.dataDir, `sandbox${suffix}`)
  return { ...(await completeEnvironment(env, own)), SANDBOX_STATE }
}

function describePrograms({ running }: KeptPrograms): string {
  return running.join(', ')
}

/** `npm run dev` says so. */
function buildModeOf(env: Environment): BuildMode {
  return env.BUILD_MODE === 'development' ? 'development' : 'production'
}

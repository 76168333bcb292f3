import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCaller } from '@nordlys/contracts'
import { systemClock } from '@nordlys/core'
import type { PlatformConfig } from '@nordlys/platform'
import { startSandbox } from '@nordlys/sandbox'
import { pino } from 'pino'
import { chooseAddresses } from '../config/addresses.ts'
import { outsideFrom } from '../config/outside.ts'
import { createSecrets } from '../config/secrets.ts'
import { migrateAll } from '../migrations.ts'
import { openDatabase } from '../postgres.ts'
import { seedDemoPlayers } from '../seed/demo-players.ts'
import { MortalPlatform } from './mortal-platform.ts'

export type Scene = Awaited<ReturnType<typeof openScene>>

/** The whole of what can be lost: the platform alone, on a durable database, beside the stand-ins. */
export async function openScene(payments: PlatformConfig['payments'] = {}) {
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'nordlys-kill-'))
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  // So that the server's user can enter it and all of the database goes with the folder.
  await chmod(folder, 0o711)
  const dataDir = join(folder, 'data')
  const database = stack.use(await openDatabase({ dataDir, keep: true, log: () => undefined }))
  await migrateAll(database.url)
  const { ports, urls } = await chooseAddresses(0)
  const secrets = createSecrets()
  const logger = pino({ level: 'silent' })
  const place = { port: ports.platform, urls, secrets }
  const config = { ...platformConfig(database.url, place), payments }
  const { host, siteUrl } = config
  stack.use(
    await startSandbox({
      host,
      siteUrl,
      logger,
      clock: systemClock,
      port: ports.sandbox,
      platformUrl: urls.platform,
    }),
  )
  const platform = stack.use(new MortalPlatform(config))
  await platform.start()
  await seedDemoPlayers({ urls, secrets }, database.url)
  const opened = stack.move()
  const caller = createCaller({ baseUrl: urls.platform, credential: secrets.siteCredential })
  return {
    /** A folder that goes with the scene; the database is in it. */
    folder,
    dataDir,
    database,
    platform,
    config,
    caller,
    secrets,
    urls,
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

type Place = Pick<Awaited<ReturnType<typeof chooseAddresses>>, 'urls'> & {
  port: number
  secrets: ReturnType<typeof createSecrets>
}

function platformConfig(databaseUrl: string, { port, urls, secrets }: Place) {
  const { cprKey, lookupKey, walletSecret, siteCredential } = secrets
  return {
    port,
    host: '127.0.0.1',
    siteUrl: urls.site,
    databaseUrl,
    outside: outsideFrom({}, urls.sandbox),
    secrets: { cprKey, lookupKey, walletSecret, serviceCredentials: { site: siteCredential } },
    rules: { allowFictitiousCpr: true },
    tickMs: 200,
  } satisfies Omit<PlatformConfig, 'clock' | 'logger'>
}

import type { AddressInfo } from 'node:net'
import { loggingSafely, systemRandom } from '@nordlys/core'
import { MasterDrbg } from '@nordlys/game-math'
import { createCatalogue, offeredGames, StoredVersions } from './catalogue/index.ts'
import type { GamesConfig } from './config.ts'
import { connect, gamesSchema, migrate, refuseNewer } from './db/index.ts'
import { createServer } from './http/index.ts'
import { FavouritesOfClosed, keepSweeping, openTables } from './tables/index.ts'
import { connectWallet } from './wallet/index.ts'

/** Players give up after about this long, so a longer wait helps no one. */
const walletTimeoutMs = 5_000
/** A renewal that has no answer by then is asked again: a lease lasts for three seconds. */
const leases = { connectionsMax: 2, timeoutMs: 2_000 }

/** Starts the game server; disposing of it lets running requests finish. */
export async function startGames(config: GamesConfig): Promise<AsyncDisposable & { url: string }> {
  const { clock, platformUrl } = config
  const logger = loggingSafely(config.logger)
  await migrate(config.databaseUrl, { say: (line) => logger.warn(line) })
  await refuseNewer(config.databaseUrl, gamesSchema)
  const db = connect(config.databaseUrl)
  const leasesDb = connect(config.databaseUrl, leases)
  const context = {
    db,
    clock,
    logger,
    random: systemRandom,
    drbg: new MasterDrbg(config.entropy ?? systemRandom),
    wallet: connectWallet({
      platformUrl,
      secret: config.walletSecret,
      clock,
      timeoutMs: walletTimeoutMs,
    }),
    catalogue: createCatalogue(
      await offeredGames(logger),
      new StoredVersions({ db, clock, logger }),
      logger,
    ),
    tokenSecret: config.tokenSecret,
  }
  const { app, live } = await createServer(context, config)
  await app.listen({ port: config.port, host: config.host })
  const url = `http://${config.host}:${portOf(app.server.address())}`
  live.start(config.address ?? url, leasesDb)
  const sweeps = keepSweeping(openTables(context).tables, new FavouritesOfClosed(context))
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      await live[Symbol.asyncDispose]()
      await app.close()
      await sweeps[Symbol.asyncDispose]()
      await leasesDb.destroy()
      await db.destroy()
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  return address && typeof address === 'object' ? address.port : 0
}

import { systemClock, systemRandom } from '@nordlys/core'
import { MasterDrbg } from '@nordlys/game-math'
import { pino } from 'pino'
import { createCatalogue, type OfferedGame } from '../src/catalogue/index.ts'
import { connect } from '../src/db/index.ts'
import { createServer } from '../src/http/index.ts'
import { connectWallet } from '../src/wallet/index.ts'
import { VersionsInMemory } from './versions-in-memory.ts'

/**
 * A game server for play for fun alone, without database and wallet: play for money is refused. The
 * client must have been built. It listens on loopback.
 */
export async function startFreePlay(games: readonly OfferedGame[], port: number) {
  const logger = pino({ level: 'warn' })
  const secret = 'no-money-is-ever-played-for-here-32-bytes'
  const platformUrl = 'http://127.0.0.1:1'
  const { app: server } = await createServer(
    {
      db: connect('postgres://nobody@127.0.0.1:1/none'),
      clock: systemClock,
      logger,
      random: systemRandom,
      drbg: new MasterDrbg(systemRandom),
      wallet: connectWallet({ platformUrl, secret, clock: systemClock, timeoutMs: 1_000 }),
      catalogue: createCatalogue(games, new VersionsInMemory(), logger),
      tokenSecret: secret,
    },
    { siteUrl: 'http://localhost:3000' },
  )
  const url = await server.listen({ port, host: '127.0.0.1' })
  return { url, close: () => server.close() }
}

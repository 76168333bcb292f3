import { systemClock, systemRandom } from '@nordlys/core'
import { definitionHash, featuresOf, layoutOf, MasterDrbg } from '@nordlys/game-math'
import { exampleGame, laterGenerators } from '@nordlys/game-math/generate'
import { pino } from 'pino'
import { createCatalogue, type OfferedGame } from '../src/catalogue/index.ts'
import { connect } from '../src/db/index.ts'
import { createServer } from '../src/http/index.ts'
import { connectWallet } from '../src/wallet/index.ts'
import { VersionsInMemory } from './versions-in-memory.ts'

/**
 * Serves the example game of each coming generator, to be played for fun in a browser:
 *
 *     node apps/games/test/serve-examples.ts 4700
 *
 * The client must have been built. There is no database and no wallet: play for money is refused.
 */
const port = Number(process.argv[2] ?? 4700)
const logger = pino({ level: 'warn' })
const secret = 'no-money-is-ever-played-for-here-32-bytes'
const platformUrl = 'http://127.0.0.1:1'
const app = await createServer(
  {
    db: connect('postgres://nobody@127.0.0.1:1/none'),
    clock: systemClock,
    logger,
    random: systemRandom,
    drbg: new MasterDrbg(systemRandom),
    wallet: connectWallet({ platformUrl, secret, clock: systemClock, timeoutMs: 1_000 }),
    catalogue: createCatalogue(
      laterGenerators.map(({ id }) => offered(id)),
      new VersionsInMemory(),
      logger,
    ),
    tokenSecret: secret,
  },
  'http://localhost:3000',
)
await app.listen({ port, host: '127.0.0.1' })
for (const { id } of laterGenerators) {
  process.stdout.write(`http://127.0.0.1:${port}/play/eksempel-${id}?mode=free\n`)
}

function offered(generator: string): OfferedGame {
  const { definition, par } = exampleGame(generator)
  const { id, titleDa, studio, theme, mechanic, stakesOre, declared } = definition
  const { wayToWinDa, lines } = layoutOf(definition)
  return {
    open: async () => ({ definition, par }),
    listed: {
      id,
      titleDa,
      studio,
      theme,
      mechanic,
      definitionHash: definitionHash(definition),
      wayToWinDa,
      lines: lines.length,
      features: featuresOf(definition),
      stakesOre,
      rtpPercent: declared.rtpPercent,
      hitRate: declared.hitRate,
      volatility: declared.volatility,
      maxWinBets: declared.maxWinBets,
      releasedAt: '2026-11-22',
      tile: { colour: '#0d3a48', widths: [] },
      artFolder: `themes/${theme}`,
    },
  }
}

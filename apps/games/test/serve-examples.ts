import { exampleGame, laterGenerators } from '@nordlys/game-catalogue/generate'
import { definitionHash, featuresOf, layoutOf } from '@nordlys/game-math'
import type { OfferedGame } from '../src/catalogue/index.ts'
import { startFreePlay } from './free-play-server.ts'

/**
 * Serves the example game of each later generator, and of those of the first that have something of their
 * own to show, to be played for fun in a browser:
 *
 *     node apps/games/test/serve-examples.ts 4700
 *
 * The client must have been built.
 */
/** Those with gambles, with free spins that rise and with wilds that multiply. */
const others = ['classic-5', 'lines-10', 'lines-20', 'ways-1024']
const port = Number(process.argv[2] ?? 4700)
const shown = [...laterGenerators.map(({ id }) => id), ...others]
const { url } = await startFreePlay(shown.map(offered), port)
for (const id of shown) {
  process.stdout.write(`${url}/play/eksempel-${id}?mode=free\n`)
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

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { clientBudgets } from './client-budgets.ts'
import { leanShaders } from './lean-shaders.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const build = here('./build')

/** Small modules that tables share in many ways: a file each would be packed worse than one of all. */
const tableParts = [
  './client/tables/shared/chips.ts',
  '../../packages/game-math/src/prove/fraction.ts',
  '../../packages/game-math/src/rules/wording.ts',
  '../../packages/game-math/src/tables/roulette/layout.ts',
  '../../packages/game-math/src/tables/stakes.ts',
].map(here)

/** The game client; `vite build apps/games` writes what the game server serves under `/client/`. */
export default defineConfig({
  root: here('.'),
  base: '/client/',
  publicDir: false,
  build: {
    outDir: build,
    emptyOutDir: true,
    manifest: true,
    // The policy of the document allows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'table-parts', test: (id) => tableParts.includes(id) }],
        },
      },
      input: {
        slot: here('./client/main.ts'),
        blackjack: here('./client/blackjack.ts'),
        roulette: here('./client/roulette.ts'),
        'video-poker': here('./client/video-poker.ts'),
        'punto-banco': here('./client/punto-banco.ts'),
        'three-card': here('./client/three-card.ts'),
        holdem: here('./client/holdem.ts'),
        'live-roulette': here('./client/live-roulette.ts'),
        'live-punto-banco': here('./client/live-punto-banco.ts'),
      },
    },
  },
  plugins: [leanShaders(), brotli(), clientBudgets(build)],
})

/** Compresses each file once, as hard as it goes, so that the server never compresses. */
function brotli(): Plugin {
  const compress = promisify(brotliCompress)
  const hardest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  return {
    name: 'brotli',
    async closeBundle() {
      const folder = join(build, 'assets')
      const names = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name))
      for (const name of names) {
        const path = join(folder, name)
        await writeFile(`${path}.br`, await compress(await readFile(path), hardest))
      }
    },
  }
}

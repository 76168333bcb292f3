import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from './precompress.ts'

/** Few large files compress better than many small ones, and the framework's outlives our changes. */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: /site\/app\/(shell|clock|text)\// },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    chunkReload(),
    reactRouter(),
    precompress(join(import.meta.dirname, 'build/client/assets')),
  ],
  ssr: { noExternal: [/^@nordlys\//, 'lucide-react'] },
  // Fonts and pictures keep addresses of their own, so that the page's policy needs no `data:`.
  // Older targets would have `light-dark()` rewritten in a way that no part of a page can override.
  build: {
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
  },
})

/**
 * The router reloads the page it is leaving when a chunk is missing, again and again. This puts our
 * rule in its place, and stops the build when the router's source no longer reads as it did. [NAV-04]
 */
function chunkReload(): Plugin {
  let replaced = 0
  return {
    name: 'nordlys-chunk-reload',
    transform(code, id) {
      if (!/react-router\/dist\/.*routeModules\.js/.test(id)) return
      if (!code.includes('reloading page')) return
      replaced += 1
      return code.replace(
        'window.location.reload();',
        'if (!window.__chunkReload?.()) throw error;',
      )
    },
    buildEnd() {
      if (this.environment.name === 'client' && replaced === 0) {
        this.error('react-router no longer reloads where it did: see chunkReload')
      }
    },
  }
}

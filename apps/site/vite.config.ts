import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { oldestBrowsers } from './app/unsupported/oldest-browsers.ts'
import { precompress } from './precompress.ts'

/** What all pages have besides the root's own: small files weigh more, and are asked for one by one. */
const onEveryPage = [
  /site\/app\/(shell|clock|text|dialogs|seo)\//,
  /site\/app\/(players-only|consent\/choice|offer\/night-scene)/,
  /site\/app\/(watch\/(line-back|store-calls)|popups\/(kept-here|notice-due-key))/,
  /packages\/ui\/src\/dialog\.tsx/,
]

/** Few large files compress better than many small ones, and the framework's outlives our changes. */
const chunks = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shell', test: (id: string) => onEveryPage.some((each) => each.test(id)) },
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    chunkReload(),
    withoutServerParts(),
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
    cssTarget: Object.entries(oldestBrowsers).map(([name, version]) => `${name}${version}`),
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
    buildEnd(error) {
      // A build that failed for another reason says that reason.
      if (error) return
      if (this.environment.name === 'client' && replaced === 0) {
        this.error('react-router no longer reloads where it did: see chunkReload')
      }
    },
  }
}

/** What weighs on a page and is for servers alone, by the module, with where it comes from by mistake. */
const forServers = [
  { module: /node_modules\/zod\//, says: 'schemas: import what has none of the contracts' },
  {
    module: /app\/text\/generated\/seed/,
    says: 'all texts: a page is sent the groups it asks for',
  },
]

/** One schema or text too many in a browser brings a library or a whole book with it. */
function withoutServerParts(): Plugin {
  return {
    name: 'nordlys-without-server-parts',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const found = forServers.find(({ module }) => file.moduleIds.some((id) => module.test(id)))
        if (found) this.error(`${file.fileName} brings to the browser ${found.says}`)
      }
    },
  }
}

import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { oldestBrowsers } from './app/frame/unsupported/oldest-browsers.ts'
import { leanModules } from './lean-modules.ts'
import { precompress } from './precompress.ts'
import { scriptBudgets } from './script-budgets.ts'

/** Small files weigh more, and each asks with headers of its own: what comes together is one file. */
const onEveryPage = [
  /site\/app\/frame\/(header|footer|menu|strip|bottom-bar|wallpaper|page|thin-frame)\//,
  /site\/app\/frame\/(preload|whole-load|dialogs|error|prefetch|analytics|newer-build)\//,
  /site\/app\/frame\/log-out\/(?!log-out)/,
  /site\/app\/frame\/consent\/(?!consent-panel|consent\.css|texts-route)/,
  /site\/app\/frame\/watch\/(?!session-|store-calls)/,
  /site\/app\/frame\/popups\/(notice-due-key|player-part|visitor-part)/,
  /site\/app\/frame\/events\/told-balance/,
  /site\/app\/ground\/(fast|text|seo|shell\/(?!popup-data))\//,
  /site\/app\/ground\/browser\/(back-off|kept-here|notice-wanted|open-settings|surroundings)/,
  /site\/app\/ground\/cookies\/(consent-choice|login-cookies)/,
  /site\/app\/ground\/document\/(crawler|chunk-reload|import-persistently)/,
  /site\/app\/ground\/links\/(image-address|game-address|pause-address)/,
  /site\/app\/ground\/router\/(router-link|not-found)/,
  /site\/app\/ground\/finding\/list-names/,
  /site\/app\/parts\/(clock|age-mark)\//,
  /site\/app\/parts\/menu-links\/(menu-for|here-for)/,
  /site\/app\/parts\/(offer\/night-scene|content\/(linked|picture)|slider\/)/,
  /packages\/ui\/src\/(balance|button|card|checkbox|class-names|dialog|empty-state|field-frame)/,
  /packages\/contracts\/src\/content\/players-only/,
  /packages\/ui\/src\/(icon|icon-button|link|logo|money)/,
  /lucide-react\/.*\/(circle-check|circle-exclamation-point|chevron-\w+|check|info|x|plus)\.mjs/,
  /lucide-react\/.*\/icons\/(house|user|search|shield-check|phone|lock|timer|clock|coffee)\.mjs/,
  // The menus show these, and so do lists and games: none is to bring the other.
  /lucide-react\/.*\/icons\/(sliders-horizontal|gauge|gift|heart)\.mjs/,
  /vite\/preload-helper/,
]

/** The words of an offer, where it is made, chosen and had. */
const withOffers = [/site\/app\/parts\/offer\/offer-terms/]

/** The modules that pages of games share: tiles, pools and banners. */
const withGames = [
  /site\/app\/parts\/game-tile\/(?!game-sheet|read-play|game-tile\.css)/,
  /site\/app\/parts\/banner\//,
  /site\/app\/parts\/jackpot-board\/(level|ticking|tier-words)/,
  /site\/app\/pages\/home\/jackpot-band/,
  /packages\/ui\/src\/(tile|toast)\.tsx/,
]

/** The modules that find a game among many: lists, filters, sorting. */
const inLists = [
  /site\/app\/pages\/slots\/(tile-grid|game-list|filter-|chosen-|list-tabs|search-field|empty-list)/,
  /site\/app\/pages\/slots\/(sorting-|use-finding)/,
  /site\/app\/ground\/finding\/(filters|facets)/,
  /lucide-react\/.*\/icons\/arrow-up-down\.mjs/,
]

/** The modules that pages of campaigns share. */
const withCampaigns = [
  /site\/app\/pages\/campaigns\/(terms|offer-not-shown|read-campaigns|campaign-card)/,
  /site\/app\/parts\/standing\/offers-withheld/,
]

/** The content of the menus once they are opened. */
const inMenus = [
  /site\/app\/parts\/menu-links\/menu-(links|icon)\.tsx/,
  /lucide-react\/.*\/icons\/(arrow-up-right|cherry|coffee|circle-user|rotate-ccw-clock|log-out|mail)\.mjs/,
  /lucide-react\/.*\/icons\/(map-pin|newspaper|spade|target|trophy|tv)\.mjs/,
  /lucide-react\/.*\/icons\/user-plus\.mjs/,
]

/** The modules that forms and the account's pages share. */
const withForms = [
  /packages\/ui\/src\/(choice-chips|error-summary|field|mit-id-button|progress-bar)\.tsx/,
  /packages\/ui\/src\/(radio-cards|select|skeleton|status-tag|stepper|table)\.tsx/,
  /site\/app\/parts\/(message|facts|result-card|identification\/(notice|way-on))\b/,
  // Alone it would weigh less than the headers of its answer.
  /packages\/contracts\/src\/platform\/contact-form/,
]

/** The modules that say how far a payment is. */
const withPayments = [
  /site\/app\/parts\/(history\/payment-status-tag|withdrawal-timeline\/.*\.tsx?$)/,
]

/** The frame round each page of the account. */
const roundAccount = [/site\/app\/parts\/account-frame\/.*\.tsx?$/]

/** How parts of the account look: one sheet for its pages. */
const looksOfAccount = [
  /site\/app\/parts\/(account-frame|deposit-limits|history|withdrawal-timeline)\/.*\.css/,
]

const isOf = (kinds: readonly RegExp[]) => (id: string) => kinds.some((each) => each.test(id))

/** Few large files compress better than many small ones, and the framework's outlives our changes. */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
  },
  { name: 'shell', test: isOf(onEveryPage) },
  { name: 'offers', test: isOf(withOffers) },
  { name: 'games', test: isOf(withGames) },
  { name: 'lists', test: isOf(inLists) },
  { name: 'campaigns', test: isOf(withCampaigns) },
  { name: 'forms', test: isOf(withForms) },
  { name: 'payments', test: isOf(withPayments) },
  { name: 'menu', test: isOf(inMenus) },
  { name: 'account', test: isOf(looksOfAccount) },
  { name: 'account-frame', test: isOf(roundAccount) },
]

const assets = join(import.meta.dirname, 'build/client/assets')

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    chunkReload(),
    leanModules(),
    withoutServerParts(),
    reactRouter(),
    precompress(assets),
    scriptBudgets(assets),
  ],
  worker: { format: 'es', plugins: () => [cryptoInBrowser()] },
  ssr: { noExternal: [/^@nordlys\//, 'lucide-react'] },
  // Nothing comes inside another file but the face of letters, which says so itself.
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

/**
 * The mathematics of the games digests by `node:crypto`; the script that checks a round in the browser gets
 * a digest of its own in that place, and so runs the very same code.
 */
function cryptoInBrowser(): Plugin {
  return {
    name: 'nordlys-crypto-in-browser',
    enforce: 'pre',
    resolveId: (id) =>
      id === 'node:crypto' ? join(import.meta.dirname, cryptoOfCheck) : undefined,
  }
}

const cryptoOfCheck = 'app/pages/round/check/node-crypto.ts'

/** Modules that weigh on a page and are for servers alone, with their origin by mistake. */
const forServers = [
  { module: /node_modules\/zod\//, says: 'schemas: import what has none of the contracts' },
  {
    module: /app\/ground\/text\/generated\/seed/,
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

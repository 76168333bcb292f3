/** The site's pages and server, lowest first: each may use what it names of the rows above it. */
const site: Readonly<Record<string, readonly string[]>> = {
  'apps/site/app/ground': ['packages/core', 'packages/contracts', 'packages/ui'],
  'apps/site/app/parts': [
    'packages/core',
    'packages/contracts',
    'packages/ui',
    'apps/site/app/ground',
  ],
  // These four a page without the usual frame may put round itself, or they are made of.
  'apps/site/app/frame/theme': ['packages/contracts', 'apps/site/app/ground'],
  'apps/site/app/frame/strip': ['packages/ui', 'apps/site/app/ground', 'apps/site/app/parts'],
  'apps/site/app/frame/footer': [
    'packages/core',
    'packages/contracts',
    'packages/ui',
    'apps/site/app/ground',
    'apps/site/app/parts',
  ],
  'apps/site/app/frame/thin-frame': [
    'packages/ui',
    'apps/site/app/ground',
    'apps/site/app/frame/theme',
    'apps/site/app/frame/strip',
  ],
  'apps/site/app/frame': [
    'packages/core',
    'packages/contracts',
    'packages/ui',
    'apps/site/app/ground',
    'apps/site/app/parts',
    'apps/site/app/frame/theme',
    'apps/site/app/frame/strip',
    'apps/site/app/frame/footer',
  ],
  'apps/site/app/pages': [
    'packages/core',
    'packages/contracts',
    'packages/ui',
    'apps/site/app/ground',
    'apps/site/app/parts',
    'apps/site/app/frame/footer',
    'apps/site/app/frame/thin-frame',
  ],
  'apps/site/app': [
    'packages/core',
    'packages/contracts',
    'packages/ui',
    'apps/site/app/ground',
    'apps/site/app/parts',
    'apps/site/app/frame/theme',
    'apps/site/app/frame',
    'apps/site/app/pages',
  ],
  'apps/site/server/edge': ['packages/core', 'packages/contracts', 'apps/site/app/ground'],
  'apps/site/server/neighbours': ['packages/core', 'packages/contracts', 'apps/site/app/ground'],
  'apps/site/server/files': [
    'packages/core',
    'packages/contracts',
    'apps/site/app/ground',
    'apps/site/app/frame/theme',
    'apps/site/server/edge',
    'apps/site/server/neighbours',
  ],
  'apps/site/server/calls': [
    'packages/core',
    'packages/contracts',
    'apps/site/app/ground',
    'apps/site/server/edge',
    'apps/site/server/neighbours',
  ],
  'apps/site/server/pages': [
    'packages/core',
    'packages/contracts',
    'apps/site/app/ground',
    'apps/site/app/frame',
    'apps/site/server/edge',
    'apps/site/server/neighbours',
  ],
  'apps/site/server': [
    'packages/core',
    'packages/contracts',
    'apps/site/app/ground',
    'apps/site/app/frame',
    'apps/site/app',
    'apps/site/server/edge',
    'apps/site/server/neighbours',
    'apps/site/server/files',
    'apps/site/server/calls',
    'apps/site/server/pages',
  ],
  'apps/site': ['apps/site/app/frame', 'apps/site/app', 'apps/site/server'],
}

/**
 * Every module, lowest first, and what it may import. A row may only name rows above it, so a cycle
 * cannot even be written. `tidy` keeps the code to it.
 */
export const modules: Readonly<Record<string, readonly string[]>> = {
  'packages/core': [],
  'packages/database': [],
  'packages/contracts': ['packages/core'],
  'packages/game-math': ['packages/core'],
  'packages/ui': ['packages/core'],

  'apps/platform/db': ['packages/core', 'packages/database'],
  'apps/platform/audit': ['packages/core', 'apps/platform/db'],
  'apps/platform/ledger': ['packages/core', 'packages/contracts', 'apps/platform/db'],
  'apps/platform/outside': ['packages/core', 'packages/contracts'],
  'apps/platform/players': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/ledger',
    'apps/platform/outside',
  ],
  'apps/platform/limits': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/ledger',
    'apps/platform/players',
  ],
  'apps/platform/bonuses': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/ledger',
  ],
  'apps/platform/content': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/audit',
  ],
  'apps/platform/wallet': [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'apps/platform/content',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/ledger',
    'apps/platform/outside',
    'apps/platform/players',
    'apps/platform/limits',
    'apps/platform/bonuses',
  ],
  'apps/platform/games': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/ledger',
  ],
  'apps/platform/reconciliation': [
    'packages/core',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/outside',
    'apps/platform/wallet',
  ],
  'apps/platform/marketing': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/players',
    'apps/platform/content',
  ],
  'apps/platform/support': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/outside',
    'apps/platform/players',
  ],
  'apps/platform/documents': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/players',
    'apps/platform/content',
  ],
  'apps/platform/jobs': [
    'packages/core',
    'apps/platform/db',
    'apps/platform/outside',
    'apps/platform/players',
    'apps/platform/limits',
    'apps/platform/wallet',
  ],
  'apps/platform/http': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/ledger',
    'apps/platform/outside',
    'apps/platform/players',
    'apps/platform/limits',
    'apps/platform/bonuses',
    'apps/platform/wallet',
    'apps/platform/games',
    'apps/platform/reconciliation',
    'apps/platform/content',
    'apps/platform/marketing',
    'apps/platform/support',
    'apps/platform/documents',
    'apps/platform/jobs',
  ],
  'apps/platform': [
    'packages/database',
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/ledger',
    'apps/platform/outside',
    'apps/platform/players',
    'apps/platform/limits',
    'apps/platform/bonuses',
    'apps/platform/wallet',
    'apps/platform/games',
    'apps/platform/reconciliation',
    'apps/platform/content',
    'apps/platform/marketing',
    'apps/platform/support',
    'apps/platform/documents',
    'apps/platform/jobs',
    'apps/platform/http',
  ],

  'apps/games/db': ['packages/core', 'packages/database'],
  'apps/games/wallet': ['packages/core', 'packages/contracts'],
  'apps/games/catalogue': [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'apps/games/db',
  ],
  'apps/games/slots': [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'apps/games/db',
    'apps/games/catalogue',
  ],
  'apps/games/rounds': [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'apps/games/db',
    'apps/games/wallet',
    'apps/games/catalogue',
    'apps/games/slots',
  ],
  'apps/games/http': [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'apps/games/db',
    'apps/games/wallet',
    'apps/games/catalogue',
    'apps/games/slots',
    'apps/games/rounds',
  ],
  'apps/games/client': ['packages/core', 'packages/contracts', 'packages/game-math', 'packages/ui'],
  'apps/games': [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'apps/games/db',
    'apps/games/wallet',
    'apps/games/catalogue',
    'apps/games/slots',
    'apps/games/rounds',
    'apps/games/http',
    // What is proven of every game as it is shown goes from the seed to the screen.
    'apps/games/client',
  ],

  ...site,
  'apps/sandbox': ['packages/core'],
  'apps/back-office': ['packages/core', 'packages/contracts', 'packages/ui'],

  world: [
    'packages/core',
    'packages/database',
    'packages/contracts',
    'packages/game-math',
    'apps/platform',
    'apps/games',
    'apps/site/server',
    'apps/sandbox',
    'apps/back-office',
  ],
  // The simulation runs the product's own modules in one process, on a schedule of its making.
  'world/simulate': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/ledger',
    'apps/platform/outside',
    'apps/platform/wallet',
    'apps/platform/jobs',
    'world',
  ],
  tools: [
    'packages/core',
    'packages/database',
    'packages/contracts',
    'packages/game-math',
    'packages/ui',
    // The bench measures the ledger and the wallet alone.
    'apps/platform/db',
    'apps/platform/ledger',
    'apps/platform/wallet',
    // Browsers that are driven are shown rounds as the game server tells them.
    'apps/games/slots',
    // A version of a game is withdrawn by hand.
    'apps/games/db',
    'apps/games/catalogue',
    // The site's search is measured, and content may link to the site's own pages.
    'apps/site/app/ground',
    'apps/site/app',
    // Content goes to files and comes from them.
    'apps/platform/content',
    'world',
  ],
  e2e: ['packages/core', 'packages/contracts', 'world', 'tools'],
}

/** Where a module's files lie, when it is not `<name>/` or `<app>/src/<module>/`. */
export const folders: Readonly<Record<string, string>> = {
  'apps/games/client': 'apps/games/client',
  ...Object.fromEntries(Object.keys(site).map((row) => [row, row])),
}

/** Grounds rather than modules: their files are entered directly, having no door. */
export const grounds = [
  'world',
  'world/simulate',
  'tools',
  'e2e',
  'apps/games/client',
  ...Object.keys(site).filter((row) => row !== 'apps/site/server'),
  'apps/platform/http',
]

/** Whose folders do not import one another: what two pages show is a part. */
export const apart = ['apps/site/app/pages']

/**
 * A test on a real database stands in the world, with the outside parties' stand-ins, and may enter
 * every module of its own program by any door.
 */
export const databaseTestsMayAlsoImport = ['world', 'apps/sandbox']

/**
 * Programs whose tests may enter all of them, wherever they stand: a test of the site starts its whole
 * server, or draws whole pages.
 */
export const testedWhole = ['apps/site']

/** What any test may hand its slow claims to, so that they are proven by content. */
export const testsMayAlsoImport = 'tools/proofs/proven-test.ts'

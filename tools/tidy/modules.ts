import { floors } from './floors.ts'

/** The platform, lowest floor first: a new module is one word on its floor. */
const platform = floors({
  program: 'apps/platform',
  packages: ['packages/core', 'packages/contracts'],
  floors: [
    ['db', 'outside'],
    ['audit', 'throttle'],
    ['ledger', 'content'],
    ['players', 'bonuses', 'lobby'],
    ['limits'],
    ['payments', 'play'],
    // A supplier's game is opened as ours are, by play.
    ['suppliers'],
    ['reconciliation', 'marketing', 'support', 'identity-papers'],
    ['jobs'],
    ['http'],
  ],
  alone: {
    'packages/database': {
      modules: ['db', ''],
      reason: 'who connects, and who migrates and seeds',
    },
    'packages/game-math': { modules: ['play'], reason: 'jackpots are drawn by its figures' },
  },
})

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

  ...platform,

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

  'apps/site/app': ['packages/core', 'packages/contracts', 'packages/ui'],
  'apps/site/server': ['packages/core', 'packages/contracts', 'apps/site/app'],
  'apps/site': ['apps/site/app', 'apps/site/server'],
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
    'apps/platform/payments',
    'apps/platform/play',
    'apps/platform/suppliers',
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
    'apps/platform/payments',
    'apps/platform/play',
    'apps/platform/suppliers',
    // Browsers that are driven are shown rounds as the game server tells them.
    'apps/games/slots',
    // A version of a game is withdrawn by hand.
    'apps/games/db',
    'apps/games/catalogue',
    // The site's search is measured, and content may link to the site's own pages.
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
  'apps/site/app': 'apps/site/app',
  'apps/site/server': 'apps/site/server',
  'apps/site': 'apps/site',
}

/** Grounds rather than modules: their files are entered directly, having no door. */
export const grounds = [
  'world',
  'world/simulate',
  'tools',
  'e2e',
  'apps/games/client',
  'apps/site/app',
  'apps/platform/http',
]

/**
 * A test on a real database stands in the world, with the outside parties' stand-ins, and may enter
 * every module of its own program by any door.
 */
export const databaseTestsMayAlsoImport = ['world', 'apps/sandbox']

/** What any test may hand its slow claims to, so that they are proven by content. */
export const testsMayAlsoImport = 'tools/proofs/proven-test.ts'

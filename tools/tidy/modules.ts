/** Of one package by its floors, lowest first: a folder may use those of the floors below it. */
function floors(
  name: string,
  others: readonly string[],
  ...levels: readonly (readonly string[])[]
): Readonly<Record<string, readonly string[]>> {
  const paths = levels.map((level) => level.map((folder) => `${name}/${folder}`))
  const rows = paths.flatMap((level, index) =>
    level.map((path) => [path, [...others, ...paths.slice(0, index).flat()]] as const),
  )
  return Object.fromEntries([...rows, [name, [...others, ...paths.flat()]]])
}

const gameMath = floors(
  'packages/game-math',
  ['packages/core'],
  ['random'],
  ['base'],
  ['features', 'gamble', 'jackpot'],
  ['prove'],
  ['rules'],
  ['mechanics'],
  ['mechanics/cluster', 'mechanics/lines', 'mechanics/ways'],
  ['mechanics/chain', 'mechanics/cluster-marks', 'mechanics/flexveje', 'mechanics/hold'],
  [
    'mechanics/avalanche',
    'mechanics/colossal',
    'mechanics/flexveje-fald',
    'mechanics/hold-collector',
    'mechanics/mystery',
    'mechanics/respin-wheel',
    'mechanics/saga-book',
    'mechanics/scatter-pays',
    'mechanics/symbol-upgrade',
    'mechanics/twin-reels',
    'mechanics/wild-multipliers',
    'mechanics/wild-reels',
  ],
  ['mechanics/sticky-wilds'],
  ['game'],
)

const gameCatalogue = floors(
  'packages/game-catalogue',
  ['packages/core', 'packages/game-math'],
  ['themes', 'games'],
  ['generate/shared'],
  ['generate/cluster', 'generate/lines', 'generate/scatter-pays', 'generate/ways'],
  ['generate/chain', 'generate/flexveje', 'generate/hold'],
  ['generate/flexveje-fald'],
  ['generate'],
)

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
  'packages/core/problems': [],
  'packages/core/settings': ['packages/core/problems'],
  'packages/core': ['packages/core/problems', 'packages/core/settings'],
  'packages/database': [],
  'packages/contracts/base': ['packages/core'],
  'packages/contracts': ['packages/core', 'packages/contracts/base'],
  ...gameMath,
  ...gameCatalogue,
  'packages/ui': ['packages/core'],

  'apps/platform/db': ['packages/core', 'packages/database'],
  'apps/platform/throttle': ['packages/core', 'apps/platform/db'],
  'apps/platform/audit': ['packages/core', 'apps/platform/db'],
  'apps/platform/ledger': ['packages/core', 'packages/contracts', 'apps/platform/db'],
  'apps/platform/outside': ['packages/core', 'packages/contracts'],
  'apps/platform/players': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/throttle',
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
    'apps/platform/throttle',
    'apps/platform/audit',
    'apps/platform/ledger',
  ],
  'apps/platform/content': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/audit',
  ],
  'apps/platform/payments': [
    'packages/core',
    'packages/contracts',
    'apps/platform/content',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/ledger',
    'apps/platform/outside',
    'apps/platform/players',
    'apps/platform/limits',
    'apps/platform/bonuses',
  ],
  'apps/platform/play': [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'apps/platform/db',
    'apps/platform/ledger',
  ],
  'apps/platform/suppliers': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/audit',
    'apps/platform/ledger',
    'apps/platform/outside',
    'apps/platform/play',
  ],
  'apps/platform/lobby': [
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
    'apps/platform/payments',
    'apps/platform/play',
    'apps/platform/suppliers',
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
    'apps/platform/throttle',
    'apps/platform/audit',
    'apps/platform/outside',
    'apps/platform/players',
  ],
  'apps/platform/identity-papers': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/throttle',
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
    'apps/platform/payments',
    'apps/platform/play',
    'apps/platform/suppliers',
  ],
  'apps/platform/http': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/throttle',
    'apps/platform/audit',
    'apps/platform/ledger',
    'apps/platform/outside',
    'apps/platform/players',
    'apps/platform/limits',
    'apps/platform/bonuses',
    'apps/platform/payments',
    'apps/platform/play',
    'apps/platform/suppliers',
    'apps/platform/lobby',
    'apps/platform/reconciliation',
    'apps/platform/content',
    'apps/platform/marketing',
    'apps/platform/support',
    'apps/platform/identity-papers',
    'apps/platform/jobs',
  ],
  'apps/platform': [
    'packages/database',
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/throttle',
    'apps/platform/audit',
    'apps/platform/ledger',
    'apps/platform/outside',
    'apps/platform/players',
    'apps/platform/limits',
    'apps/platform/bonuses',
    'apps/platform/payments',
    'apps/platform/play',
    'apps/platform/suppliers',
    'apps/platform/lobby',
    'apps/platform/reconciliation',
    'apps/platform/content',
    'apps/platform/marketing',
    'apps/platform/support',
    'apps/platform/identity-papers',
    'apps/platform/jobs',
    'apps/platform/http',
  ],

  'apps/games/db': ['packages/core', 'packages/database'],
  'apps/games/wallet': ['packages/core', 'packages/contracts'],
  'apps/games/catalogue': [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'packages/game-catalogue',
    'apps/games/db',
  ],
  'apps/games/slots': [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'packages/game-catalogue',
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
    'packages/game-catalogue',
    'apps/games/db',
    'apps/games/wallet',
    'apps/games/catalogue',
    'apps/games/slots',
    'apps/games/rounds',
  ],
  'apps/games/client/frame': ['packages/core', 'packages/contracts'],
  'apps/games/client/slot/round': [
    'packages/core',
    'packages/contracts',
    'apps/games/client/frame',
  ],
  // A test hears the melodies of every theme.
  'apps/games/client/slot/sound': [
    'packages/core',
    'packages/game-math',
    'apps/games/client/slot/round',
  ],
  'apps/games/client/slot/stage': [
    'packages/core',
    'packages/contracts',
    'apps/games/client/frame',
    'apps/games/client/slot/round',
  ],
  'apps/games/client/slot/interface': [
    'packages/core',
    'packages/contracts',
    'apps/games/client/frame',
    'apps/games/client/slot/round',
    'apps/games/client/slot/sound',
    'apps/games/client/slot/stage',
  ],
  'apps/games/client': [
    'packages/core',
    'packages/contracts',
    'packages/ui',
    'apps/games/client/frame',
    'apps/games/client/slot/round',
    'apps/games/client/slot/sound',
    'apps/games/client/slot/stage',
    'apps/games/client/slot/interface',
  ],
  'apps/games': [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'packages/game-catalogue',
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
  // What every outside party stands on.
  'apps/sandbox/shell': ['packages/core'],
  'apps/sandbox': ['packages/core', 'apps/sandbox/shell'],
  'apps/back-office': ['packages/core', 'packages/contracts', 'packages/ui'],

  'operations/postgres': ['packages/core'],
  'operations/verification': ['packages/core'],
  'operations/backup': [
    'packages/core',
    'packages/contracts',
    'apps/platform',
    // What suppliers list is read from their stand-in, in a test.
    'apps/sandbox',
    'operations/postgres',
  ],
  world: [
    'packages/core',
    'packages/database',
    'packages/contracts',
    'apps/platform',
    'apps/games',
    'apps/site/server',
    'apps/sandbox',
    'apps/back-office',
    'operations/postgres',
    'operations/verification',
  ],
  // What an operator types: it needs the product's settings and every program's migrations.
  'operations/commands': [
    'packages/core',
    'operations/postgres',
    'operations/verification',
    'operations/backup',
    'world',
  ],
  proving: [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'apps/platform',
    'apps/sandbox',
    'operations/postgres',
    'operations/verification',
    'operations/backup',
    'world',
  ],
  // The simulation runs the product's own modules in one process, on a schedule of its making.
  'proving/simulate': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/ledger',
    'apps/platform/outside',
    'apps/platform/payments',
    'apps/platform/play',
    'apps/platform/suppliers',
    'apps/platform/jobs',
    'operations/verification',
    'world',
  ],
  // Pictures are baked once and for all; no program enters what bakes them.
  art: ['packages/game-math', 'packages/game-catalogue'],
  tools: [
    'packages/core',
    'packages/database',
    'packages/contracts',
    'packages/game-math',
    'packages/game-catalogue',
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
    'apps/site/app/ground',
    'apps/site/app',
    // Content goes to files and comes from them.
    'apps/platform/content',
    'operations/postgres',
    'operations/verification',
    'world',
  ],
  e2e: ['packages/core', 'packages/contracts', 'world', 'tools'],
}

/** Where a module's files lie, when it is not `<name>/` or `<app>/src/<module>/`. */
export const folders: Readonly<Record<string, string>> = {
  'apps/games/client/frame': 'apps/games/client/frame',
  'apps/games/client/slot/round': 'apps/games/client/slot/round',
  'apps/games/client/slot/sound': 'apps/games/client/slot/sound',
  'apps/games/client/slot/stage': 'apps/games/client/slot/stage',
  'apps/games/client/slot/interface': 'apps/games/client/slot/interface',
  'apps/games/client': 'apps/games/client',
  ...Object.fromEntries(Object.keys(site).map((row) => [row, row])),
}

/** Grounds rather than modules: their files are entered directly, having no door. */
export const grounds = [
  'packages/core/problems',
  'packages/contracts/base',
  'operations/postgres',
  'operations/verification',
  'operations/backup',
  'operations/commands',
  'world',
  'proving',
  'proving/simulate',
  'tools',
  'e2e',
  'apps/games/client/frame',
  'apps/games/client/slot/round',
  'apps/games/client/slot/sound',
  'apps/games/client/slot/stage',
  'apps/games/client/slot/interface',
  'apps/games/client',
  ...Object.keys(site).filter((row) => row !== 'apps/site/server'),
  'apps/sandbox/shell',
  'apps/platform/http',
  ...Object.keys(gameMath).filter((name) => name !== 'packages/game-math'),
  ...Object.keys(gameCatalogue).filter((name) => name !== 'packages/game-catalogue'),
]

/** Whose folders do not import one another: what two pages show is a part. */
export const apart = ['apps/site/app/pages']

/**
 * A test on a real database stands in the world, with the outside parties' stand-ins and the proofs of
 * the books, and may enter every module of its own program by any door.
 */
export const databaseTestsMayAlsoImport = ['world', 'apps/sandbox', 'operations/verification']

/** Tests on real games: those stand in a package that the product's code here may not import. */
export const testsOfMayAlsoImport: Readonly<Record<string, readonly string[]>> = {
  'packages/game-math': ['packages/game-catalogue'],
  'apps/games/client': ['packages/game-catalogue'],
}

/** Whose files may be imported one by one, and by which module alone; all others take its door. */
export const partsAreOpenTo: Readonly<Record<string, readonly string[]>> = {
  'packages/game-math': ['packages/game-catalogue'],
}

/**
 * Programs whose tests may enter all of them, wherever they stand: a test of the site starts its whole
 * server, or draws whole pages.
 */
export const testedWhole = ['apps/site']

/** What any test may hand its slow claims to, so that they are proven by content. */
export const testsMayAlsoImport = 'tools/proofs/proven-test.ts'

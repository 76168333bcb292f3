import { floors } from './floors.ts'
import { platform } from './platform-floors.ts'

// Who may import whom. Each building has its floors here, lowest first; a new module is one word.

const core = floors({
  program: 'packages/core',
  packages: [],
  floors: [['problems'], ['settings']],
})
const contracts = floors({
  program: 'packages/contracts',
  packages: ['packages/core'],
  floors: [['base']],
})

const mechanics = (...names: readonly string[]) => names.map((name) => `mechanics/${name}`)
const gameMath = floors({
  program: 'packages/game-math',
  packages: ['packages/core'],
  floors: [
    ['random'],
    ['base'],
    ['features', 'gamble', 'jackpot'],
    ['prove'],
    ['rules'],
    ['mechanics'],
    mechanics('cluster', 'lines', 'ways'),
    mechanics('chain', 'cluster-marks', 'flexveje', 'hold'),
    [
      ...mechanics('avalanche', 'colossal', 'flexveje-fald', 'hold-collector', 'mystery'),
      ...mechanics('respin-wheel', 'saga-book', 'scatter-pays', 'symbol-upgrade', 'twin-reels'),
      ...mechanics('wild-multipliers', 'wild-reels'),
    ],
    mechanics('sticky-wilds'),
    ['tables'],
    ['tables/cards'],
    ['tables/roulette', 'tables/video-poker', 'tables/blackjack', 'tables/punto-banco'],
    ['tables/three-card', 'tables/holdem'],
    ['tables/facts'],
    ['game'],
  ],
})
const gameCatalogue = floors({
  program: 'packages/game-catalogue',
  packages: ['packages/core', 'packages/game-math'],
  floors: [
    ['themes', 'games'],
    ['generate/shared'],
    ['generate/cluster', 'generate/lines', 'generate/scatter-pays', 'generate/ways'],
    ['generate/chain', 'generate/flexveje', 'generate/hold'],
    ['generate/flexveje-fald'],
    ['generate'],
  ],
})

const gameClient = floors({
  program: 'apps/games/client',
  packages: ['packages/core', 'packages/contracts'],
  floors: [
    ['frame'],
    ['slot/words'],
    ['slot/round', 'tables/shared', 'tables/roulette/wheel', 'tables/roulette/slip'],
    ['slot/sound', 'slot/stage', 'tables/poker'],
    [
      'slot/interface',
      'tables/blackjack',
      'tables/holdem',
      'tables/punto-banco',
      'tables/roulette',
      'tables/three-card',
      'tables/video-poker',
    ],
  ],
  alone: {
    'packages/game-math': {
      modules: [
        'slot/sound',
        'tables/shared',
        'tables/blackjack',
        'tables/punto-banco',
        'tables/roulette/wheel',
        'tables/roulette/slip',
        'tables/roulette',
        'tables/video-poker',
        'tables/poker',
        'tables/three-card',
        'tables/holdem',
      ],
      reason: 'melodies are made by chance; a hand is told, advised and checked by the game itself',
    },
    'packages/ui': { modules: [''], reason: 'the tokens of every colour' },
  },
})
const games = floors({
  program: 'apps/games',
  packages: ['packages/core', 'packages/contracts', 'packages/game-math'],
  floors: [['db', 'wallet'], ['catalogue'], ['slots', 'tables'], ['rounds'], ['http']],
  alone: {
    'packages/database': { modules: ['db'], reason: 'who connects and migrates' },
    'packages/game-catalogue': {
      modules: ['catalogue', 'slots', 'http', ''],
      reason: 'which games there are',
    },
    'apps/games/client': {
      modules: [''],
      reason: 'what is proven of every game as it is shown goes from the seed to the screen',
    },
  },
})

const siteApp = floors({
  program: 'apps/site/app',
  packages: ['packages/core', 'packages/contracts', 'packages/ui'],
  floors: [
    ['ground'],
    ['parts'],
    ['frame/theme', 'frame/strip', 'frame/footer'],
    // What a page without the usual frame puts round itself.
    ['frame/thin-frame'],
    ['frame', 'pages'],
  ],
})
const siteServer = floors({
  program: 'apps/site/server',
  packages: ['packages/core', 'packages/contracts', 'apps/site/app/ground'],
  floors: [
    ['edge', 'neighbours'],
    ['files', 'calls', 'pages'],
  ],
  alone: {
    'apps/site/app/frame/theme': {
      modules: ['files'],
      reason: 'icons have the colours of the theme',
    },
    'apps/site/app/parts': { modules: ['files'], reason: 'the sitemap lists what pages show' },
    'apps/site/app/frame': { modules: ['pages', ''], reason: 'what stands round every page' },
    'apps/site/app': { modules: [''], reason: 'it starts the pages' },
  },
})

const sandbox = floors({
  program: 'apps/sandbox',
  packages: ['packages/core'],
  // What every outside party stands on.
  floors: [['shell']],
})

const playModules = ['payments', 'play', 'suppliers'].map((name) => `apps/platform/${name}`)

/**
 * Every module, lowest first, and what it may import. A row may only name rows above it, so a cycle
 * cannot even be written. `tidy` keeps the code to it.
 */
export const modules: Readonly<Record<string, readonly string[]>> = {
  ...core,
  'packages/database': ['packages/core'],
  ...contracts,
  ...gameMath,
  ...gameCatalogue,
  'packages/ui': ['packages/core'],

  ...platform,
  ...gameClient,
  ...games,
  ...siteApp,
  ...siteServer,
  'apps/site': ['apps/site/app/frame', 'apps/site/app', 'apps/site/server'],
  ...sandbox,
  'apps/back-office': ['packages/core', 'packages/contracts', 'packages/ui'],

  'operations/postgres': ['packages/core'],
  'operations/verification': [],
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
  // What tests stand on: no product code may import it.
  testing: [
    'packages/core',
    'packages/database',
    'operations/postgres',
    'operations/verification',
    'world',
  ],
  // What an operator types: it needs the product's settings and every program's migrations.
  'operations/commands': [
    'packages/core',
    'packages/contracts',
    // Spins of an offer are published for games that there are alone.
    'packages/game-catalogue',
    // How long an audit line may wait for its seal is said once.
    'apps/platform',
    'operations/postgres',
    'operations/verification',
    'operations/backup',
    'world',
  ],
  proving: [
    'packages/core',
    'packages/contracts',
    'packages/game-math',
    'apps/games',
    'apps/platform',
    'apps/sandbox',
    'operations/postgres',
    'operations/verification',
    'operations/backup',
    'world',
    'testing',
  ],
  // The simulation runs the product's own modules in one process, on a schedule of its making.
  'proving/simulate': [
    'packages/core',
    'packages/contracts',
    'apps/platform/db',
    'apps/platform/ledger',
    'apps/platform/outside',
    'apps/platform/bonuses',
    ...playModules,
    'apps/platform/jobs',
    'operations/verification',
    'world',
    'testing',
  ],
  // Players that were made up are judged by the product's own rule.
  'proving/markers': [
    'packages/core',
    'packages/contracts',
    // The looks are measured on a database of their own.
    'apps/platform/db',
    'apps/platform/jobs',
    'apps/platform/ledger',
    'apps/platform/limits',
    'apps/platform/markers',
    'testing',
    'proving/simulate',
  ],
  // Pictures are baked once and for all; no program enters what bakes them.
  art: [
    'packages/game-catalogue',
    // Balls are thrown into the very wheel that is drawn.
    'apps/games/client/tables/roulette/wheel',
  ],
  tools: [
    'packages/core',
    'packages/database',
    'packages/contracts',
    'packages/game-math',
    'packages/game-catalogue',
    // The bench measures the ledger and the wallet of our own games alone.
    'apps/platform/db',
    'apps/platform/ledger',
    'apps/platform/play',
    // Browsers that are driven are shown rounds as the game server tells them.
    'apps/games/slots',
    // A version of a game is withdrawn by hand.
    'apps/games/db',
    'apps/games/catalogue',
    // The site's search is measured, and content may link to the site's own pages.
    'apps/site/app/ground',
    'apps/site/app',
    // A campaign's texts are judged with an offer's figures in them, as pages fill them in.
    'apps/site/app/parts',
    // Content goes to files and comes from them.
    'apps/platform/content',
    // Offers are judged, and content may say their figures alone.
    'apps/platform/bonuses',
    'apps/platform/offer-rules',
    'operations/postgres',
    'operations/verification',
    'world',
    'testing',
  ],
  e2e: ['packages/core', 'packages/contracts', 'packages/game-math', 'testing', 'tools'],
}

const rowsOf = (...buildings: readonly object[]) => buildings.flatMap((each) => Object.keys(each))

/** Where a module's files lie, when it is not `<name>/` or `<app>/src/<module>/`. */
export const folders: Readonly<Record<string, string>> = Object.fromEntries(
  [...rowsOf(gameClient, siteApp, siteServer), 'apps/site'].map((row) => [row, row]),
)

/** Grounds rather than modules: their files are entered directly, having no door. */
export const grounds = [
  'packages/core/problems',
  'packages/contracts/base',
  ...rowsOf(gameMath, gameCatalogue).filter((name) => name.split('/').length > 2),
  ...rowsOf(platform).filter((name) => name.split('/').length > 3),
  'apps/platform/http',
  ...rowsOf(gameClient, siteApp, siteServer).filter((row) => row !== 'apps/site/server'),
  'apps/site',
  'apps/sandbox/shell',
  'operations/postgres',
  'operations/verification',
  'operations/backup',
  'operations/commands',
  'world',
  'testing',
  'proving',
  'proving/simulate',
  'proving/markers',
  'tools',
  'e2e',
]

/** Whose folders do not import one another: what two pages show is a part. */
export const apart = ['apps/site/app/pages']

/**
 * A test on a real database stands on `testing` and in the world, with the outside parties' stand-ins and
 * the proofs of the books, and may enter every module of its own program by any door.
 */
export const databaseTestsMayAlsoImport = [
  'testing',
  'world',
  'apps/sandbox',
  'operations/verification',
]

/** Tests on real games and of a page's headers stand on what the product's code here may not import. */
export const testsOfMayAlsoImport: Readonly<Record<string, readonly string[]>> = {
  'packages/game-math': ['packages/game-catalogue'],
  'apps/games/client': ['packages/game-catalogue'],
  'apps/games/client/slot/sound': ['packages/game-catalogue'],
  'apps/games/http': ['testing'],
  'apps/site/server/edge': ['testing'],
  'apps/site/server/pages': ['testing'],
  'apps/back-office': ['testing'],
}

/** Whose files may be imported one by one, and by which modules alone; all others take its door. */
export const partsAreOpenTo: Readonly<Record<string, readonly string[]>> = {
  // What an offer costs follows from the distributions that prove its games.
  // A page of a table loads its own game, and no other's tables with it.
  'packages/game-math': [
    'packages/game-catalogue',
    'tools',
    'apps/games/client/tables/shared',
    'apps/games/client/tables/blackjack',
    'apps/games/client/tables/punto-banco',
    'apps/games/client/tables/roulette',
    'apps/games/client/tables/roulette/wheel',
    'apps/games/client/tables/roulette/slip',
    'apps/games/client/tables/video-poker',
    'apps/games/client/tables/poker',
    'apps/games/client/tables/three-card',
    'apps/games/client/tables/holdem',
  ],
}

/**
 * Programs whose tests may enter all of them, wherever they stand: a test of the site starts its whole
 * server, or draws whole pages.
 */
export const testedWhole = ['apps/site']

/** What any test may hand its slow claims to, so that they are proven by content. */
export const testsMayAlsoImport = 'tools/proofs/proven-test.ts'

import { floors } from './floors.ts'

// The import rules. Each building has its floors here, lowest first; a new module is one word.

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

/** Modules below one folder. */
const under = (folder: string, ...names: readonly string[]) =>
  names.map((name) => `${folder}/${name}`)
const mechanics = (...names: readonly string[]) => under('mechanics', ...names)
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
    ['tables/three-card', 'tables/holdem', 'tables/shared-blackjack'],
    ['tables/facts'],
    ['game'],
    ['check'],
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

const tableParts = [
  'tables/shared',
  'tables/roulette/wheel',
  'tables/roulette/slip',
  'tables/poker',
]
const tableClients = [
  ...under('tables', 'blackjack', 'holdem', 'punto-banco'),
  ...under('tables', 'roulette', 'three-card', 'video-poker'),
]
const liveParts = ['live', 'live/round', 'live/check']
const gameClient = floors({
  program: 'apps/games/client',
  packages: ['packages/core', 'packages/contracts'],
  floors: [
    ['frame'],
    ['slot/words'],
    ['slot/round', 'tables/shared', 'tables/roulette/wheel', 'tables/roulette/slip'],
    ['slot/sound', 'slot/stage', 'tables/poker'],
    ['slot/interface', ...tableClients],
    ['live/line'],
    ['live/round'],
    ['live/check'],
    ['live'],
  ],
  alone: {
    'packages/game-math': {
      modules: ['slot/sound', ...tableParts, ...tableClients, ...liveParts],
      reason: 'melodies are made by chance; a hand is told, advised and checked by the game itself',
    },
    'packages/ui': { modules: [''], reason: 'the tokens of every colour' },
  },
})
const games = floors({
  program: 'apps/games',
  packages: ['packages/core', 'packages/contracts', 'packages/game-math'],
  floors: [
    ['db', 'wallet'],
    ['catalogue'],
    ['slots', 'tables'],
    ['rounds'],
    ['live/core'],
    ['live/owner'],
    ['live/lines'],
    ['live/relay'],
    ['live'],
    ['http'],
  ],
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
  alone: {
    'packages/game-math': {
      modules: ['pages'],
      reason: 'a round’s page tells a hand card by card, and checks the round in the browser',
    },
  },
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

/** The platform's modules; some have floors of their own within. */
const platform = floors({
  program: 'apps/platform',
  packages: ['packages/core', 'packages/contracts'],
  floors: [
    ['db', 'outside'],
    ['audit', 'throttle', 'offer-rules'],
    ['staff', 'ledger', 'content'],
    ['players', 'bonuses', 'lobby', 'letters'],
    ['limits'],
    ['payments', 'play'],
    // A supplier's game is opened as ours are, by play.
    ['suppliers'],
    ['reconciliation', 'marketing', 'identity-papers', 'markers', 'missions'],
    // The files of a complaint are documents.
    ['support'],
    ['personal-data'],
    ['jobs'],
    ['http'],
  ],
  inside: {
    ledger: [
      ['base'],
      ['lanes', 'money', 'play', 'history', 'supplier'],
      ['jackpot', 'spins', 'tables'],
    ],
    players: [['base'], ['cpr', 'session', 'contact'], ['details'], ['registration'], ['identity']],
    payments: [['base'], ['deposit', 'payout'], ['card', 'history']],
    'personal-data': [['base', 'register'], ['hold', 'copy'], ['erasure'], ['retention']],
  },
  alone: {
    'packages/database': {
      modules: ['db', ''],
      reason: 'who connects, and who migrates and seeds',
    },
    'packages/game-math': { modules: ['play'], reason: 'jackpots are drawn by its figures' },
  },
})

const sandbox = floors({
  program: 'apps/sandbox',
  packages: ['packages/core'],
  // What every outside party stands on.
  floors: [['shell']],
})

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
    ...under('packages', 'core', 'contracts'),
    // The lists of suppliers are read from their stand-in, in a test.
    ...under('apps', 'platform', 'sandbox'),
    'operations/postgres',
  ],
  world: [
    ...under('packages', 'core', 'database', 'contracts'),
    ...under('apps', 'platform', 'games', 'site/server', 'sandbox', 'back-office'),
    ...under('operations', 'postgres', 'verification'),
  ],
  // Tests stand on it, and no product code may import it.
  testing: [
    ...under('packages', 'core', 'database'),
    ...under('operations', 'postgres', 'verification'),
    'world',
  ],
  // The commands of an operator need the product's settings and every program's migrations.
  'operations/commands': [
    ...under('packages', 'core', 'contracts'),
    // Spins of an offer are published for games that there are alone.
    'packages/game-catalogue',
    // How long an audit line may wait for its seal is said once.
    'apps/platform',
    ...under('operations', 'postgres', 'verification', 'backup'),
    'world',
  ],
  proving: [
    ...under('packages', 'core', 'contracts', 'game-math'),
    ...under('apps', 'games', 'platform', 'sandbox'),
    ...under('operations', 'postgres', 'verification', 'backup'),
    'world',
    'testing',
  ],
  // The simulation runs the product's own modules in one process, on a schedule of its making.
  'proving/simulate': [
    ...under('packages', 'core', 'contracts'),
    ...under('apps/platform', 'db', 'ledger', 'outside', 'bonuses'),
    ...under('apps/platform', 'payments', 'play', 'suppliers', 'jobs'),
    'operations/verification',
    'world',
    'testing',
  ],
  // Whole copies of live tables run in one process, by virtual time.
  'proving/live': [
    ...under('packages', 'core', 'contracts', 'game-math'),
    ...under('apps/games', 'live/core', 'live/owner', 'live'),
    'apps/games',
    'operations/postgres',
    'proving',
    'testing',
  ],
  // Players that were made up are judged by the product's own rule.
  'proving/markers': [
    ...under('packages', 'core', 'contracts'),
    // The looks are measured on a database of their own.
    ...under('apps/platform', 'db', 'jobs', 'ledger', 'limits', 'markers'),
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
    ...under('packages', 'core', 'database', 'contracts', 'game-math', 'game-catalogue'),
    // The bench measures the ledger, the wallet of our own games, and the list of a player's transactions.
    ...under('apps/platform', 'db', 'ledger', 'play', 'payments'),
    // Browsers that are driven are shown rounds as the game server tells them.
    'apps/games/slots',
    // A version of a game is withdrawn by hand.
    ...under('apps/games', 'db', 'catalogue'),
    // The site's search is measured, and content may link to the site's own pages.
    ...under('apps/site', 'app/ground', 'app'),
    // A campaign's texts are judged with an offer's figures in them, as pages fill them in.
    'apps/site/app/parts',
    // The bench signs MobilePay's messages as the stand-in does.
    'apps/sandbox',
    // Content goes to files and comes from them.
    'apps/platform/content',
    // Offers are judged, and content may say their figures alone.
    ...under('apps/platform', 'bonuses', 'offer-rules'),
    // The register of personal data is written as a page; an employee erases a player by the desk.
    'apps/platform/personal-data',
    ...under('operations', 'postgres', 'verification', 'commands'),
    'world',
    'testing',
  ],
  e2e: [...under('packages', 'core', 'contracts', 'game-math'), 'testing', 'tools'],
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
  ...under('operations', 'postgres', 'verification', 'backup', 'commands'),
  ...[
    'world',
    'testing',
    'proving',
    'proving/simulate',
    'proving/live',
    'proving/markers',
    'tools',
    'e2e',
  ],
]

/** The folders of these do not import one another: two pages share a part. */
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
  // Money that a restore has lost is looked for in real books.
  'operations/backup',
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

/** The files of these may be imported one by one, and by these modules alone; others take the door. */
export const partsAreOpenTo: Readonly<Record<string, readonly string[]>> = {
  // What an offer costs follows from the distributions that prove its games.
  // A page of a table loads its own game, and no other's tables with it.
  'packages/game-math': [
    'packages/game-catalogue',
    'tools',
    ...under('apps/games/client', ...tableParts, ...tableClients, ...liveParts),
    'apps/site/app/pages',
  ],
}

/**
 * Programs whose tests may enter all of them, wherever they stand: a test of the site starts its whole
 * server, or draws whole pages.
 */
export const testedWhole = ['apps/site']

/** What any test may hand its slow claims to, so that they are proven by content. */
export const testsMayAlsoImport = 'tools/proofs/proven-test.ts'

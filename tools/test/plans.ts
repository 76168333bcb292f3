import { availableParallelism } from 'node:os'
import { browser, check, deep, type Step, vitest } from './steps.ts'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const knip = ['node_modules/knip/bin/knip.js', '--config', 'tools/house/unused.mjs']

const staticSteps = [
  check('types', ['node_modules/typescript/bin/tsc', '--project', '.'], 'static'),
  check('lint', [biome, 'lint', '--error-on-warnings'], 'static'),
  check('format', [biome, 'format'], 'static'),
  check('tidy', ['tools/tidy/tidy.ts'], 'static'),
  check('unused', [...knip, '--treat-config-hints-as-errors'], 'static'),
  check('rows', ['tools/rows/rows.ts', '--problems'], 'static'),
  check('records', ['tools/proofs/fresh.ts'], 'static'),
]

const build = check('build', ['tools/bundle/build.ts'])

/** On a build machine: no proof record is out of date, and a tenth of them is proven again. */
const proofs = { ...check('proofs', ['tools/proofs/prove.ts', '--share', '0.1']), after: ['build'] }

/** Money that must not be lost first, breadth last: a run with a time limit may not reach the end. */
export const deepFiles = [
  'proving/kill/kill-nine.deep.test.ts',
  'proving/kill/every-write.deep.test.ts',
  'proving/kill/promised-spins.deep.test.ts',
  'proving/kill/hands.deep.test.ts',
  'proving/live/live.deep.test.ts',
  'proving/kill/database-dies.deep.test.ts',
  'proving/chaos/chaos.deep.test.ts',
  'operations/backup/backup.deep.test.ts',
  'proving/rehearsal/rehearsal.deep.test.ts',
  'apps/platform/src/payments/deposit/payment-histories.deep.test.ts',
  'apps/platform/src/payments/history/figures.deep.test.ts',
  'proving/simulate/simulate.deep.test.ts',
  'proving/simulate/mutants/mutants.deep.test.ts',
  'apps/platform/src/limits/limit-schedules.deep.test.ts',
  'e2e/whole-browser.deep.test.ts',
  'e2e/every-page.deep.test.ts',
  'e2e/every-table.deep.test.ts',
  'e2e/every-game.deep.test.ts',
  'packages/game-catalogue/src/games/catalogue-rounds.deep.test.ts',
  'packages/game-math/src/tables/roulette/roulette.deep.test.ts',
  'packages/game-math/src/game/shared-draw.deep.test.ts',
  'art/wheel-throws/wheel-throws.deep.test.ts',
  'packages/game-math/src/tables/holdem/holdem.deep.test.ts',
  'packages/game-math/src/tables/blackjack/exact/blackjack-value.deep.test.ts',
  'packages/game-math/src/tables/shared-blackjack/shared-blackjack.deep.test.ts',
  'packages/game-math/src/tables/deals.deep.test.ts',
  'packages/game-math/src/tables/video-poker/simulation.deep.test.ts',
  'packages/game-math/src/tables/video-poker/brute-force.deep.test.ts',
  'e2e/in-pieces.deep.test.ts',
  'tools/proofs/every-proof.deep.test.ts',
  'tools/planted/planted.deep.test.ts',
]

/** What each of the three test scripts runs, in this order as far as what a step waits for allows. */
export const plans: Readonly<Record<string, readonly Step[]>> = {
  quick: [vitest('unit'), ...staticSteps],
  all: [
    build,
    ...staticSteps,
    vitest('database', { after: ['build'] }),
    vitest('unit', { after: ['build'] }),
    ...(process.env.CI === 'true' ? [proofs] : []),
    // Beside the database tests both took more of the processors, and the run a seventh longer.
    browser({ after: ['build', 'unit', 'database'] }),
    // Starts and kills servers, and mostly waits for them: the browser has the processors meanwhile.
    vitest('servers', { part: 'database', after: ['database'] }),
  ],
  deep: oneByOne([build, ...deepFiles.map(deep)]),
}

/**
 * How many steps run at once. Most keep every core busy by themselves; a second one takes what the
 * first leaves while it starts, waits, or has only its last file left.
 */
export const atOnce = Math.min(availableParallelism(), 2)

function oneByOne(steps: readonly Step[]): Step[] {
  return steps.map((step, place) => ({
    ...step,
    after: steps.slice(0, place).map(({ name }) => name),
  }))
}

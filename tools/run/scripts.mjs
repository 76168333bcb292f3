const biome = 'node_modules/@biomejs/biome/bin/biome'
const knip = 'node_modules/knip/bin/knip.js'
const playwright = 'node_modules/@playwright/test/cli.js'

/** What each npm script runs, one program after the other, each with Node and without a shell. */
export const scripts = {
  start: [['tools/start.ts']],
  dev: [['tools/dev.ts']],
  test: [['tools/test.ts', 'all']],
  'test:deep': [['tools/test.ts', 'deep']],
  check: [['tools/test.ts', 'quick']],
  e2e: [['tools/build.ts'], [playwright, 'test']],
  'e2e:repeat': [['tools/build.ts'], ['tools/test/repeat/repeat.ts']],
  build: [['tools/build.ts']],
  format: [[biome, 'check', '--write']],
  backup: [['tools/backup/backup.ts']],
  'backup:restore': [['tools/backup/restore.ts']],
  'backup:replay': [['tools/backup/replay.ts']],
  'backup:rehearse': [['tools/backup/rehearse.ts']],
  content: [['tools/content/content.ts']],
  schema: [['tools/schema.ts']],
  settings: [['tools/settings.ts']],
  house: [['tools/house/house.ts']],
  unused: [[knip, '--config', 'tools/house/unused.mjs', '--treat-config-hints-as-errors']],
  rows: [['tools/rows.ts']],
  planted: [['tools/planted.ts']],
  language: [['tools/language/language.ts']],
  simulate: [['world/simulate/main.ts']],
  art: [['tools/art/bake.ts'], ['tools/games/shelve.ts']],
  'audit:verify': [['tools/audit-verify.ts']],
  'ledger:verify': [['tools/ledger-verify.ts']],
  'games:generate': [['tools/games/generate.ts'], ['tools/games/shelve.ts']],
  'games:shelve': [['tools/games/shelve.ts']],
  'games:withdraw': [['tools/games/withdraw.ts']],
  'games:prove': [['tools/games/prove.ts']],
  'rng:battery': [['tools/rng/battery.ts']],
  prove: [['packages/game-math/src/prove/prove-all.ts']],
  'prove:content': [['tools/proofs/prove.ts']],
  bench: [['tools/bench/bench.ts']],
  chaos: [['world/chaos/main.ts']],
  screens: [['tools/screens/screens.ts']],
}

export const scriptNames = Object.keys(scripts).join(', ')

const biome = 'node_modules/@biomejs/biome/bin/biome'
const knip = 'node_modules/knip/bin/knip.js'
const playwright = 'node_modules/@playwright/test/cli.js'

/** What each npm script runs, one program after the other, each with Node and without a shell. */
export const scripts = {
  start: [['tools/start/start.ts']],
  dev: [['tools/start/dev.ts']],
  test: [['tools/test/test.ts', 'all']],
  'test:deep': [['tools/test/test.ts', 'deep']],
  check: [['tools/test/test.ts', 'quick']],
  e2e: [['tools/bundle/build.ts'], [playwright, 'test']],
  'e2e:repeat': [['tools/bundle/build.ts'], ['tools/test/repeat/repeat.ts']],
  build: [['tools/bundle/build.ts']],
  format: [[biome, 'check', '--write']],
  backup: [['operations/commands/backup.ts']],
  'backup:restore': [['operations/commands/restore.ts']],
  'backup:replay': [['operations/commands/replay.ts']],
  'backup:rehearse': [['proving/rehearsal/main.ts']],
  desk: [['operations/commands/desk/desk.ts']],
  content: [['tools/content/content.ts']],
  offers: [['tools/offers/offers.ts']],
  schema: [['tools/schema.ts']],
  settings: [['tools/settings.ts']],
  data: [['tools/data.ts']],
  house: [['tools/house/house.ts']],
  unused: [[knip, '--config', 'tools/house/unused.mjs', '--treat-config-hints-as-errors']],
  rows: [['tools/rows/rows.ts']],
  planted: [['tools/planted/planted.ts']],
  language: [['tools/language/language.ts']],
  simulate: [['proving/simulate/main.ts']],
  art: [['art/bake/bake.ts'], ['tools/games/shelve.ts']],
  'audit:verify': [['operations/commands/audit-verify.ts']],
  'ledger:verify': [['operations/commands/ledger-verify.ts']],
  'games:generate': [['tools/games/generate.ts'], ['tools/games/shelve.ts']],
  'games:shelve': [['tools/games/shelve.ts']],
  'games:withdraw': [['tools/games/withdraw.ts']],
  'tables:holds': [['tools/tables/hold-tables.ts']],
  'rng:battery': [['tools/rng/battery.ts']],
  prove: [['tools/tables/prove.ts']],
  'prove:markers': [['proving/markers/main.ts']],
  'prove:content': [['tools/proofs/prove.ts']],
  'round:check': [['tools/rounds/check-round.ts']],
  bench: [['tools/bench/bench.ts']],
  chaos: [['proving/chaos/main.ts']],
  screens: [['tools/screens/screens.ts']],
}

export const scriptNames = Object.keys(scripts).join(', ')

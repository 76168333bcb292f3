import { globSync, readFileSync } from 'node:fs'
import { scripts } from '../run/scripts.mjs'

const calledByPlaywright = 'testing/e2e/set-up.ts'

/** Files that nothing imports, since they are started, served or read by their path. */
const entries = [
  ...Object.values(scripts).flat(2),
  'apps/back-office/src/main.ts',
  'apps/games/src/main.ts',
  'apps/games/test/serve-examples.ts',
  'apps/platform/src/main.ts',
  'apps/sandbox/src/main.ts',
  'apps/sandbox/src/payments/browser/card-frame.js',
  'apps/sandbox/src/payments/browser/challenge.js',
  'apps/sandbox/src/shell/sandbox.css',
  'apps/site/server/main.ts',
  'art/bake/preview.ts',
  'art/wheel-throws/bake-throws.ts',
  'tools/proofs/fresh.ts',
  'tools/tidy/tidy.ts',
].filter((path) => !path.startsWith('node_modules/') && /\.(ts|js|css)$/.test(path))

/** Most of the pictures would count as older than these files, were one letter of them changed. */
const unchangedUntilBaked = ['art/emblem.ts', 'art/fjord-scene.ts', 'art/lettering-faces.ts']

const folders = globSync(JSON.parse(readFileSync('package.json', 'utf8')).workspaces)

/** For knip, which tells of files, exports, types and packages that nobody uses. */
export default {
  workspaces: Object.fromEntries([...folders.map(workspace), ['.', { entry: ofTheRoot() }]]),
  includeEntryExports: true,
  ignoreDependencies: [
    // Run or read by the path of a file.
    '@biomejs/biome',
    /^@fontsource(-variable)?\//,
    '@iconify-json/game-icons',
    // The router's build asks for it.
    '@react-router/node',
  ],
  ignoreBinaries: ['dieharder'],
  ignoreIssues: Object.fromEntries([...unchangedUntilBaked, calledByPlaywright].map(handsOut)),
  compilers: { css: importsOfSheet },
}

function workspace(folder) {
  const own = entries.filter((path) => isIn(folder, path))
  const entry = own.map((path) => path.slice(folder.length + 1))
  // One program is built with the router; it would be looked for in each that is built with Vite.
  return [folder, folder === 'apps/site' ? { entry } : { entry, 'react-router': false }]
}

function ofTheRoot() {
  return entries.filter((path) => !folders.some((folder) => isIn(folder, path)))
}

function handsOut(file) {
  return [file, ['exports', 'types']]
}

function isIn(folder, path) {
  return path.startsWith(`${folder}/`)
}

/** What a sheet imports or shows, as imports of code. */
function importsOfSheet(text) {
  return [...text.matchAll(/(?:@import\s+|url\()"([@.][^"?]+)/g)]
    .map(([, name]) => `import '${name}'`)
    .join('\n')
}

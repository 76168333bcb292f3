import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Installs what the lockfile names unless it is there already. Answers a sentence when it cannot. */
export async function install(root) {
  const lock = await readJson(join(root, 'package-lock.json'))
  if (!lock)
    return 'package-lock.json is missing: restore it with "git checkout package-lock.json".'
  // Npm writes this list as its last act, so a half-made installation has none.
  const present = await readJson(join(root, 'node_modules', '.package-lock.json'))
  if (present && isInstalled(lock.packages, present.packages)) return undefined
  const npm = findNpm(process.env, process.execPath, existsSync)
  if (!npm) return 'npm was not found: install Node 24 together with npm.'
  process.stdout.write('Installing packages, which takes a minute or two the first time ...\n')
  const { code, output } = await runNpm(npm, root)
  return code === 0 ? undefined : installProblem(output)
}

/** Whether every package of the lockfile is there; one for another platform may be missing. */
export function isInstalled(wanted, present) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true
    const found = present[path]
    if (!found) return entry.optional === true || entry.devOptional === true
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/** The command that runs npm: the one we were started by, the one beside Node, or the one in PATH. */
export function findNpm(env, node, exists) {
  const started = env.npm_execpath
  if (started && basename(started) === 'npm-cli.js' && exists(started)) return [node, started]
  const beside = [
    join(dirname(dirname(node)), 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(node), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find(exists)
  if (beside) return [node, beside]
  const folders = (env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'))
  const inPath = folders.map((folder) => join(folder, 'npm')).find(exists)
  return inPath ? [inPath] : undefined
}

function runNpm([program, ...args], root) {
  // A machine set to production would leave out what builds and tests.
  const options = [
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--fetch-retries=2',
    '--fetch-retry-maxtimeout=10000',
  ]
  return new Promise((resolve) => {
    const child = spawn(program, [...args, 'ci', ...options], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

const problems = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/,
    'The packages cannot be downloaded: connect this machine to a network, then start again.',
  ],
  [
    /EBADPLATFORM|notsup/,
    'This platform is not supported: use Linux x64, Linux arm64 or Windows x64, or install Node 24.',
  ],
  [/EUSAGE/, 'package-lock.json does not fit package.json: run "npm install" and start again.'],
  [/ENOSPC/, 'The packages do not fit on the disk: free some space, then start again.'],
  [/EACCES|EPERM|EROFS/, 'node_modules cannot be written: make this folder writable to you.'],
]

/** One sentence about why npm failed, from what it printed. */
export function installProblem(output) {
  const known = problems.find(([pattern]) => pattern.test(output))
  if (known) return known[1]
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line))
  const reason = (lines[0] ?? output.trim()).replace(/^npm (error|ERR!)\s*/, '')
  return `The packages cannot be installed (${reason}): run "npm ci" to see why.`
}

async function readJson(path) {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { StartProblem } from '../world/problem.ts'
import { runProgram } from './command.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const windowsPlaces = [
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Chromium\\Application\\chrome.exe',
]

/**
 * The Chromium the browser tests run in: CHROMIUM_PATH, or one of this machine. On a build machine
 * without one it is installed from Debian; elsewhere one sentence says how to get it.
 */
export async function chromiumPath(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  if (env.CHROMIUM_PATH) return requireChromium(env.CHROMIUM_PATH)
  const found = await findChromium(env)
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot || env.CI === 'true') {
    const installed = (await installChromium(isRoot)) && (await findChromium(env))
    if (installed) return installed
  }
  throw new StartProblem(
    'The browser tests need Chromium: install it ("apt-get install chromium" on Debian), ' +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
}

async function requireChromium(path: string): Promise<string> {
  if (await isRunnable(path)) return path
  throw new StartProblem(`CHROMIUM_PATH is ${path}, which cannot be run: set it to a Chromium.`)
}

async function findChromium(env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  const places = folders
    .filter(Boolean)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  for (const place of [...places, ...windowsPlaces]) {
    if (await isRunnable(place)) return place
  }
  return undefined
}

async function isRunnable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}

async function installChromium(isRoot: boolean): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const prefix = isRoot ? [] : ['sudo', '--non-interactive']
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const [program = '', ...rest] = [...prefix, 'apt-get', ...args]
    const ran = await runProgram(program, rest, { env }).catch(() => undefined)
    if (ran?.code !== 0) return false
  }
  return true
}

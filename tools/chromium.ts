import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StartProblem } from '@nordlys/core'
import { runProgram } from './command.ts'

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']
const wholeNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const windowsPlaces = [
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files\\Chromium\\Application\\chrome.exe',
]

/** A browser for a purpose, by the programs that are it and the packages that bring it, best first. */
interface Kind {
  names: readonly string[]
  packages: readonly string[]
}

const forTests: Kind = {
  names: [...shellNames, ...wholeNames],
  packages: ['chromium-headless-shell', 'chromium'],
}
const whole: Kind = { names: wholeNames, packages: ['chromium'] }

/** What of the machine the choice depends on; tests have one of their own. */
export interface Machine {
  env: NodeJS.ProcessEnv
  isRunnable: (path: string) => boolean
  /** Brings the first package that can be had. Undefined where nobody lets us install anything. */
  install: ((packages: readonly string[]) => Promise<boolean>) | undefined
}

/**
 * The browser of the browser tests: Chromium's shell without windows, which draws the same pages for
 * half the price, else the whole Chromium.
 */
export async function testBrowserPath(machine = thisMachine()): Promise<string> {
  return choose(forTests, machine)
}

/** The whole Chromium, for what measures, photographs or tests it as players have it. */
export async function chromiumPath(machine = thisMachine()): Promise<string> {
  return choose(whole, machine)
}

/**
 * CHROMIUM_PATH, or what is found here. On a build machine without one it is installed from Debian;
 * elsewhere one sentence says how to get it.
 */
async function choose(kind: Kind, machine: Machine): Promise<string> {
  const { CHROMIUM_PATH: given } = machine.env
  if (given) {
    if (machine.isRunnable(given)) return given
    throw new StartProblem(`CHROMIUM_PATH is ${given}, which cannot be run: set it to a Chromium.`)
  }
  const found = find(kind, machine)
  if (found) return found
  const installed = (await machine.install?.(kind.packages)) && find(kind, machine)
  if (installed) return installed
  throw new StartProblem(
    `Chromium is needed: install it ("apt-get install ${kind.packages[0]}" on Debian), ` +
      'or set CHROMIUM_PATH to a Chromium or Chrome.',
  )
}

function find({ names }: Kind, { env, isRunnable }: Machine): string | undefined {
  const path = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const folders = [...path, '/usr/bin', '/usr/local/bin']
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...places, ...windowsPlaces].find(isRunnable)
}

function thisMachine(): Machine {
  const isRoot = process.getuid?.() === 0
  const mayInstall = isRoot || process.env.CI === 'true'
  return {
    env: process.env,
    isRunnable,
    install: mayInstall ? (packages) => installOne(packages, isRoot) : undefined,
  }
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function installOne(packages: readonly string[], isRoot: boolean): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const prefix = isRoot ? [] : ['sudo', '--non-interactive']
  const aptGet = async (...args: string[]) => {
    const [program = '', ...rest] = [...prefix, 'apt-get', ...args]
    const ran = await runProgram(program, rest, { env }).catch(() => undefined)
    return ran?.code === 0
  }
  if (!(await aptGet('update'))) return false
  for (const name of packages) {
    if (await aptGet('install', '--yes', '--no-install-recommends', name)) return true
  }
  return false
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'

/** Something a browser loads, and how it is built. */
export interface Build {
  name: string
  /** The folder the builder runs in. */
  folder: string
  /** Node's arguments. */
  command: string[]
  /** What goes into it, beside the lockfile. */
  inputs: string[]
  /** What comes out of it. */
  output: string
}

const reactRouter = join(root, 'node_modules/@react-router/dev/bin.cjs')
const vite = join(root, 'node_modules/vite/bin/vite.js')

const builds: (Build & { config: string })[] = [
  {
    name: 'site',
    folder: join(root, 'apps/site'),
    config: join(root, 'apps/site/vite.config.ts'),
    command: [reactRouter, 'build'],
    inputs: ['apps/site', 'packages/core', 'packages/contracts', 'packages/ui'],
    output: join(root, 'apps/site/build'),
  },
  {
    name: 'game client',
    folder: join(root, 'apps/games'),
    config: join(root, 'apps/games/vite.config.ts'),
    command: [vite, 'build'],
    inputs: [
      'apps/games',
      'packages/core',
      'packages/contracts',
      'packages/game-math',
      'packages/ui',
    ],
    output: join(root, 'apps/games/build'),
  },
]

/** The builds whose application exists. */
export function presentBuilds(): Build[] {
  return builds.filter(({ config }) => existsSync(config))
}

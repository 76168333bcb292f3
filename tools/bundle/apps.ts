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

export const builds: readonly Build[] = [
  {
    name: 'site',
    folder: join(root, 'apps/site'),
    command: [reactRouter, 'build'],
    inputs: ['apps/site', 'packages/core', 'packages/contracts', 'packages/ui'],
    output: join(root, 'apps/site/build'),
  },
  {
    name: 'game client',
    folder: join(root, 'apps/games'),
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

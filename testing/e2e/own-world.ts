import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Addresses } from '../../world/config/addresses.ts'
import { worldEnvironment } from './addresses.ts'

/** A world in a process of its own, on free ports and a fresh database. */
export interface OwnWorld extends AsyncDisposable {
  urls: Addresses['urls']
  /** For the auditor's questions; nothing else looks past the programs. */
  databaseUrl: string
  /** What the desk's calls are made with. */
  deskCredential: string
  /** Moves the clock all its programs share. */
  advance(ms: number): Promise<void>
}

export type ToWorld = { advanceMs: number }
export type FromWorld =
  | Pick<OwnWorld, 'urls' | 'databaseUrl' | 'deskCredential'>
  | { advanced: true }
  | { problem: string }

/** Starts one; a test that moves the clock starts its own, so that it disturbs no other. */
export async function startOwnWorld(
  logPath = 'test-results/world.log',
  { analyticsUrl = '' }: { analyticsUrl?: string } = {},
): Promise<OwnWorld> {
  const program = fileURLToPath(new URL('./world-process.ts', import.meta.url))
  const child = fork(program, [logPath, analyticsUrl], {
    execArgv: [],
    env: worldEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const started = await answerOf(child)
  if (!('urls' in started)) throw new Error('problem' in started ? started.problem : 'no world')
  return {
    urls: started.urls,
    databaseUrl: started.databaseUrl,
    deskCredential: started.deskCredential,
    async advance(ms) {
      const moved = answerOf(child)
      child.send({ advanceMs: ms } satisfies ToWorld)
      await moved
    },
    async [Symbol.asyncDispose]() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await ended
    },
  }
}

function answerOf(child: ChildProcess): Promise<FromWorld> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`the world ended with code ${code}`))
    child.once('exit', onExit)
    child.once('message', (message: FromWorld) => {
      child.off('exit', onExit)
      resolve(message)
    })
  })
}

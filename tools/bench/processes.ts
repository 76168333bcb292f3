import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

/** For programs that are asked for everything by one address. */
export const plenty = { burst: 1_000_000, perSecond: 1_000_000 }

const script = new URL('./program.ts', import.meta.url)

export interface RunningProgram extends AsyncDisposable {
  url: string
  pid: number
}

/** Starts one of the product's programs, or the bare peer, in a process of its own. */
export async function startProgramProcess(
  program: 'platform' | 'games' | 'site' | 'sandbox' | 'bare-buffer',
  config: Record<string, unknown>,
): Promise<RunningProgram> {
  const child: ChildProcess = fork(script, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // As `npm start` runs them: pages are made by the library of production.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  child.send({ program, config })
  const [answer] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`${program} did not start`))),
  ])
  return {
    url: (answer as { url: string }).url,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

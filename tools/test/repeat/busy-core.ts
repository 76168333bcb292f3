import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Works in short slices, so that it notices when its parent process is gone. */
const program = `
process.stdin.on('end', () => process.exit()).resume()
const burn = () => {
  const until = performance.now() + 50
  while (performance.now() < until);
  setImmediate(burn)
}
burn()
`

/** Keeps one core busy until disposed: the first one where `taskset` is there, else any. */
export async function occupyCore(): Promise<AsyncDisposable> {
  const args = ['--eval', program]
  const child =
    (await start('taskset', ['-c', '0', process.execPath, ...args])) ??
    (await start(process.execPath, args))
  if (!child) throw new Error('no core can be kept busy: the program cannot be started')
  return {
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) throw new Error('the core was not busy all the time')
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** Undefined when there is no such program. */
async function start(command: string, args: readonly string[]) {
  const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'inherit'] })
  return once(child, 'spawn').then(
    () => child,
    () => undefined,
  )
}

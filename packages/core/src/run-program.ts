import { StartProblem } from './problems/start-problem.ts'
import {
  type Environment,
  type ProgramName,
  readSettings,
  type Settings,
} from './settings/index.ts'

/** What a program needs of the process it is. */
interface Host {
  env: Environment
  exitCode?: number | string | null | undefined
  stderr: { write(text: string): unknown }
  memoryUsage: { rss(): number }
  on(event: string, listener: (message: unknown) => void): unknown
  connected?: boolean
  send?(message: unknown, sent: () => void): unknown
  exit(code?: number): never
}

/** What whoever started a program in a process of its own may ask of it. */
export type ToProgram = 'stop' | 'memory'

/** What the program tells: where it listens, why it does not, how much memory it has. */
export type FromProgram =
  | { kind: 'listening'; url: string }
  | { kind: 'problem'; message: string; isPlain: boolean }
  | { kind: 'memory'; bytes: number }

/** Whoever waits longer for an answer has gone. */
const drainMsMax = 15_000

/**
 * One program as a process of its own, all of a `main.ts`: reads its settings, opens it, and closes it
 * when a signal comes, when it is told to stop, or when whoever started it is gone.
 */
export async function runProgram(
  name: ProgramName,
  host: Host,
  open: (settings: Settings) => Promise<AsyncDisposable & { url: string }>,
): Promise<never> {
  const asked = listenForStop(host)
  try {
    await using program = await open(readSettings(host.env, [name]))
    await tell(host, { kind: 'listening', url: program.url })
    await asked
  } catch (error) {
    const isPlain = isForPeople(error)
    const text = error instanceof Error ? (isPlain ? error.message : error.stack) : String(error)
    host.stderr.write(`${name}: ${text}\n`)
    await tell(host, { kind: 'problem', message: text ?? name, isPlain })
    host.exit(1)
  }
  host.exit(0)
}

function listenForStop(host: Host): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = () => {
    resolve()
    // A connection that never ends must not keep what it holds for ever.
    setTimeout(() => host.exit(1), drainMsMax).unref()
  }
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) host.on(event, stop)
  host.on('message', (message) => {
    if (message === 'stop') stop()
    if (message === 'memory') void tell(host, { kind: 'memory', bytes: host.memoryUsage.rss() })
  })
  return promise
}

/** Whoever starts a program can put these right; everything else is a bug, told with its place. */
function isForPeople(error: unknown): boolean {
  if (error instanceof StartProblem) return true
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'EADDRINUSE' || code === 'EACCES'
}

/** Nobody may be there to be told: a program can be started by hand. */
function tell(host: Host, message: FromProgram): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (host.connected && host.send) host.send(message, () => resolve())
  else resolve()
  return promise
}

import { loggableError } from './problems/loggable-error.ts'
import { StartProblem } from './problems/start-problem.ts'
import {
  type Environment,
  type ProgramName,
  readSettings,
  type Settings,
} from './settings/index.ts'

/** The parts of `process` that a program needs. */
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

/** The requests of the parent process to a program. */
export type ToProgram = 'stop' | 'memory'

/** The messages of a program to its parent: where it listens, why it does not, its memory. */
export type FromProgram =
  | { kind: 'listening'; url: string }
  | { kind: 'problem'; message: string; isPlain: boolean }
  | { kind: 'memory'; bytes: number }

/** The longest a closing program waits for its connections: a client that waits longer has gone. */
const usualDrainMs = 15_000

/**
 * Runs one program as a process of its own; this is all of a `main.ts`. Reads its settings, opens it, and
 * closes it on a signal, when its parent says `stop`, or when its parent is gone.
 */
export async function runProgram(
  name: ProgramName,
  host: Host,
  open: (settings: Settings) => Promise<AsyncDisposable & { url: string }>,
  /** For a program whose work takes longer to end. */
  { drainMs = usualDrainMs }: { drainMs?: number } = {},
): Promise<never> {
  const asked = listenForStop(host, drainMs)
  // By itself Node prints all that hangs on an error, whole connections and rows too.
  host.on('uncaughtException', (error) => {
    host.stderr.write(`${name}: ${textOf(error)}\n`)
    host.exit(1)
  })
  try {
    await using program = await open(readSettings(host.env, [name]))
    await tell(host, { kind: 'listening', url: program.url })
    await asked
  } catch (error) {
    const text = textOf(error)
    host.stderr.write(`${name}: ${text}\n`)
    await tell(host, { kind: 'problem', message: text, isPlain: isForPeople(error) })
    host.exit(1)
  }
  host.exit(0)
}

function listenForStop(host: Host, drainMs: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = () => {
    resolve()
    // A connection that never ends must not keep the process, and the locks it holds, for ever.
    setTimeout(() => host.exit(1), drainMs).unref()
  }
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) host.on(event, stop)
  host.on('message', (message) => {
    if (message === 'stop') stop()
    if (message === 'memory') void tell(host, { kind: 'memory', bytes: host.memoryUsage.rss() })
  })
  return promise
}

/**
 * The person who starts a program can put these right, so the message alone is shown; any other error is
 * a bug, shown with its stack.
 */
function isForPeople(error: unknown): boolean {
  if (error instanceof StartProblem) return true
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'EADDRINUSE' || code === 'EACCES'
}

function textOf(error: unknown): string {
  const { message, stack } = loggableError(error)
  return (isForPeople(error) ? message : stack) ?? message
}

/** There may be no parent process: a program can be started by hand. */
function tell(host: Host, message: FromProgram): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  if (host.connected && host.send) host.send(message, () => resolve())
  else resolve()
  return promise
}

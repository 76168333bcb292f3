import { type ChildProcess, fork } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  type Environment,
  type FromProgram,
  type ProgramName,
  StartProblem,
  type ToProgram,
} from '@nordlys/core'
import { afterEnding, type Ending, endingsToTell } from './restarts.ts'

const entries: Record<ProgramName, string> = {
  site: '../../apps/site/server/main.ts',
  platform: '../../apps/platform/src/main.ts',
  games: '../../apps/games/src/main.ts',
  sandbox: '../../apps/sandbox/src/main.ts',
  'back-office': '../../apps/back-office/src/main.ts',
}

/**
 * The time-out for a stop, after which the process is killed: longer than a program allows itself to
 * close.
 */
const stopMsMax = 45_000

export interface Keeping {
  name: ProgramName
  /** Its whole environment: nothing is inherited. */
  env: Environment
  /** The file for its output, which also goes to the common log. */
  logPath: string
  /** Prints a line for the operator. */
  say: (line: string) => void
}

type Start = { isUp: true } | { isUp: false; because: string; isPlain: boolean }

/**
 * Supervises one program in a process of its own: restarts it when it ends without being asked to. The
 * program closes by itself when we are gone, so no orphan is left.
 */
export class KeptProgram implements AsyncDisposable {
  readonly #keeping: Keeping
  readonly #stopping = new AbortController()
  #child: ChildProcess | undefined
  #ended: Promise<void> = Promise.resolve()
  #kept: Promise<void> = Promise.resolve()

  private constructor(keeping: Keeping) {
    this.#keeping = keeping
  }

  /** Starts it; throws `StartProblem` when it cannot start, or ends again and again. */
  static async open(keeping: Keeping): Promise<KeptProgram> {
    const program = new KeptProgram(keeping)
    for (let endings = 1; ; endings += 1) {
      const start = await program.#start()
      if (start.isUp) break
      if (start.isPlain) throw new StartProblem(start.because)
      if (endings >= endingsToTell)
        throw new StartProblem(program.#endsAgain(endings, start.because))
    }
    program.#kept = program.#keep()
    return program
  }

  /** The id of its present process; undefined between an end and the restart. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** How much memory it holds. */
  async memoryBytes(): Promise<number> {
    const child = this.#child
    if (!child?.connected) return 0
    const { promise, resolve } = Promise.withResolvers<number>()
    const listen = (message: FromProgram) => {
      if (message.kind === 'memory') resolve(message.bytes)
    }
    child.on('message', listen)
    child.once('exit', () => resolve(0))
    child.send('memory' satisfies ToProgram)
    const bytes = await promise
    child.off('message', listen)
    return bytes
  }

  /** Stops it gracefully, and restarts it no more. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopping.abort()
    const child = this.#child
    const late = setTimeout(() => child?.kill('SIGKILL'), stopMsMax)
    if (child?.connected) child.send('stop' satisfies ToProgram, () => undefined)
    await this.#ended
    await this.#kept
    clearTimeout(late)
  }

  /** Waits for each end and starts it again, until it is to stop. */
  async #keep(): Promise<void> {
    const { name, say } = this.#keeping
    const { signal } = this.#stopping
    let last: Ending | undefined
    let upAtMs = performance.now()
    for (;;) {
      await this.#ended
      if (signal.aborted) return
      last = afterEnding(last, performance.now() - upAtMs)
      say(`the program ${name} has ended and is started again`)
      await wait(last.delayMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      upAtMs = performance.now()
      const start = await this.#start()
      if (start.isUp) say(`the program ${name} runs again`)
      else if (last.inARow >= endingsToTell) say(this.#endsAgain(last.inARow, start.because))
    }
  }

  #endsAgain(endings: number, because: string): string {
    const { name, logPath } = this.#keeping
    const [line] = because.split('\n')
    const often = `has ended ${endings} times in a row while it started`
    return `The program ${name} ${often} (${line}): ${logPath} has more.`
  }

  /** One process, until it listens or ends. */
  #start(): Promise<Start> {
    const child = this.#fork()
    this.#child = child
    const { promise, resolve } = Promise.withResolvers<Start>()
    let problem = { because: 'it said nothing', isPlain: false }
    child.on('message', (message: FromProgram) => {
      if (message.kind === 'listening') resolve({ isUp: true })
      if (message.kind === 'problem') {
        problem = { because: message.message, isPlain: message.isPlain }
      }
    })
    this.#ended = new Promise((ended) => {
      const end = () => {
        resolve({ isUp: false, ...problem })
        ended()
      }
      child.once('exit', end)
      child.once('error', end)
    })
    return promise
  }

  #fork(): ChildProcess {
    const { name, env, logPath } = this.#keeping
    const log = openSync(logPath, 'a')
    try {
      return fork(fileURLToPath(new URL(entries[name], import.meta.url)), [], {
        env,
        execArgv: [],
        // A group of its own: Ctrl-C reaches us alone, and we close the programs in their order.
        detached: process.platform !== 'win32',
        stdio: ['ignore', log, log, 'ipc'],
      })
    } finally {
      // The process has its own: ours would stay open through each of its restarts.
      closeSync(log)
    }
  }
}

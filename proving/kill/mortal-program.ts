import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { invariant } from '@nordlys/core'
import type { Death } from './deadly-writes.ts'

/** A task as the queue would run it. */
export interface QueuedTask {
  name: string
  fields: Readonly<Record<string, string>>
}

/** What a program is told while it runs; it says `done` once it has. */
export type ToProgram = { dieAt: Death | null } | { tick: true | QueuedTask }
export type FromProgram = 'listening' | 'done'

/** How often it was started before goes with what it is to be: no start draws what another has drawn. */
export type Started<Config> = Config & { startsBefore: number }

const startsMax = 20
const startAgainMs = 500

/**
 * A program that can be killed without warning and started again, always at the same address. When
 * it dies by itself it is started again at once, as by the machine's own watchman.
 */
export class MortalProgram<Config extends { host: string; port: number }>
  implements AsyncDisposable
{
  readonly #program: URL
  #config: Config
  #child: ChildProcess | undefined
  /** Loaded and waiting to be told what to be: most of a start is reading the program. */
  #spare: ChildProcess | undefined
  #listening = Promise.withResolvers<void>()
  /** How often it died without `kill`. */
  deaths = 0
  #starts = 0

  /** `program` is what runs in the process: it waits to be told its config. */
  constructor(program: URL, config: Config) {
    this.#program = program
    this.#config = config
  }

  get url(): string {
    return `http://${this.#config.host}:${this.#config.port}`
  }

  /** Of the process; undefined when none runs. */
  get pid(): number | undefined {
    return this.#child?.exitCode === null ? this.#child.pid : undefined
  }

  /** Starts it, from now on with this changed when it is given. */
  async start(change: Partial<Config> = {}): Promise<void> {
    this.#config = { ...this.#config, ...change }
    const child = this.#spare ?? this.#fork()
    this.#spare = undefined
    this.#child = child
    const died = once(child, 'exit').then(() => Promise.reject(new Error('it did not start')))
    const started: Started<Config> = { ...this.#config, startsBefore: this.#starts }
    this.#starts += 1
    child.send(started)
    died.catch(() => undefined)
    await Promise.race([once(child, 'message'), died])
    child.once('exit', () => this.#onDeath(child))
    this.#listening.resolve()
    this.#spare = this.#fork()
  }

  /** Resolves while it is up, or as soon as it is again. */
  untilListening(): Promise<void> {
    return this.#listening.promise
  }

  /** Lets it die at one of its writes; see `deadly-writes.ts`. */
  async dieAt(death: Death): Promise<void> {
    invariant(await this.#tell({ dieAt: death }), 'it was dead already')
  }

  /** Lets it live. Resolves when it is up and any death before this has been counted. */
  async live(): Promise<void> {
    await this.#tell({ dieAt: null })
  }

  /** Does what is due now, or one task of the queue. False when it died of it; by then it is up again. */
  tick(task?: QueuedTask): Promise<boolean> {
    return this.#tell({ tick: task ?? true })
  }

  /** As the machine's power would: no farewell, nothing flushed. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child) return
    this.#child = undefined
    this.#listening = Promise.withResolvers()
    await end(child)
  }

  /** Stands still, its connections open, until `resume`. */
  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }

  #fork(): ChildProcess {
    return fork(this.#program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  }

  #onDeath(child: ChildProcess): void {
    if (this.#child !== child) return
    this.deaths += 1
    this.#child = undefined
    this.#listening = Promise.withResolvers()
    this.#startUntilUp().catch(this.#listening.reject)
  }

  /** What it needs may be down as well, and be started by somebody else. */
  async #startUntilUp(): Promise<void> {
    for (let starts = 1; ; starts += 1) {
      try {
        return await this.start()
      } catch (error) {
        if (starts === startsMax) throw error
        await wait(startAgainMs)
      }
    }
  }

  /** Tells the process and waits for its answer, or for the next one to be up. */
  async #tell(message: ToProgram): Promise<boolean> {
    await this.#listening.promise
    const child = this.#child
    if (!child) return false
    const waiting = new AbortController()
    const answered = once(child, 'message', waiting).then(() => true)
    const died = once(child, 'exit', waiting).then(() => false)
    // A channel that is closed already is a death that is about to be told.
    child.send(message, () => undefined)
    const isAlive = await Promise.race([answered, died])
    waiting.abort()
    if (!isAlive) await this.#listening.promise
    return isAlive
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
    if (this.#spare) await end(this.#spare)
    this.#spare = undefined
  }
}

async function end(child: ChildProcess): Promise<void> {
  // One that died by itself, as at its start, tells of it once and no more.
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

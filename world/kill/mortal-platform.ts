import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { PlatformConfig } from '@nordlys/platform'

const program = new URL('./platform-process.ts', import.meta.url)

/** A platform that can be killed without warning and started again, always at the same address. */
export class MortalPlatform implements AsyncDisposable {
  #config: Omit<PlatformConfig, 'clock' | 'logger'>
  #child: ChildProcess | undefined
  #listening = Promise.withResolvers<void>()

  constructor(config: Omit<PlatformConfig, 'clock' | 'logger'>) {
    this.#config = config
  }

  get url(): string {
    return `http://${this.#config.host}:${this.#config.port}`
  }

  /** Of the process; undefined when none runs. */
  get pid(): number | undefined {
    return this.#child?.exitCode === null ? this.#child.pid : undefined
  }

  /** Starts it, from now on with these numbers of payments when they are given. */
  async start(payments = this.#config.payments ?? {}): Promise<void> {
    this.#config = { ...this.#config, payments }
    const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    this.#child = child
    const died = once(child, 'exit').then(() => Promise.reject(new Error('it did not start')))
    child.send(this.#config)
    died.catch(() => undefined)
    await Promise.race([once(child, 'message'), died])
    this.#listening.resolve()
  }

  /** Resolves while it is up, or as soon as it is again. */
  untilListening(): Promise<void> {
    return this.#listening.promise
  }

  /** As the machine's power would: no farewell, nothing flushed. */
  async kill(): Promise<void> {
    const child = this.#child
    if (!child) return
    const gone = once(child, 'exit')
    this.#listening = Promise.withResolvers()
    child.kill('SIGKILL')
    await gone
    this.#child = undefined
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
  }
}

import { type Caller, NeighbourError, readContent, readContentVersion } from '@nordlys/contracts'
import { logFailure } from '@nordlys/core'
import type { Logger } from 'pino'
import type { Content } from '../../app/ground/scope/request-scope.ts'

const versionPollMsDefault = 10_000

/** The platform's texts, menu, footer and configuration, read once a version. */
export class ContentStore implements Disposable {
  readonly #platform: Caller
  readonly #logger: Logger
  readonly #poll: NodeJS.Timeout
  #content: Content | undefined
  #reading: Promise<Content> | undefined

  /** `pollMs`: how often the site asks whether the content has changed; 10 s by default. */
  constructor(platform: Caller, logger: Logger, pollMs = versionPollMsDefault) {
    this.#platform = platform
    this.#logger = logger
    this.#poll = setInterval(() => this.#refresh(), pollMs)
    this.#poll.unref()
  }

  /** The content as last read. Throws a `NeighbourError` when it has never been read. */
  async current(): Promise<Content> {
    return this.#content ?? this.#read()
  }

  [Symbol.dispose](): void {
    clearInterval(this.#poll)
  }

  #read(): Promise<Content> {
    this.#reading ??= this.#platform
      .call(readContent, {})
      .then((outcome) => {
        if (!outcome.ok) throw new NeighbourError(readContent.name, outcome.refusal)
        this.#content = outcome
        return outcome
      })
      .finally(() => {
        this.#reading = undefined
      })
    return this.#reading
  }

  async #refresh() {
    try {
      const answer = await this.#platform.call(readContentVersion, {})
      if (answer.ok && answer.version !== this.#content?.version) await this.#read()
    } catch (error) {
      // The pages go on with the content they have; the platform's own alarm tells of its absence.
      logFailure(this.#logger, error, 'the content version could not be read')
    }
  }
}

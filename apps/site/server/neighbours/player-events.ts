import {
  type Caller,
  readStandings,
  type SessionCredential,
  standingsMax,
} from '@nordlys/contracts'
import { logFailure, oreToNumber, secondMs } from '@nordlys/core'
import type { Logger } from 'pino'

/** How often the platform is asked what has changed: once for all streams of this copy. */
const pollMs = secondMs
/** Proxies close a connection that says nothing. */
const keepAliveMs = 20 * secondMs
/** So many pages of one session may listen at once, and so many of one copy. */
const streamsMax = { session: 6, copy: 20_000 }

/** Where a stream's words go. */
export interface EventSink {
  send(words: string): void
  end(): void
}

/** A page's place: it listens, or leaves it to another. */
export interface Place {
  listen(sink: EventSink): () => void
  leave(): void
}

interface Watched {
  session: SessionCredential
  sinks: Set<EventSink>
  toldOre: number | undefined
}

/**
 * Informs the open pages of players of changes while they look: their balance, and the end of their
 * session, after which nothing more is sent. Losing a word is harmless: a page that opens receives
 * all.
 */
export class PlayerEvents implements Disposable {
  readonly #platform: Caller
  readonly #logger: Logger
  readonly #watched = new Map<string, Watched>()
  readonly #timers: NodeJS.Timeout[]
  /** Places taken by pages that do not listen yet, by session. */
  readonly #held = new Map<string, number>()
  #allHeld = 0
  #streams = 0
  #isPolling = false

  constructor(platform: Caller, logger: Logger) {
    this.#platform = platform
    this.#logger = logger
    this.#timers = [
      setInterval(() => void this.poll(), pollMs),
      setInterval(() => this.#keepAlive(), keepAliveMs),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  /**
   * A place for a page of this session, when it may listen. The platform decides whether the session
   * lives; the place is taken before it is asked, so that a crowd at once is no more than one by one.
   */
  async admit(session: SessionCredential): Promise<Place | 'session-expired' | 'too-many'> {
    const { handle } = session
    const held = this.#held.get(handle) ?? 0
    const own = held + (this.#watched.get(handle)?.sinks.size ?? 0)
    const all = this.#allHeld + this.#streams
    if (own >= streamsMax.session || all >= streamsMax.copy) return 'too-many'
    this.#hold(handle, 1)
    let isHeld = true
    const leave = () => {
      if (isHeld) this.#hold(handle, -1)
      isHeld = false
    }
    try {
      const { standings } = await this.#read([session])
      if (standings.length !== 1) leave()
    } catch (error) {
      leave()
      throw error
    }
    if (!isHeld) return 'session-expired'
    const listen = (sink: EventSink) => {
      leave()
      return this.listen(session, sink)
    }
    return { listen, leave }
  }

  /** Tells a page from now on, first of all what holds now; the answer ends that. */
  listen(session: SessionCredential, sink: EventSink): () => void {
    const watched = this.#watched.get(session.handle) ?? {
      session,
      sinks: new Set(),
      toldOre: undefined,
    }
    watched.sinks.add(sink)
    watched.toldOre = undefined
    this.#watched.set(session.handle, watched)
    this.#streams += 1
    return () => {
      if (!watched.sinks.delete(sink)) return
      this.#streams -= 1
      const isLast = watched.sinks.size === 0
      if (isLast && this.#watched.get(session.handle) === watched) {
        this.#watched.delete(session.handle)
      }
    }
  }

  /** Asks once what has changed, and tells it. */
  async poll(): Promise<void> {
    if (this.#isPolling || this.#watched.size === 0) return
    this.#isPolling = true
    try {
      const all = [...this.#watched.values()]
      for (let first = 0; first < all.length; first += standingsMax) {
        await this.#tell(all.slice(first, first + standingsMax))
      }
    } catch (error) {
      // The streams stay open: the next answer tells what was missed.
      logFailure(this.#logger, error, 'what players have could not be read')
    } finally {
      this.#isPolling = false
    }
  }

  [Symbol.dispose](): void {
    for (const timer of this.#timers) clearInterval(timer)
    for (const watched of this.#watched.values()) this.#end(watched)
  }

  async #tell(some: readonly Watched[]): Promise<void> {
    const { standings } = await this.#read(some.map(({ session }) => session))
    const totals = new Map(standings.map(({ handle, totalOre }) => [handle, totalOre]))
    for (const watched of some) {
      const total = totals.get(watched.session.handle)
      if (total === undefined) {
        for (const sink of watched.sinks) sink.send('event: ended\ndata: {}\n\n')
        this.#end(watched)
      } else if (oreToNumber(total) !== watched.toldOre) {
        watched.toldOre = oreToNumber(total)
        const words = `event: balance\ndata: ${JSON.stringify({ totalOre: watched.toldOre })}\n\n`
        for (const sink of watched.sinks) sink.send(words)
      }
    }
  }

  async #read(sessions: SessionCredential[]) {
    const asked = sessions.map(({ secret, handle }) => ({ secret, handle }))
    const outcome = await this.#platform.call(readStandings, { sessions: asked })
    return outcome.ok ? outcome : { standings: [] }
  }

  #hold(handle: string, change: 1 | -1): void {
    const held = (this.#held.get(handle) ?? 0) + change
    this.#allHeld += change
    if (held === 0) this.#held.delete(handle)
    else this.#held.set(handle, held)
  }

  #end(watched: Watched): void {
    this.#watched.delete(watched.session.handle)
    this.#streams -= watched.sinks.size
    const sinks = [...watched.sinks]
    watched.sinks.clear()
    for (const sink of sinks) sink.end()
  }

  #keepAlive(): void {
    for (const { sinks } of this.#watched.values()) {
      for (const sink of sinks) sink.send(':\n\n')
    }
  }
}

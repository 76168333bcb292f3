import { type Clock, HeldBack, NetworkLimit, secondMs } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageLimits } from './config.ts'
import { tooManyPage } from './outage-page.ts'

/** What holds unless told otherwise. Pages that all visitors share are made once and bounded by nothing. */
const defaults: PageLimits = {
  stranger: { burst: 40, perSecond: 5 },
  // Many players may stand behind a mobile operator's one address.
  session: { burst: 400, perSecond: 60 },
  refusalDelayMs: secondMs,
}

/**
 * Bounds the pages that one network has made for itself alone: a search, an address that leads nowhere.
 * Each costs milliseconds of this process. [FLT-21]
 */
export class PageBounds {
  readonly #stranger: NetworkLimit
  readonly #session: NetworkLimit
  readonly #refusals: HeldBack

  constructor(limits: Partial<PageLimits> = {}, clock: Clock) {
    const { stranger, session, refusalDelayMs } = { ...defaults, ...limits }
    this.#stranger = new NetworkLimit(stranger, clock)
    this.#session = new NetworkLimit(session, clock)
    this.#refusals = new HeldBack(refusalDelayMs)
  }

  /** Before anything is asked of the platform: seconds to wait, or nothing. */
  beforeLooking({ ip }: FastifyRequest, bringsSession: boolean): number | undefined {
    return bringsSession ? this.#session.take(ip) : this.#stranger.take(ip)
  }

  /** A session that nobody has is a stranger's all the same. */
  afterLooking({ ip }: FastifyRequest, bringsSession: boolean, isKnown: boolean) {
    return bringsSession && !isKnown ? this.#stranger.take(ip) : undefined
  }

  /** Tells a person when to try again. */
  async refuse(reply: FastifyReply, waitSeconds: number): Promise<FastifyReply> {
    await this.#refusals.wait()
    return reply
      .code(429)
      .header('retry-after', String(waitSeconds))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(tooManyPage(waitSeconds))
  }
}

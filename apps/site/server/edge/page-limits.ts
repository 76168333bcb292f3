import { type Clock, HeldBack, NetworkLimit, secondMs } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageLimits } from './config.ts'
import { sendLonePage, tooManyPage } from './outage-page.ts'

/** The limits by default. Pages that all visitors share are made once and bounded by nothing. */
const defaults: PageLimits = {
  stranger: { burst: 60, perSecond: 8 },
  // Many players may stand behind a mobile operator's one address.
  session: { burst: 400, perSecond: 60 },
  call: { burst: 400, perSecond: 60 },
  picture: { burst: 800, perSecond: 150 },
  refusalDelayMs: secondMs,
}

/**
 * Bounds what one network may ask for without a login: pages that are made for it alone (a search, an
 * address that leads nowhere), calls and pictures that the platform has to answer. [FLT-21]
 */
export class PageBounds {
  readonly #stranger: NetworkLimit
  readonly #session: NetworkLimit
  readonly #call: NetworkLimit
  readonly #picture: NetworkLimit
  readonly #refusals: HeldBack

  constructor(limits: Partial<PageLimits> = {}, clock: Clock) {
    const { stranger, session, call, picture, refusalDelayMs } = { ...defaults, ...limits }
    this.#stranger = new NetworkLimit(stranger, clock)
    this.#session = new NetworkLimit(session, clock)
    this.#call = new NetworkLimit(call, clock)
    this.#picture = new NetworkLimit(picture, clock)
    this.#refusals = new HeldBack(refusalDelayMs)
  }

  /** Before a page is made or a session looked for: seconds to wait, or nothing. */
  beforeMaking({ ip }: FastifyRequest, bringsSession: boolean): number | undefined {
    return bringsSession ? this.#session.take(ip) : this.#stranger.take(ip)
  }

  /** A session that nobody has is a stranger's all the same. */
  afterLooking({ ip }: FastifyRequest, bringsSession: boolean, isKnown: boolean) {
    return bringsSession && !isKnown ? this.#stranger.take(ip) : undefined
  }

  /** Before a call or a picture is asked for, which the platform has to answer. */
  beforeCall({ ip }: FastifyRequest): number | undefined {
    return this.#call.take(ip)
  }

  beforePicture({ ip }: FastifyRequest): number | undefined {
    return this.#picture.take(ip)
  }

  /** Tells a person when to try again. */
  async refuse(reply: FastifyReply, waitSeconds: number): Promise<FastifyReply> {
    await this.hold(reply, waitSeconds)
    return sendLonePage(reply.code(429), tooManyPage(reply.request, waitSeconds))
  }

  /** Holds a refusal back for a moment; the answer says when to try again. */
  async hold(reply: FastifyReply, waitSeconds: number): Promise<void> {
    reply.header('retry-after', String(waitSeconds))
    await this.#refusals.wait()
  }
}

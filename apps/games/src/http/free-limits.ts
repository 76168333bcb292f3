import { type Allowance, type Clock, NetworkLimit } from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How much one network may ask for in free play, which needs no login. */
export interface FreeLimits {
  /** Games that are opened. */
  opening: Allowance
  /** Spins and gambles. */
  spin: Allowance
}

/** A household opens a game now and then; behind a mobile operator's address many of them do. */
const opening = { burst: 60, perSecond: 10 }
/** The fastest play is below 3 spins a second: room for a dozen that play at once without rest. */
const spin = { burst: 80, perSecond: 40 }

/** Bounds what one network may ask for in free play, which costs us and needs no login. [FLT-21] */
export class FreePlayLimits {
  readonly #opening: NetworkLimit
  readonly #spin: NetworkLimit

  constructor(limits: Partial<FreeLimits> = {}, clock: Clock) {
    this.#opening = new NetworkLimit(limits.opening ?? opening, clock)
    this.#spin = new NetworkLimit(limits.spin ?? spin, clock)
  }

  /** Whether a game may be opened; the answer says when again, if not. */
  mayOpen(request: FastifyRequest, reply: FastifyReply): boolean {
    return take(this.#opening, request, reply)
  }

  maySpin(request: FastifyRequest, reply: FastifyReply): boolean {
    return take(this.#spin, request, reply)
  }
}

function take(limit: NetworkLimit, { ip }: FastifyRequest, reply: FastifyReply): boolean {
  const waitSeconds = limit.take(ip)
  if (waitSeconds !== undefined) reply.header('retry-after', String(waitSeconds))
  return waitSeconds === undefined
}

import {
  type Allowance,
  type Clock,
  HeldBack,
  NetworkLimit,
  networkOf,
  secondMs,
} from '@nordlys/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** How much one network may ask for in free play and reading, which need no login. */
export interface FreeLimits {
  /** Games that are opened. */
  opening: Allowance
  /** Spins and gambles. */
  spin: Allowance
  /** Rules and mathematics of games. */
  reading: Allowance
  /** Lines to live tables, as they are opened. */
  line: Allowance
  /** Lines that stand without a play, at once. */
  watching: number
  /** The same of all networks. */
  watchingAll: number
  /** How long a refusal is held back, so that who asks in a loop does so slowly. */
  refusalDelayMs: number
}

/** A household opens a game now and then; behind a mobile operator's address many of them do. */
const opening = { burst: 60, perSecond: 10 }
/** The fastest play is below 3 spins a second: room for a dozen that play at once without rest. */
const spin = { burst: 80, perSecond: 40 }

/** A line is opened at once a table, and again after each cut. */
const line = { burst: 120, perSecond: 10 }
/** Behind a mobile operator's address many watch; those who play have three lines each. */
const watching = 200
/** Of all networks, at one copy: who plays needs no place among them. */
const watchingAll = 10_000

/** The site is one network: right after its start it may ask for those of every game. */
const reading = { burst: 2_000, perSecond: 40 }

/** Bounds what one network may ask for in free play, which costs us and needs no login. [FLT-21] */
export class FreePlayLimits {
  readonly #opening: NetworkLimit
  readonly #spin: NetworkLimit
  readonly #reading: NetworkLimit
  readonly #line: NetworkLimit
  readonly #refusals: HeldBack
  readonly #watchingMax: number
  readonly #watchingAllMax: number
  readonly #watching = new Map<string, number>()
  #watchingAll = 0

  constructor(limits: Partial<FreeLimits> = {}, clock: Clock) {
    this.#opening = new NetworkLimit(limits.opening ?? opening, clock)
    this.#spin = new NetworkLimit(limits.spin ?? spin, clock)
    this.#reading = new NetworkLimit(limits.reading ?? reading, clock)
    this.#line = new NetworkLimit(limits.line ?? line, clock)
    this.#watchingMax = limits.watching ?? watching
    this.#watchingAllMax = limits.watchingAll ?? watchingAll
    this.#refusals = new HeldBack(limits.refusalDelayMs ?? secondMs)
  }

  /** Whether a game may be opened; the answer says when again, if not. */
  mayOpen(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    return this.#take(this.#opening, request, reply)
  }

  maySpin(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    return this.#take(this.#spin, request, reply)
  }

  mayRead(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    return this.#take(this.#reading, request, reply)
  }

  mayOpenLine(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    return this.#take(this.#line, request, reply)
  }

  /** A place among the lines that only watch, until it is given back; undefined where none is free. */
  watchFrom(address: string): (() => void) | undefined {
    const network = networkOf(address)
    const standing = this.#watching.get(network) ?? 0
    const isFull = standing >= this.#watchingMax || this.#watchingAll >= this.#watchingAllMax
    if (isFull) return undefined
    this.#watching.set(network, standing + 1)
    this.#watchingAll += 1
    return () => {
      this.#watchingAll -= 1
      const left = (this.#watching.get(network) ?? 1) - 1
      if (left > 0) this.#watching.set(network, left)
      else this.#watching.delete(network)
    }
  }

  async #take(limit: NetworkLimit, { ip }: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const waitSeconds = limit.take(ip)
    if (waitSeconds === undefined) return true
    reply.header('retry-after', String(waitSeconds))
    await this.#refusals.wait()
    return false
  }
}

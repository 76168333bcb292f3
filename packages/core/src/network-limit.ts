import { networkOf } from './network-of.ts'
import type { Clock } from './time.ts'

/** A token bucket: `burst` at once, refilled by `perSecond`. */
export interface Allowance {
  burst: number
  perSecond: number
}

interface Bucket {
  left: number
  atMs: number
}

/** The most networks that are remembered; one that was quiet long enough has a full bucket again. */
const networksMax = 20_000

/**
 * Rate limit by network, for expensive calls that need no login. Kept in memory: each copy of a program
 * counts for itself and asks no other program.
 */
export class NetworkLimit {
  readonly #allowance: Allowance
  readonly #clock: Clock
  readonly #buckets = new Map<string, Bucket>()

  constructor(allowance: Allowance, clock: Clock) {
    this.#allowance = allowance
    this.#clock = clock
  }

  /**
   * Takes one token for an address. Returns the seconds to wait when there is none left, else undefined.
   */
  take(address: string): number | undefined {
    const { burst, perSecond } = this.#allowance
    const network = networkOf(address)
    const nowMs = this.#clock.now().getTime()
    const bucket = this.#buckets.get(network) ?? { left: burst, atMs: nowMs }
    const passedMs = Math.max(0, nowMs - bucket.atMs)
    const left = Math.min(burst, bucket.left + (passedMs * perSecond) / 1_000)
    // Deleted and set again: a Map keeps insertion order, so its first network is the one quiet for
    // longest.
    this.#buckets.delete(network)
    this.#buckets.set(network, { left: left < 1 ? left : left - 1, atMs: nowMs })
    this.#forget()
    return left < 1 ? Math.ceil((1 - left) / perSecond) : undefined
  }

  #forget(): void {
    if (this.#buckets.size <= networksMax) return
    const [quietest] = this.#buckets.keys()
    if (quietest !== undefined) this.#buckets.delete(quietest)
  }
}

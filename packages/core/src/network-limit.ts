import { networkOf } from './network-of.ts'
import type { Clock } from './time.ts'

/** So many at once, and then so many a second. */
export interface Allowance {
  burst: number
  perSecond: number
}

interface Bucket {
  left: number
  atMs: number
}

/** Networks that are kept in mind; one that was quiet long enough is as good as new. */
const networksMax = 20_000

/**
 * Bounds what one network may ask for of what is costly and needs no login. It holds for this copy of a
 * program and costs no other program anything.
 */
export class NetworkLimit {
  readonly #allowance: Allowance
  readonly #clock: Clock
  readonly #buckets = new Map<string, Bucket>()

  constructor(allowance: Allowance, clock: Clock) {
    this.#allowance = allowance
    this.#clock = clock
  }

  /** Takes one for an address. Seconds to wait when there is none left; undefined when there was. */
  take(address: string): number | undefined {
    const { burst, perSecond } = this.#allowance
    const network = networkOf(address)
    const nowMs = this.#clock.now().getTime()
    const bucket = this.#buckets.get(network) ?? { left: burst, atMs: nowMs }
    const passedMs = Math.max(0, nowMs - bucket.atMs)
    const left = Math.min(burst, bucket.left + (passedMs * perSecond) / 1_000)
    // Written anew, so that the first in the map is the one that was quiet longest.
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

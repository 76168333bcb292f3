/** One player's bets of one round. */
export interface Slip {
  /** The wallet's name for the player. */
  readonly player: string
  /** The play that placed it last: its login and limits are judged when it is booked. */
  readonly playSession: string
  readonly bets: unknown
  readonly stakeOre: number
  /** Rises with each bet of the player in the round. */
  readonly version: number
}

const bucketsCount = 256

type Bucket = ReadonlyMap<string, Slip>

/**
 * The slips of a round by player, never changed in place: a bet copies a small part of them, so that
 * thousands of players can bet every second.
 */
export class Slips {
  readonly #buckets: readonly Bucket[]

  private constructor(buckets: readonly Bucket[]) {
    this.#buckets = buckets
  }

  static none(): Slips {
    return new Slips(Array.from({ length: bucketsCount }, (): Bucket => new Map()))
  }

  of(player: string): Slip | undefined {
    return this.#buckets[placeOf(player)]?.get(player)
  }

  with(slip: Slip): Slips {
    const place = placeOf(slip.player)
    const bucket = new Map(this.#buckets[place]).set(slip.player, slip)
    return new Slips(this.#buckets.with(place, bucket))
  }

  /** Those with a stake, in the order of the players' names: every copy lists them alike. */
  list(): Slip[] {
    const slips = this.#buckets.flatMap((bucket) => [...bucket.values()])
    return slips
      .filter(({ stakeOre }) => stakeOre > 0)
      .sort((a, b) => (a.player < b.player ? -1 : 1))
  }
}

function placeOf(player: string): number {
  let hash = 0
  for (let at = 0; at < player.length; at += 1) hash = (hash * 31 + player.charCodeAt(at)) | 0
  return (hash >>> 0) % bucketsCount
}

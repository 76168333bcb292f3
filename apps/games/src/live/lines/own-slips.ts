import { type OwnSlip, type RoundRefusal, roundRefusals } from '@nordlys/contracts'
import { type FinalSlip, MerkleTree } from '../core/index.ts'
import type { LiveRounds } from '../owner/index.ts'

/** The slips of a round that is decided, which never change again. */
interface Kept {
  readonly round: number
  readonly slips: readonly FinalSlip[]
  readonly places: ReadonlyMap<string, number>
  readonly tree: MerkleTree
}

type Newest = Awaited<ReturnType<LiveRounds['newestBooked']>>

/** A thousand lines may come back at once: the rows of the newest two rounds are read once a copy. */
const keptMax = 2

/** A player's own slips of the newest rounds that are decided, from their rows. (LV14) */
export class OwnSlips {
  readonly #rounds: Pick<LiveRounds, 'find' | 'newestBooked'>
  readonly #table: string
  readonly #kept = new Map<number, Promise<Kept | undefined>>()
  #looking: Promise<Newest> | undefined
  #next: Promise<Newest> | undefined

  constructor(rounds: Pick<LiveRounds, 'find' | 'newestBooked'>, table: string) {
    this.#rounds = rounds
    this.#table = table
  }

  /** The latest first; none of a round in which the player has no slip. */
  async of(player: string): Promise<OwnSlip[]> {
    const newest = await this.#newest()
    const slips: OwnSlip[] = []
    for (const { round, booked } of newest) {
      const kept = await this.#read(round)
      const place = kept?.places.get(player)
      if (kept && place !== undefined) slips.push(ownSlip(kept, place, booked?.[place]))
    }
    return slips
  }

  /** One look at a time: all that ask while one is under way share the next, which has begun since. */
  #newest(): Promise<Newest> {
    if (!this.#looking) {
      this.#looking = this.#rounds.newestBooked(this.#table, keptMax).finally(() => {
        this.#looking = undefined
      })
      return this.#looking
    }
    this.#next ??= this.#looking
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined
        return this.#newest()
      })
    return this.#next
  }

  /** Read once for all that ask at one moment. */
  #read(round: number): Promise<Kept | undefined> {
    const known = this.#kept.get(round)
    if (known) return known
    const reading = this.#readRow(round)
    this.#kept.set(round, reading)
    const forget = () => void this.#kept.delete(round)
    reading.then((kept) => kept ?? forget(), forget)
    const oldest = Math.min(...this.#kept.keys())
    if (this.#kept.size > keptMax) this.#kept.delete(oldest)
    return reading
  }

  async #readRow(round: number): Promise<Kept | undefined> {
    const row = await this.#rounds.find(this.#table, round)
    if (!row) return undefined
    const { slips } = row
    const places = new Map(slips.map(({ player }, place) => [player, place]))
    return { round, slips, places, tree: new MerkleTree(slips) }
  }
}

function ownSlip({ round, slips, tree }: Kept, place: number, booked: number | undefined): OwnSlip {
  const slip = slips[place]
  if (!slip) throw new Error(`no slip at ${place} of round ${round}`)
  const { key, bets, stakeOre } = slip
  return {
    ...{ round, version: 0, bets, stakeOre, key, leaf: place, path: tree.pathOf(place) },
    ...statusOf(booked),
  }
}

/** As the row has it: 0 or nothing while the books have not answered. */
function statusOf(
  booked: number | undefined,
): Pick<OwnSlip, 'status'> & { refusal?: RoundRefusal } {
  if (!booked) return { status: 'placed' }
  if (booked === 1) return { status: 'booked' }
  const refusal = roundRefusals[booked - 2]
  return { status: 'refused', ...(refusal && { refusal }) }
}

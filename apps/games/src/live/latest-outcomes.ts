import { liveOutcomesMax } from '@nordlys/contracts'
import { fromHex, secondMs } from '@nordlys/core'
import { seededRng, sharedDraw, type TableGame } from '@nordlys/game-math'
import type { OwnerParts } from './owner/index.ts'

type Parts = Pick<OwnerParts, 'rounds' | 'time'>

/**
 * What the last rounds of a table came to, as any copy reads them from the rows: of rounds that are over
 * alone. The rows are read once a second at most, however many ask. (LV30)
 */
export class LatestOutcomes {
  readonly #game: TableGame
  readonly #parts: Parts
  #read: { readonly at: number; readonly outcomes: Promise<unknown[]> } | undefined

  constructor(game: TableGame, parts: Parts) {
    this.#game = game
    this.#parts = parts
  }

  /** The latest first. */
  list(): Promise<unknown[]> {
    const at = this.#parts.time.monotonic()
    if (this.#read && at < this.#read.at + secondMs) return this.#read.outcomes
    const outcomes = this.#outcomes()
    this.#read = { at, outcomes }
    // Who asks next does so anew.
    outcomes.catch(() => {
      if (this.#read?.outcomes === outcomes) this.#read = undefined
    })
    return outcomes
  }

  async #outcomes(): Promise<unknown[]> {
    const { definition } = this.#game
    const seeds = await this.#parts.rounds.latestSeeds(definition.id, liveOutcomesMax)
    return seeds.map(({ seed }) => sharedDraw(definition, seededRng(fromHex(seed))))
  }
}

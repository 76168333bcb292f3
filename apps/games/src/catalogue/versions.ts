import type { GambleDefinition, GameDefinition, Par } from '@nordlys/game-math'
import type { ListedGame } from './listed-game.ts'

/**
 * How a published definition stands.
 *
 * | from                | move                            | to         |
 * | ------------------- | ------------------------------- | ---------- |
 * |                     | published                       | current    |
 * |                     | published after a higher number | superseded |
 * | current             | another is published            | superseded |
 * | current, superseded | withdrawn by the operator       | withdrawn  |
 *
 * New rounds are played on the current one alone. What was played replays in every state.
 */
export type VersionState = 'current' | 'superseded' | 'withdrawn'

/** A game as it was published: which it is, its hash tells. */
export interface Version {
  readonly hash: string
  readonly listed: ListedGame
  readonly definition: GameDefinition
  readonly par: Par
}

/** Every definition that was ever published, for ever. */
export interface VersionArchive {
  /** Keeps a version and makes it the current one; of a version that is known nothing changes. */
  publish(version: Version): Promise<void>
  /** As they were a few seconds ago at most. */
  standings(): Promise<Standings>
  /** Undefined when it was never published. */
  find(hash: string): Promise<Version | undefined>
  /** A gamble on a version that was published, which keeps its gambles with it. */
  findGamble(hash: string): Promise<GambleDefinition | undefined>
}

export interface Standing {
  readonly hash: string
  readonly gameId: string
  readonly state: VersionState
  /** The title that it was published with. */
  readonly titleDa: string
}

/** How all versions stand at one moment. */
export class Standings {
  readonly #states = new Map<string, VersionState>()
  readonly #current = new Map<string, string>()
  readonly #withdrawn = new Set<string>()
  /** Of every game that was ever published, by id. */
  readonly titles = new Map<string, string>()

  /** Of one game the oldest version first. */
  constructor(standings: readonly Standing[]) {
    for (const { hash, gameId, state, titleDa } of standings) {
      this.#states.set(hash, state)
      this.titles.set(gameId, titleDa)
      if (state === 'current') this.#current.set(gameId, hash)
      if (state === 'withdrawn') this.#withdrawn.add(gameId)
    }
  }

  /** Undefined when it was not published yet. */
  stateOf(hash: string): VersionState | undefined {
    return this.#states.get(hash)
  }

  /**
   * The version that new rounds are played on, if any. What this program offers and was never
   * published is about to be.
   */
  currentOf(offered: Pick<ListedGame, 'id' | 'definitionHash'>): string | undefined {
    const { id, definitionHash: hash } = offered
    return this.#states.has(hash) ? this.#current.get(id) : hash
  }

  /** Whether a version of the game was withdrawn, and no other is played. */
  isWithdrawn(gameId: string): boolean {
    return this.#withdrawn.has(gameId) && !this.#current.has(gameId)
  }
}

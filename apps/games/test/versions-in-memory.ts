import { type GambleDefinition, gambleColours, gambleHash, gambleOf } from '@nordlys/game-math'
import { Standings, type Version, type VersionArchive } from '../src/catalogue/index.ts'

/** Keeps what is published while a test lasts that has no database; nothing is ever withdrawn. */
export class VersionsInMemory implements VersionArchive {
  readonly #versions = new Map<string, Version>()

  async publish(version: Version): Promise<void> {
    this.#versions.set(version.hash, version)
  }

  async standings(): Promise<Standings> {
    return new Standings(
      [...this.#versions.values()].map(({ hash, definition, listed }) => ({
        hash,
        gameId: definition.id,
        state: 'current',
        titleDa: listed.titleDa,
      })),
    )
  }

  async find(hash: string): Promise<Version | undefined> {
    return this.#versions.get(hash)
  }

  async findGamble(hash: string): Promise<GambleDefinition | undefined> {
    return [...this.#versions.keys()]
      .flatMap((game) => gambleColours.map((choice) => gambleOf(game, choice)))
      .find((gamble) => gambleHash(gamble) === hash)
  }
}

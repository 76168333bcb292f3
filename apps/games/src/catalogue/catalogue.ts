import type { Logger } from 'pino'
import type { ListedGame } from './listed-game.ts'
import { type OfferedGame, type PublishedGame, PublishedGames } from './published-games.ts'
import type { VersionArchive } from './versions.ts'

export interface Catalogue {
  /** Every game of this release, whether or not it may be played now. */
  readonly offered: readonly ListedGame[]
  /** The games that new rounds can be played of. */
  list(): Promise<readonly ListedGame[]>
  /** The current version. Undefined when there is none, or when it is not the one that was proven. */
  find(gameId: string): Promise<PublishedGame | undefined>
  /** Any version that was ever published, for rounds that were begun on it. */
  findVersion(hash: string): Promise<PublishedGame | undefined>
  /** Whether the game was played once and is not any more. */
  isWithdrawn(gameId: string): Promise<boolean>
}

/**
 * Lists what is offered and opens a game when it is first asked for. One that was changed after its
 * proof is logged and refused, and the others go on. [PROOF-01]
 */
export function createCatalogue(
  offered: readonly OfferedGame[],
  archive: VersionArchive,
  logger: Logger,
): Catalogue {
  const listed = offered.map((game) => game.listed)
  const byId = new Map(listed.map((game) => [game.id, game]))
  const published = new PublishedGames(offered, archive, logger)

  async function find(gameId: string): Promise<PublishedGame | undefined> {
    const game = byId.get(gameId)
    if (!game || published.isBroken(gameId)) return undefined
    const standings = await archive.standings()
    const hash = standings.currentOf(game)
    const opened = hash === undefined ? undefined : await published.open(hash)
    // Opened for the first time it was published, and a later one may have been before.
    if (opened && !standings.stateOf(opened.hash)) return find(gameId)
    return opened
  }

  return {
    offered: listed,
    async list() {
      const standings = await archive.standings()
      return listed.filter((game) => {
        return !published.isBroken(game.id) && standings.currentOf(game) !== undefined
      })
    },
    find,
    async findVersion(hash) {
      const standings = await archive.standings()
      return standings.stateOf(hash) ? published.open(hash) : undefined
    },
    isWithdrawn: async (gameId) => (await archive.standings()).isWithdrawn(gameId),
  }
}

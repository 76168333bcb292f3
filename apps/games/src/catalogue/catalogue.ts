import type { GambleDefinition } from '@nordlys/game-math'
import type { Logger } from 'pino'
import type { ListedGame } from './listed-game.ts'
import { type OfferedGame, type PublishedGame, PublishedGames } from './published-games.ts'
import { Recent } from './recent.ts'
import type { Standings, VersionArchive } from './versions.ts'

export interface Catalogue {
  /** Every game of this release, whether or not it may be played now. */
  readonly offered: readonly ListedGame[]
  /** The games that new rounds can be played of. */
  list(): Promise<readonly ListedGame[]>
  /** The games that were published once and are not listed now, in the order of their ids. */
  listFormer(): Promise<readonly FormerGame[]>
  /** The current version. Undefined when there is none, or when it is not the one that was proven. */
  find(gameId: string): Promise<PublishedGame | undefined>
  /** Any version that was ever published, for rounds that were begun on it. */
  findVersion(hash: string): Promise<PublishedGame | undefined>
  /** The game that a round of the books was played on, from what it was booked under. */
  findPlayed(hash: string): Promise<Played | undefined>
  /** Whether the game was played once and is not any more. */
  isWithdrawn(gameId: string): Promise<boolean>
}

export type FormerGame = Pick<ListedGame, 'id' | 'titleDa'>

/** A version, and the gamble on it when the round was one. */
export interface Played {
  readonly game: PublishedGame
  readonly gamble?: GambleDefinition
}

/** Two a version that has them; each is a few hundred bytes. */
const gamblesKeptMax = 2_000

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
  const gambles = new Recent<Promise<GambleDefinition | undefined>>(gamblesKeptMax)

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

  async function findVersion(hash: string): Promise<PublishedGame | undefined> {
    const standings = await archive.standings()
    return standings.stateOf(hash) ? published.open(hash) : undefined
  }

  async function findGamble(hash: string): Promise<GambleDefinition | undefined> {
    const known = gambles.get(hash, () => archive.findGamble(hash))
    try {
      const gamble = await known
      // Only what is kept for ever is remembered.
      if (!gamble) gambles.drop(hash)
      return gamble
    } catch (error) {
      // A definition that could not be reached is looked for again the next time.
      gambles.drop(hash)
      throw error
    }
  }

  const isListed = (game: ListedGame, standings: Standings) =>
    !published.isBroken(game.id) && standings.currentOf(game) !== undefined

  return {
    offered: listed,
    async list() {
      const standings = await archive.standings()
      return listed.filter((game) => isListed(game, standings))
    },
    async listFormer() {
      const standings = await archive.standings()
      const former = [...standings.titles].filter(([id]) => {
        const game = byId.get(id)
        return !game || !isListed(game, standings)
      })
      return former.map(([id, titleDa]) => ({ id, titleDa })).sort((a, b) => (a.id < b.id ? -1 : 1))
    },
    find,
    findVersion,
    async findPlayed(hash) {
      const version = await findVersion(hash)
      if (version) return { game: version }
      const gamble = await findGamble(hash)
      const game = gamble && (await findVersion(gamble.game))
      return game && { game, gamble }
    },
    isWithdrawn: async (gameId) => (await archive.standings()).isWithdrawn(gameId),
  }
}

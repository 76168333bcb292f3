import {
  type CompiledGame,
  checkDefinition,
  compile,
  definitionHash,
  type GameDefinition,
  type GameRules,
  type Par,
  rulesOf,
} from '@nordlys/game-math'
import type { Logger } from 'pino'
import type { ListedGame } from './listed-game.ts'
import { Recent } from './recent.ts'
import type { Version, VersionArchive, VersionState } from './versions.ts'

/** A game that is offered: what lists show of it, and where its mathematics is. */
export interface OfferedGame {
  readonly listed: ListedGame
  /** Throws when what is found is not the game that was proven. */
  open(): Promise<{ readonly definition: GameDefinition; readonly par: Par }>
}

/** A version that was published, laid out for play. */
export interface PublishedGame {
  readonly listed: ListedGame
  readonly definition: GameDefinition
  readonly hash: string
  readonly compiled: CompiledGame
  readonly rules: GameRules
  readonly par: Par
}

export interface Catalogue {
  /** Every game of this release, whether or not it may be played now. */
  readonly offered: readonly ListedGame[]
  /** The games that new rounds can be played of. */
  list(): Promise<readonly ListedGame[]>
  /** The current version. Undefined when there is none, or when it is not the one that was proven. */
  find(gameId: string): Promise<PublishedGame | undefined>
  /** Any version that was ever published, for rounds that were begun on it. */
  findVersion(hash: string): Promise<PublishedGame | undefined>
  stateOf(hash: string): Promise<VersionState | undefined>
  /** Whether the game was played once and is not any more. */
  isWithdrawn(gameId: string): Promise<boolean>
}

/** So many games are kept ready for play; one that nobody plays for long is opened again. */
const readyMax = 250

/**
 * Lists what is offered and opens a game when it is first asked for. Only a sound definition whose
 * figures were proven is published: one that was changed after its proof is logged and refused, and
 * the others go on. [PROOF-01]
 */
export function createCatalogue(
  offered: readonly OfferedGame[],
  archive: VersionArchive,
  logger: Logger,
): Catalogue {
  const byId = new Map(offered.map((game) => [game.listed.id, game]))
  const byHash = new Map(offered.map((game) => [game.listed.definitionHash, game]))
  const broken = new Set<string>()
  const ready = new Recent<Promise<PublishedGame | undefined>>(readyMax)

  async function open(hash: string): Promise<PublishedGame | undefined> {
    const game = byHash.get(hash)
    if (!game) return layOut(await archive.find(hash))
    const version = await proven(game)
    if (version) await archive.publish(version)
    return layOut(version)
  }

  async function proven(game: OfferedGame): Promise<Version | undefined> {
    const { id } = game.listed
    try {
      return await requireProven(game)
    } catch (error) {
      logger.error({ err: error, gameId: id }, 'game not published')
      broken.add(id)
      return undefined
    }
  }

  /** What could not be reached is looked for again the next time. */
  async function openOnce(hash: string): Promise<PublishedGame | undefined> {
    try {
      return await ready.get(hash, () => open(hash))
    } catch (error) {
      ready.drop(hash)
      throw error
    }
  }

  async function find(gameId: string): Promise<PublishedGame | undefined> {
    const game = byId.get(gameId)
    if (!game || broken.has(gameId)) return undefined
    const standings = await archive.standings()
    const hash = standings.currentOf(game.listed)
    const opened = hash === undefined ? undefined : await openOnce(hash)
    // Opened for the first time it was published, and a later one may have been before.
    if (opened && !standings.stateOf(opened.hash)) return find(gameId)
    return opened
  }

  return {
    offered: offered.map(({ listed }) => listed),
    async list() {
      const standings = await archive.standings()
      const isPlayed = ({ listed }: OfferedGame) =>
        !broken.has(listed.id) && standings.currentOf(listed) !== undefined
      return offered.filter(isPlayed).map(({ listed }) => listed)
    },
    find,
    async findVersion(hash) {
      const standings = await archive.standings()
      return standings.stateOf(hash) ? openOnce(hash) : undefined
    },
    stateOf: async (hash) => (await archive.standings()).stateOf(hash),
    isWithdrawn: async (gameId) => (await archive.standings()).isWithdrawn(gameId),
  }
}

async function requireProven({ listed, open }: OfferedGame): Promise<Version> {
  const { definition, par } = await open()
  const checked = checkDefinition(definition)
  const hash = definitionHash(definition)
  if (!checked.ok) throw new Error(`${listed.id} is not sound: ${checked.problems}`)
  if (hash !== listed.definitionHash || hash !== par.definitionHash) {
    throw new Error(`${listed.id} has no proof of this very definition`)
  }
  return { listed, definition, hash, par }
}

function layOut(version: Version | undefined): PublishedGame | undefined {
  if (!version) return undefined
  const { listed, definition, hash, par } = version
  return {
    listed,
    definition,
    hash,
    compiled: compile(definition),
    rules: rulesOf(definition, par),
    par,
  }
}

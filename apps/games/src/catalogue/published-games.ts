import { logFailure } from '@nordlys/core'
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
import { Preparer } from './preparer.ts'
import { Recent } from './recent.ts'
import type { Version, VersionArchive } from './versions.ts'

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
  /**
   * When rounds can be played of it: what that takes is begun by the first who asks. Rejects when
   * it is not the game that was proven.
   */
  ready(): Promise<void>
}

/**
 * So many versions are kept ready for play, which is all there are: one of listed rounds holds
 * half a megabyte, the others next to nothing. One that nobody plays for long is opened again.
 */
const readyMax = 1_000

/**
 * Opens versions: what this release offers is checked and published, what it does not is read from
 * the archive. Only a sound definition whose figures were proven is published. [PROOF-01]
 */
export class PublishedGames {
  readonly #offered: ReadonlyMap<string, OfferedGame>
  readonly #archive: VersionArchive
  readonly #logger: Logger
  readonly #preparer = new Preparer()
  readonly #open = new Recent<Promise<PublishedGame | undefined>>(readyMax)
  readonly #broken = new Set<string>()

  constructor(offered: readonly OfferedGame[], archive: VersionArchive, logger: Logger) {
    this.#offered = new Map(offered.map((game) => [game.listed.definitionHash, game]))
    this.#archive = archive
    this.#logger = logger
  }

  /** Whether what is offered of the game was found not to be the game that was proven. */
  isBroken(gameId: string): boolean {
    return this.#broken.has(gameId)
  }

  /** Undefined when it is not known, or not sound. */
  async open(hash: string): Promise<PublishedGame | undefined> {
    try {
      return await this.#open.get(hash, async () => this.#layOut(await this.#read(hash)))
    } catch (error) {
      // A definition that could not be reached is looked for again the next time.
      this.#open.drop(hash)
      throw error
    }
  }

  async #read(hash: string): Promise<Version | undefined> {
    const game = this.#offered.get(hash)
    if (!game) return this.#archive.find(hash)
    const version = await this.#proven(game)
    if (version) await this.#archive.publish(version)
    return version
  }

  async #proven(game: OfferedGame): Promise<Version | undefined> {
    try {
      return await requireProven(game)
    } catch (error) {
      this.#refuse(game.listed, error)
      return undefined
    }
  }

  #layOut(version: Version | undefined): PublishedGame | undefined {
    if (!version) return undefined
    const { listed, definition, hash, par } = version
    const compiled = compile(definition)
    let prepared: Promise<void> | undefined
    const ready = () => {
      prepared ??= this.#prepare(version, compiled)
      return prepared
    }
    return { listed, definition, hash, compiled, rules: rulesOf(definition, par), par, ready }
  }

  #prepare({ listed, hash }: Version, compiled: CompiledGame): Promise<void> {
    const prepared = this.#preparer.prepare(compiled)
    prepared.catch((error: unknown) => {
      if (this.#offered.has(hash)) this.#refuse(listed, error)
      else
        logFailure(this.#logger, error, 'version cannot be replayed', { gameId: listed.id, hash })
    })
    return prepared
  }

  #refuse({ id }: ListedGame, error: unknown): void {
    logFailure(this.#logger, error, 'game not published', { gameId: id })
    this.#broken.add(id)
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

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

/** What our studio delivers for a game. */
export interface StudioGame {
  readonly definition: GameDefinition
  /** The report of its exact figures. */
  readonly proof: Par | undefined
}

/** A game that may be played. */
export interface PublishedGame {
  readonly definition: GameDefinition
  readonly hash: string
  readonly compiled: CompiledGame
  readonly rules: GameRules
}

export interface Catalogue {
  list(): readonly PublishedGame[]
  find(gameId: string): PublishedGame | undefined
}

/**
 * Only a sound definition whose figures were proven is published: a game that was changed after
 * its proof is not listed, not opened and not played. [PROOF-01]
 */
export function createCatalogue(games: readonly StudioGame[], logger: Logger): Catalogue {
  const published = games.flatMap(({ definition, proof }): PublishedGame[] => {
    const checked = checkDefinition(definition)
    const hash = definitionHash(definition)
    if (checked.ok && proof?.definitionHash === hash) {
      return [
        { definition, hash, compiled: compile(definition), rules: rulesOf(definition, proof) },
      ]
    }
    const problems = checked.ok ? ['no proof of this very definition'] : checked.problems
    logger.error({ gameId: definition.id, problems }, 'game not published')
    return []
  })
  const byId = new Map(published.map((game) => [game.definition.id, game]))
  return { list: () => published, find: (gameId) => byId.get(gameId) }
}

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

/** A game that is offered: what lists show of it, and where its mathematics is. */
export interface OfferedGame {
  readonly listed: ListedGame
  /** Throws when what is found is not the game that was proven. */
  open(): Promise<{ readonly definition: GameDefinition; readonly par: Par }>
}

/** A game that may be played. */
export interface PublishedGame {
  readonly listed: ListedGame
  readonly definition: GameDefinition
  readonly hash: string
  readonly compiled: CompiledGame
  readonly rules: GameRules
}

export interface Catalogue {
  list(): readonly ListedGame[]
  /** Undefined when it is not offered, or when it is not the game that was proven. */
  find(gameId: string): Promise<PublishedGame | undefined>
}

/** So many games are kept ready for play; one that nobody plays for long is opened again. */
const readyMax = 250

/**
 * Lists what is offered and opens a game when it is first asked for. Only a sound definition whose
 * figures were proven is played: one that was changed after its proof is logged and refused, and the
 * others go on. [PROOF-01]
 */
export function createCatalogue(offered: readonly OfferedGame[], logger: Logger): Catalogue {
  const byId = new Map(offered.map((game) => [game.listed.id, game]))
  const broken = new Set<string>()
  const ready = new Recent<Promise<PublishedGame | undefined>>(readyMax)

  async function open(game: OfferedGame): Promise<PublishedGame | undefined> {
    const { id } = game.listed
    try {
      return await publish(game)
    } catch (error) {
      logger.error({ err: error, gameId: id }, 'game not published')
      broken.add(id)
      return undefined
    }
  }

  return {
    list: () => offered.filter(({ listed }) => !broken.has(listed.id)).map(({ listed }) => listed),
    async find(gameId) {
      const game = byId.get(gameId)
      if (!game || broken.has(gameId)) return undefined
      return ready.get(gameId, () => open(game))
    },
  }
}

async function publish({ listed, open }: OfferedGame): Promise<PublishedGame> {
  const { definition, par } = await open()
  const checked = checkDefinition(definition)
  const hash = definitionHash(definition)
  if (!checked.ok) throw new Error(`${listed.id} is not sound: ${checked.problems}`)
  if (hash !== listed.definitionHash || hash !== par.definitionHash) {
    throw new Error(`${listed.id} has no proof of this very definition`)
  }
  return {
    listed,
    definition,
    hash,
    compiled: compile(definition),
    rules: rulesOf(definition, par),
  }
}

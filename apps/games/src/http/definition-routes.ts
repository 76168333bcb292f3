import { type PlayedDefinition, playedDefinitionAnswer } from '@nordlys/contracts'
import { canonicalJson } from '@nordlys/game-math'
import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '../catalogue/index.ts'
import type { TablesContext } from '../tables/index.ts'
import type { FreePlayLimits } from './free-limits.ts'

interface Archives {
  catalogue: Catalogue
  definitions: TablesContext['definitions']
  /** The hash of the definition that a table is dealt by now. */
  currentTableHash(gameId: string): string | undefined
}

const hashShape = /^[0-9a-f]{64}$/

/** Registers the reading of definitions that rounds were played on, by their hashes. [PROOF-03] */
export function registerDefinitions(
  app: FastifyInstance,
  archives: Archives,
  limits: FreePlayLimits,
): void {
  app.get<{ Params: { hash: string } }>('/definitions/:hash', async (request, reply) => {
    if (!(await limits.mayRead(request, reply))) {
      return reply.code(429).send({ ok: false, refusal: 'too-many-attempts' })
    }
    const { hash } = request.params
    const found = hashShape.test(hash) ? await find(archives, hash) : undefined
    if (!found) return reply.code(404).send({ ok: false, refusal: 'definition-unknown' })
    return reply.header('cache-control', 'public, max-age=60').send(found)
  })
}

async function find(archives: Archives, hash: string): Promise<PlayedDefinition | undefined> {
  return (await findOfSlot(archives, hash)) ?? (await findOfTable(archives, hash))
}

async function findOfSlot({ catalogue }: Archives, hash: string) {
  const played = await catalogue.findPlayed(hash)
  if (!played) return undefined
  const { game, gamble } = played
  const { id: gameId, titleDa: title, version } = game.definition
  const current = await catalogue.find(gameId)
  const ofGame = plain(game.definition)
  return playedDefinitionAnswer.parse({
    ...{ gameId, title, version, isCurrent: current?.hash === game.hash },
    definition: gamble ? plain(gamble) : ofGame,
    ...(gamble && { game: { hash: game.hash, definition: ofGame } }),
  })
}

async function findOfTable({ definitions, currentTableHash }: Archives, hash: string) {
  const game = await definitions.find(hash)
  if (!game) return undefined
  const { id: gameId, titleDa: title, version } = game.definition
  return playedDefinitionAnswer.parse({
    ...{ gameId, title, version, isCurrent: currentTableHash(gameId) === hash },
    definition: plain(game.definition),
  })
}

/** Its canonical JSON, read: what its hash is of, whatever else the object in memory knows. */
function plain(definition: object): unknown {
  return JSON.parse(canonicalJson(definition))
}

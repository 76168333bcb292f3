import { catalogueAnswer, mathematicsAnswer, rulesAnswer } from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'
import {
  type Catalogue,
  type FormerGame,
  findListedLive,
  findListedTable,
  type ListedGame,
  type ListedTable,
  listedLive,
  listedTables,
  type PublishedGame,
  presentListed,
  presentLive,
  presentMathematics,
  presentRules,
  presentTable,
  presentTableMathematics,
  presentTableRules,
} from '../catalogue/index.ts'
import type { FreePlayLimits } from './free-limits.ts'

/** The read-only pages the site's server asks for; no other caller may make them costly. */
export function registerCatalogue(
  app: FastifyInstance,
  catalogue: Catalogue,
  limits: FreePlayLimits,
): void {
  const textOf = listText()
  app.get('/catalogue', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=60')
      .type('application/json; charset=utf-8')
      .send(textOf(await catalogue.list(), await catalogue.listFormer())),
  )

  about('rules', {
    slot: (game) => rulesAnswer.encode(presentRules(game)),
    table: (table) => rulesAnswer.encode(presentTableRules(table)),
  })
  about('mathematics', {
    slot: (game) => mathematicsAnswer.encode(presentMathematics(game)),
    table: (table) => mathematicsAnswer.encode(presentTableMathematics(table)),
  })

  function about(part: string, present: Presenting) {
    app.get<{ Params: { gameId: string } }>(
      `/catalogue/:gameId/${part}`,
      async (request, reply) => {
        if (!(await limits.mayRead(request, reply))) {
          return reply.code(429).send({ ok: false, refusal: 'too-many-attempts' })
        }
        const { gameId } = request.params
        const table = findListedTable(gameId) ?? findListedLive(gameId)
        const game = table ? undefined : await catalogue.find(gameId)
        const told = table ? present.table(table) : game && present.slot(game)
        if (!told) return reply.code(404).send({ ok: false, refusal: 'game-unknown' })
        return reply.header('cache-control', 'public, max-age=60').send(told)
      },
    )
  }
}

/** The ingredients of a part of a game's page, slot or table. */
interface Presenting {
  slot(game: PublishedGame): object
  table(table: ListedTable): object
}

/** The whole list as text, written again only when another game is in it. [FLT-21] */
function listText(): (games: readonly ListedGame[], former: readonly FormerGame[]) => string {
  let last: { games: readonly ListedGame[]; formerIds: string; text: string } | undefined
  return (games, former) => {
    const formerIds = former.map(({ id }) => id).join()
    const isSame =
      last?.games.length === games.length && games.every((game, n) => game === last?.games[n])
    if (last && isSame && last.formerIds === formerIds) return last.text
    const all = [
      ...games.map(presentListed),
      ...listedTables.map(presentTable),
      ...listedLive.map(presentLive),
    ]
    const called = former.map(({ id, titleDa }) => ({ gameId: id, title: titleDa }))
    const text = JSON.stringify(
      catalogueAnswer.encode({ games: all, ...(called.length > 0 && { former: called }) }),
    )
    last = { games, formerIds, text }
    return text
  }
}

import { catalogueAnswer, mathematicsAnswer, rulesAnswer } from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'
import {
  type Catalogue,
  type ListedGame,
  type PublishedGame,
  presentListed,
  presentMathematics,
  presentRules,
} from '../catalogue/index.ts'
import type { FreePlayLimits } from './free-limits.ts'

/** The read-only pages the site's server asks for; whoever else asks must not make them costly. */
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
      .send(textOf(await catalogue.list())),
  )

  about('rules', (game) => rulesAnswer.encode(presentRules(game)))
  about('mathematics', (game) => mathematicsAnswer.encode(presentMathematics(game)))

  function about(part: string, present: (game: PublishedGame) => object) {
    app.get<{ Params: { gameId: string } }>(
      `/catalogue/:gameId/${part}`,
      async (request, reply) => {
        if (!(await limits.mayRead(request, reply))) {
          return reply.code(429).send({ ok: false, refusal: 'too-many-attempts' })
        }
        const game = await catalogue.find(request.params.gameId)
        if (!game) return reply.code(404).send({ ok: false, refusal: 'game-unknown' })
        return reply.header('cache-control', 'public, max-age=60').send(present(game))
      },
    )
  }
}

/** The whole list as text, written anew only when another game is in it. [FLT-21] */
function listText(): (games: readonly ListedGame[]) => string {
  let last: { games: readonly ListedGame[]; text: string } | undefined
  return (games) => {
    const isSame =
      last?.games.length === games.length && games.every((game, n) => game === last?.games[n])
    if (last && isSame) return last.text
    const text = JSON.stringify(catalogueAnswer.encode({ games: games.map(presentListed) }))
    last = { games, text }
    return text
  }
}

import { catalogueAnswer, mathematicsAnswer, rulesAnswer } from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'
import {
  type Catalogue,
  presentListed,
  presentMathematics,
  presentRules,
} from '../catalogue/index.ts'

/** The read-only pages the site's server asks for. */
export function registerCatalogue(app: FastifyInstance, catalogue: Catalogue): void {
  app.get('/catalogue', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=60')
      .send(catalogueAnswer.encode({ games: (await catalogue.list()).map(presentListed) })),
  )

  app.get<{ Params: { gameId: string } }>('/catalogue/:gameId/rules', async (request, reply) => {
    const game = await catalogue.find(request.params.gameId)
    if (!game) return reply.code(404).send({ ok: false, refusal: 'game-unknown' })
    return reply
      .header('cache-control', 'public, max-age=60')
      .send(rulesAnswer.encode(presentRules(game)))
  })

  app.get<{ Params: { gameId: string } }>(
    '/catalogue/:gameId/mathematics',
    async (request, reply) => {
      const game = await catalogue.find(request.params.gameId)
      if (!game) return reply.code(404).send({ ok: false, refusal: 'game-unknown' })
      return reply
        .header('cache-control', 'public, max-age=60')
        .send(mathematicsAnswer.encode(presentMathematics(game)))
    },
  )
}

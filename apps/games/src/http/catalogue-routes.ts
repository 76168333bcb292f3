import { catalogueAnswer, rulesAnswer } from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'
import { type Catalogue, presentCatalogueGame, presentRules } from '../catalogue/index.ts'
import type { ArtShelf } from './art-shelf.ts'

/** The read-only pages the site's server asks for. A game is offered when its art is painted. */
export function registerCatalogue(app: FastifyInstance, catalogue: Catalogue, art: ArtShelf): void {
  const offered = catalogue.list().filter(({ definition }) => art.isPainted(definition))
  const games = offered.map(presentCatalogueGame)

  app.get('/catalogue', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send(catalogueAnswer.encode({ games })),
  )

  app.get<{ Params: { gameId: string } }>('/catalogue/:gameId/rules', async (request, reply) => {
    const game = catalogue.find(request.params.gameId)
    if (!game) return reply.code(404).send({ ok: false, refusal: 'game-unknown' })
    return reply
      .header('cache-control', 'public, max-age=60')
      .send(rulesAnswer.encode(presentRules(game)))
  })
}

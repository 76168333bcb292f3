import { type LiveTable as LobbyTable, liveLobbyAnswer, liveLobbyPath } from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'
import type { LiveTables } from '../live/index.ts'

/** How the live tables stand this moment, for lists: asked once a second by each copy of the site. */
export function registerLiveLobby(app: FastifyInstance, live: LiveTables): void {
  app.get(liveLobbyPath, async (_request, reply) => {
    const tables = live.list().map((table): LobbyTable => table.shown())
    return reply.send(liveLobbyAnswer.encode({ tables }))
  })
}

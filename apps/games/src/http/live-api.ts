import { type LiveOutcomes, liveOpenRequest, livePaths } from '@nordlys/contracts'
import type { FastifyInstance } from 'fastify'
import type { LiveTables } from '../live/index.ts'
import { openLivePlay, type TablePlayContext } from '../rounds/index.ts'
import { type GameEdge, malformed, tooMany } from './game-edge.ts'

/** Registers what a live table's client asks beside its line: the play, a ticket, and the last results. */
export function registerLiveApi(
  app: FastifyInstance,
  { context, live }: { context: TablePlayContext; live: LiveTables },
  { answer, inPlay, limits, withToken }: GameEdge,
): void {
  app.post(livePaths.open, async (request, reply) => {
    const asked = liveOpenRequest.safeParse(request.body)
    if (!asked.success) return malformed(reply)
    if (asked.data.mode === 'watch' && !(await limits.mayOpen(request, reply))) {
      return answer(reply, () => tooMany)
    }
    return answer(reply, () => openLivePlay({ ...context, tableOf: live.gameOf }, asked.data))
  })

  app.post(livePaths.ticket, withToken, async (request, reply) =>
    inPlay(request, reply, async (play) => {
      if (play.mode === 'free' || !live.gameOf(play.gameId)) {
        return { ok: false, refusal: 'game-unknown' }
      }
      if (await context.wallet.isRevoked(play.playSession)) {
        return { ok: false, refusal: 'logged-out' }
      }
      return { ok: true, ticket: await live.tickets.issue(play) }
    }),
  )

  app.get<{ Params: { table: string } }>(`${livePaths.latest}/:table`, async (request, reply) => {
    if (!(await limits.mayRead(request, reply))) return answer(reply, () => tooMany)
    const table = live.find(request.params.table)
    if (!table) return reply.code(404).send({ ok: false, refusal: 'game-unknown' })
    const latest = await table.latest.read()
    reply.header('cache-control', 'public, max-age=1')
    return answer(reply, (): LiveOutcomes => ({ ok: true, latest }))
  })
}

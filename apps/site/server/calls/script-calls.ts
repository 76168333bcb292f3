import { type Caller, readSession } from '@nordlys/contracts'
import { type Clock, oreToNumber } from '@nordlys/core'
import type { FastifyInstance } from 'fastify'
import type { Games, PopularityCache } from '../../app/ground/scope/request-scope.ts'
import { readCookies, sessionOf } from '../edge/cookies.ts'
import { forgetSession } from '../edge/forget-session.ts'

interface Neighbours {
  platform: Caller
  popularity: PopularityCache
  games: Pick<Games, 'live'>
  clock: Clock
}

/** The small calls a page's own script makes: the time, the balance, the jackpots, the live tables. */
export function addScriptCalls(
  server: FastifyInstance,
  { platform, popularity, games, clock }: Neighbours,
): void {
  server.get('/api/clock', async () => ({ now: clock.now().toISOString() }))

  // Asking for the balance is no act of the player: it does not keep a session alive. [SES-02]
  server.get('/api/balance', async (request, reply) => {
    const session = sessionOf(readCookies(request.headers.cookie))
    if (!session) return reply.code(401).send({ refusal: 'session-expired' })
    const outcome = await platform.call(readSession, { act: false }, session, request.ip)
    if (!outcome.ok) {
      forgetSession(reply)
      return reply.code(401).send({ refusal: outcome.refusal })
    }
    return { totalOre: oreToNumber(outcome.player.summary.TotalBalance) }
  })

  // The levels alone, by network and tier: what changes while a page is open. [GAME-04]
  server.get('/api/jackpots', async (_request, reply) => {
    const outcome = await popularity.jackpots()
    if (!outcome.ok) return reply.code(404).send({ refusal: outcome.refusal })
    const levels = outcome.networks.flatMap(({ key, tiers }) =>
      tiers.map((tier) => [`${key}/${tier.key}`, oreToNumber(tier.levelOre)]),
    )
    reply.header('cache-control', 'public, max-age=1')
    return { levelsOre: Object.fromEntries(levels) }
  })

  // How live tables stand, the same for everybody, for the tiles of a page in view. [GAME-03]
  server.get('/api/live', async (_request, reply) => {
    const tables = await games.live()
    reply.header('cache-control', 'public, max-age=1')
    return { tables: tables.map(({ id, ...stand }) => ({ id, stand })) }
  })
}

import { readHistory as historyCall } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { readHistory } from '../payments/index.ts'
import type { PlayersContext } from '../players/index.ts'
import { isWithinThrottle } from '../throttle/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

export interface HistoryContext {
  db: Db
  players: Pick<PlayersContext, 'throttle'>
}

export function registerHistoryCalls(edge: Edge, { db, players }: HistoryContext): void {
  serveCall(edge, historyCall, async ({ request, at, ...asked }) => {
    const { playerId } = sessionIn(asked)
    // Both look at rows one by one, and a page is cheap to ask for.
    const isSearch = request.gameIds !== undefined || request.dates !== undefined
    const who = { name: String(playerId) }
    if (isSearch && !(await isWithinThrottle(players.throttle, 'search-history', who, at))) {
      return { ok: false, refusal: 'too-many-attempts' }
    }
    return readHistory(db, playerId, request, at)
  })
}

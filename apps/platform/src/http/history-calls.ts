import {
  readHistory as historyCall,
  listPlayedGames as playedGamesCall,
  readTransactions as transactionsCall,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Db } from '../db/index.ts'
import { listPlayedGames } from '../ledger/index.ts'
import { readHistory, readTransactions } from '../payments/index.ts'
import type { PlayersContext } from '../players/index.ts'
import { isWithinThrottle } from '../throttle/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

export interface HistoryContext {
  db: Db
  players: Pick<PlayersContext, 'throttle'>
}

export function registerHistoryCalls(edge: Edge, { db, players }: HistoryContext): void {
  /** A search costs more than a page of a period, and is cheap to ask for. */
  const mayRead = async (isSearch: boolean, playerId: PlayerId, at: Date) =>
    !isSearch ||
    isWithinThrottle(players.throttle, 'search-history', { name: String(playerId) }, at)

  serveCall(edge, historyCall, async ({ request, at, ...asked }) => {
    const { playerId } = sessionIn(asked)
    const isSearch = request.numbers !== undefined || request.dates !== undefined
    if (!(await mayRead(isSearch, playerId, at))) return { ok: false, refusal: 'too-many-attempts' }
    return readHistory(db, playerId, request, at)
  })

  serveCall(edge, playedGamesCall, async (asked) => {
    return { ok: true, gameIds: await listPlayedGames(db, sessionIn(asked).playerId) }
  })

  serveCall(edge, transactionsCall, async ({ request, at, ...asked }) => {
    const { playerId } = sessionIn(asked)
    const isSearch = request.gameIds !== undefined || request.dates !== undefined
    if (!(await mayRead(isSearch, playerId, at))) return { ok: false, refusal: 'too-many-attempts' }
    return readTransactions(db, playerId, request, at)
  })
}

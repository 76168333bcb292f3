import { readHistory as historyCall } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { readHistory } from '../payments/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

export function registerHistoryCalls(edge: Edge, context: { db: Db }): void {
  serveCall(edge, historyCall, (asked) =>
    readHistory(context.db, sessionIn(asked).playerId, asked.request, asked.at),
  )
}

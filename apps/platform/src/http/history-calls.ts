import { readHistory as historyCall } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { readHistory } from '../payments/index.ts'
import type { Rim } from './rim.ts'
import { serveCall, sessionIn } from './serve-call.ts'

export function registerHistoryCalls(rim: Rim, context: { db: Db }): void {
  serveCall(rim, historyCall, (asked) =>
    readHistory(context.db, sessionIn(asked).playerId, asked.request, asked.at),
  )
}

import { readLetter as readLetterCall, readLetters as readLettersCall } from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { readLetter, readLetters } from '../letters/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** What was mailed to a player, read in the account. */
export function registerLetterCalls(edge: Edge, { db }: { db: Db }): void {
  serveCall(edge, readLettersCall, (asked) =>
    readLetters(db, sessionIn(asked).playerId, asked.request),
  )
  serveCall(edge, readLetterCall, (asked) =>
    readLetter(db, sessionIn(asked).playerId, asked.request),
  )
}

import type { PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import { lockSpaces, type Tx } from '../db/index.ts'

const { paymentsOfPlayer, paymentTransaction, noticesOfPlayer } = lockSpaces

/** One new payment of a player at a time: a double click finds what the first click made. */
export async function lockPayments(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${paymentsOfPlayer}::int, ${playerId}::int)`.execute(tx)
}

/** One message about a provider's transaction at a time, whichever copy of us receives it. */
export async function lockProviderTransaction(tx: Tx, txId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${paymentTransaction}::int, hashtext(${txId}))`.execute(tx)
}

/** One notice of a player closes at a time: two windows that close the same one close one. */
export async function lockPlayNotices(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${noticesOfPlayer}::int, ${playerId}::int)`.execute(tx)
}

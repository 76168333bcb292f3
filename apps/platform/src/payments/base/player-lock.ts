import type { PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import { lockSpaces, type Tx } from '../../db/index.ts'

const { paymentsOfPlayer, paymentTransaction } = lockSpaces

/** One new payment of a player at a time: a double click finds what the first click made. */
export async function lockPayments(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${paymentsOfPlayer}::int, ${playerId}::int)`.execute(tx)
}

/** One message about a provider's transaction at a time, whichever copy of us receives it. */
export async function lockProviderTransaction(tx: Tx, txId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${paymentTransaction}::int, hashtext(${txId}))`.execute(tx)
}

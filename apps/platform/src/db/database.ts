import type { Kysely, Transaction } from 'kysely'

/**
 * Every table, by name. Each module adds its own in its `tables.ts`:
 *
 *     declare module './database.ts' {
 *       interface Database { limits_limit: DepositLimitTable }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add their tables by declaration merging
export interface Database {}

/** The pool: what reads alone, and what begins a transaction. */
export type Db = Kysely<Database>

/** One transaction. A function that must run inside one asks for this and not for `Db`. */
export type Tx = Transaction<Database>

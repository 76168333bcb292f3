import type { Kysely } from 'kysely'

/**
 * Every table of the schema `games`, by name. Each module adds its own in its `tables.ts`:
 *
 *     declare module './database.ts' {
 *       interface Database { rounds_seen_round: SeenRoundTable }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add their tables by declaration merging
export interface Database {}

export type Db = Kysely<Database>

import type { PlayerType } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { audit } from '../audit/index.ts'
import type { Db } from '../db/index.ts'
import type { MarketingContext } from './context.ts'
import './tables.ts'

/** The player's last choice of what to play for; `free` for one who has not chosen. [DATA-15] */
export async function readPlayerType(db: Db, player: PlayerId): Promise<PlayerType> {
  return (await storedType(db, player)) ?? 'free'
}

async function storedType(db: Db, player: PlayerId): Promise<PlayerType | undefined> {
  const row = await db
    .selectFrom('marketing_player')
    .select('player_type')
    .where('player_id', '=', player)
    .executeTakeFirst()
  return row?.player_type ?? undefined
}

/**
 * Stores what a player plays for now. Every game opened tells it; only a change is written, and nothing of a
 * closed account: what its erasure took stays away. [DATA-15] [PD13]
 */
export async function setPlayerType(db: Db, player: PlayerId, type: PlayerType): Promise<void> {
  if ((await storedType(db, player)) === type || (await isClosed(db, player))) return
  await db
    .insertInto('marketing_player')
    .values({ player_id: player, player_type: type })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ player_type: type }))
    .execute()
}

async function isClosed(db: Db, player: PlayerId): Promise<boolean> {
  const { closed_at: closedAt } = await db
    .selectFrom('players_player')
    .select('closed_at')
    .where('player_id', '=', player)
    .executeTakeFirstOrThrow()
  return closedAt !== null
}

export interface DepositorStanding {
  segment: 'Depositor' | 'Non-Depositor'
  depositorSince?: Date
}

/**
 * Counts a player among the depositors from the first time it is asked after a deposit was captured.
 * Only the payments can say so; a request alone makes nobody one. Of a closed account nothing is written.
 * [DATA-15] [PD13]
 */
export async function updateDepositor(
  context: MarketingContext,
  { playerId, at }: { playerId: PlayerId; at: Date },
): Promise<DepositorStanding> {
  if (!(await context.hasDeposited(context.db, playerId))) return { segment: 'Non-Depositor' }
  if (await isClosed(context.db, playerId)) return { segment: 'Depositor' }
  return context.db.transaction().execute(async (tx): Promise<DepositorStanding> => {
    const first = await tx
      .insertInto('marketing_player')
      .values({ player_id: playerId, depositor_since: at })
      .onConflict((conflict) =>
        conflict
          .column('player_id')
          .doUpdateSet({ depositor_since: at })
          .where('marketing_player.depositor_since', 'is', null),
      )
      .returning('player_id')
      .executeTakeFirst()
    if (first) {
      await audit(tx, { actor: 'system', playerId, action: 'became-depositor', details: {}, at })
      return { segment: 'Depositor', depositorSince: at }
    }
    const { depositor_since: since } = await tx
      .selectFrom('marketing_player')
      .select('depositor_since')
      .where('player_id', '=', playerId)
      .executeTakeFirstOrThrow()
    return { segment: 'Depositor', ...(since && { depositorSince: since }) }
  })
}

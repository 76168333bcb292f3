import { leftoverPayoutAfterMs } from '@nordlys/contracts'
import { after, hourMs, type PlayerId, playerId } from '@nordlys/core'
import { type NotNull, sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/** A closed account without money is looked at again after this. */
const lookAgainAfterMs = hourMs
const lookedAtOnce = 500

/**
 * Looks at closed accounts that are due: where money has come it will be paid out when it has been there
 * for its days, where none is it is looked at again. Copies that look at the same moment take different ones.
 */
export async function lookAtClosedAccounts(db: Db, at: Date): Promise<void> {
  await forgetFavourites(db, at)
  const again = after(at, lookAgainAfterMs)
  const payoutAt = after(at, leftoverPayoutAfterMs)
  await sql`
    UPDATE players_closed_account SET
      money_since = CASE WHEN cash > 0 THEN ${at}::timestamptz END,
      look_at = CASE WHEN cash > 0 THEN ${payoutAt}::timestamptz ELSE ${again}::timestamptz END
    FROM (
      SELECT closed.player_id, money.cash FROM players_closed_account closed
      JOIN ledger_player money ON money.player = closed.player_id
      WHERE closed.look_at <= ${at} AND (money.cash = 0 OR closed.money_since IS NULL)
      ORDER BY closed.look_at LIMIT ${lookedAtOnce} FOR UPDATE OF closed SKIP LOCKED) due
    WHERE players_closed_account.player_id = due.player_id`.execute(db)
}

/** Marked before closing took marks along, or by one who logged in to withdraw. [FLT-86] */
async function forgetFavourites(db: Db, at: Date): Promise<void> {
  await db
    .deleteFrom('games_favourite')
    .where('player_id', 'in', (players) =>
      players.selectFrom('players_closed_account').select('player_id').where('look_at', '<=', at),
    )
    .execute()
}

/** Accounts that were closed from a moment on, the earliest first, a page at a time. */
export async function listClosed(
  db: Db,
  from: Date,
): Promise<{ playerId: PlayerId; closedAt: Date }[]> {
  const rows = await db
    .selectFrom('players_closed_account as closed')
    .innerJoin('players_player as player', 'player.player_id', 'closed.player_id')
    .select(['player.player_id', 'player.closed_at'])
    .where('player.closed_at', '>=', from)
    .orderBy('player.closed_at')
    .limit(lookedAtOnce)
    .$narrowType<{ closed_at: NotNull }>()
    .execute()
  return rows.map((row) => ({ playerId: playerId(row.player_id), closedAt: row.closed_at }))
}

/** Closed accounts on which money has been seen for its days. */
export async function findClosedWithMoney(db: Db, at: Date): Promise<PlayerId[]> {
  const rows = await db
    .selectFrom('players_closed_account')
    .select('player_id')
    .where('look_at', '<=', at)
    .where('money_since', 'is not', null)
    .orderBy('look_at')
    .limit(lookedAtOnce)
    .execute()
  return rows.map((row) => playerId(row.player_id))
}

/** Whether the money of a closed account is due still. The caller holds the account. */
export async function isLeftoverDue(tx: Tx, player: PlayerId, at: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('players_closed_account')
    .select('player_id')
    .where('player_id', '=', player)
    .where('look_at', '<=', at)
    .where('money_since', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a closed account's money is on its way: later money waits its days again. */
export function noteLeftoverPaid(tx: Tx, player: PlayerId, at: Date): Promise<void> {
  return lookAgain(tx, player, { money_since: null, look_at: after(at, lookAgainAfterMs) })
}

/** The money of a closed account cannot be paid yet: it is tried again, and has waited its days. */
export function tryLeftoverAgain(db: Db | Tx, player: PlayerId, at: Date): Promise<void> {
  return lookAgain(db, player, { look_at: after(at, lookAgainAfterMs) })
}

async function lookAgain(
  db: Db | Tx,
  player: PlayerId,
  seen: { money_since?: null; look_at: Date },
): Promise<void> {
  await db.updateTable('players_closed_account').set(seen).where('player_id', '=', player).execute()
}

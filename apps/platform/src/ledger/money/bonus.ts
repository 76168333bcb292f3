import type { BonusEndReason } from '@nordlys/contracts'
import { type Ore, type PlayerId, required, type TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { inputHash } from '../base/input-hash.ts'
import { journalKinds } from '../base/names-in-sql.ts'

/** Bonus money, and what must be staked before it becomes cash. */
export interface BonusGrant {
  bonusId: TimeKey
  playerId: PlayerId
  amountOre: Ore
  requiredOre: Ore
  /** The most that may be staked in a round while it is active; undefined: no bound. */
  stakeMaxOre: Ore | undefined
  /** The games it is staked in, each counting wholly; undefined: all of them. */
  gameIds?: readonly string[] | undefined
  expiresAt: Date
  at: Date
}

export type GrantOutcome =
  | { ok: true; repeated: boolean }
  | { ok: false; refusal: 'conflict' | 'barred' | 'bonus-active' }

type GrantAnswer = 'posted' | 'repeated' | 'conflict' | 'barred' | 'bonus-active'

/** Gives a bonus, once; one is active at a time. A repeat of one that was given is answered alike; a
 * refusal moved nothing and is not kept, so the same grant may be made later. */
export async function grantBonus(tx: Tx, grant: BonusGrant): Promise<GrantOutcome> {
  const { bonusId, playerId, amountOre, requiredOre, stakeMaxOre = null, expiresAt, at } = grant
  const games = grant.gameIds?.toSorted() ?? null
  const told = [playerId, amountOre, requiredOre, stakeMaxOre ?? '', +expiresAt, ...(games ?? [])]
  const input = inputHash(told)
  const { rows } = await sql<{ answer: GrantAnswer }>`
    SELECT ledger_grant_bonus(${bonusId}, ${playerId}, ${amountOre}, ${requiredOre}, ${stakeMaxOre},
      ${games}, ${expiresAt}, ${input}, ${at}) AS answer`.execute(tx)
  const { answer } = required(rows[0], 'the answer of ledger_grant_bonus')
  if (answer === 'posted' || answer === 'repeated') {
    return { ok: true, repeated: answer === 'repeated' }
  }
  return { ok: false, refusal: answer }
}

/** Why no bonus could be given to a player at this moment; undefined when one could. */
export async function bonusObstacle(
  db: Db | Tx,
  playerId: PlayerId,
  at: Date,
): Promise<'barred' | 'bonus-active' | undefined> {
  const { rows } = await sql<{ barred: boolean; active: boolean }>`
    SELECT p.barred_until > ${at} AS barred, EXISTS (SELECT FROM ledger_bonus b
      WHERE b.player = p.player AND b.state = 'active' AND b.expires_at > ${at}) AS active
    FROM ledger_player p WHERE p.player = ${playerId}`.execute(db)
  const { barred, active } = required(rows[0], 'the account of a player')
  if (barred) return 'barred'
  return active ? 'bonus-active' : undefined
}

/** Why a bonus is taken away with what is left of it. */
export type VoidReason = Exclude<BonusEndReason, 'fulfilled' | 'used-up' | 'expired'>

/**
 * Takes an active bonus away with what is left of it. False when it is not active any more.
 */
export async function voidBonus(
  tx: Tx,
  asked: { playerId: PlayerId; bonusId: string; reason: VoidReason; at: Date },
): Promise<boolean> {
  const { playerId, bonusId, reason, at } = asked
  const { rows } = await sql<{ voided: boolean }>`
    SELECT ledger_void_bonus(${playerId}, ${bonusId}, ${reason}, ${at}) AS voided`.execute(tx)
  return required(rows[0], 'the answer of ledger_void_bonus').voided
}

/** Takes away whatever bonus is active, with what is left of it. Undefined when none is. */
export async function voidActiveBonus(
  tx: Tx,
  asked: { playerId: PlayerId; reason: VoidReason; at: Date },
): Promise<string | undefined> {
  const { playerId, reason, at } = asked
  const { rows } = await sql<{ bonusId: string; voided: boolean }>`
    SELECT bonus_id AS "bonusId", ledger_void_bonus(player, bonus_id, ${reason}, ${at}) AS voided
    FROM ledger_player WHERE player = ${playerId} AND bonus_id IS NOT NULL`.execute(tx)
  return rows[0]?.voided ? rows[0].bonusId : undefined
}

interface TakenRow {
  leftOre: bigint
  requiredOre: bigint
  stakeMaxOre: bigint | null
  gameIds: string[] | null
  expiresAt: Date
}

/**
 * Gives what was left of a bonus that was taken away for this reason, with what was left to stake and the
 * end it had. It is a bonus of its own. Undefined when it has expired, nothing was left, it ended for
 * another reason, or none may be given now.
 */
export async function grantAgain(
  tx: Tx,
  asked: {
    takenId: string
    bonusId: TimeKey
    playerId: PlayerId
    takenFor: VoidReason
    at: Date
  },
): Promise<Ore | undefined> {
  const { takenId, bonusId, playerId, takenFor, at } = asked
  const { rows } = await sql<TakenRow>`
    SELECT -j.bonus AS "leftOre", b.required - b.wagered AS "requiredOre",
      b.stake_max AS "stakeMaxOre", b.games AS "gameIds", b.expires_at AS "expiresAt"
    FROM ledger_bonus b JOIN ledger_journal j ON j.player = b.player AND j.kind <> ${journalKinds.round}
      AND j.reference = b.bonus::text AND j.bonus < 0 AND j.at = b.ended_at
    WHERE b.bonus = ${takenId} AND b.player = ${playerId} AND b.state = 'void'
      AND b.ended_reason = ${takenFor} AND b.expires_at > ${at}`.execute(tx)
  const [taken] = rows
  if (!taken) return undefined
  const amountOre = taken.leftOre as Ore
  const granted = await grantBonus(tx, {
    bonusId,
    playerId,
    amountOre,
    requiredOre: taken.requiredOre as Ore,
    stakeMaxOre: (taken.stakeMaxOre ?? undefined) as Ore | undefined,
    gameIds: taken.gameIds ?? undefined,
    expiresAt: taken.expiresAt,
    at,
  })
  return granted.ok ? amountOre : undefined
}

/** A bonus whose requirement was met, and what of it became cash: nothing where all of it was staked. */
export interface FulfilledBonus {
  bonusId: string
  playerId: PlayerId
  amountOre: Ore
}

/** The bonuses that were fulfilled since a moment, the oldest first. */
export async function listFulfilled(db: Db | Tx, since: Date): Promise<FulfilledBonus[]> {
  const { rows } = await sql<FulfilledBonus>`
    SELECT b.bonus AS "bonusId", b.player AS "playerId", coalesce(j.cash, 0) AS "amountOre"
    FROM ledger_bonus b LEFT JOIN ledger_journal j ON j.player = b.player
      AND j.kind <> ${journalKinds.round} AND j.kind = ${journalKinds['bonus-converted']}
      AND j.at = b.ended_at AND split_part(j.reference, ':', 1) = b.bonus::text
    WHERE b.state = 'fulfilled' AND b.ended_at >= ${since}
    ORDER BY b.ended_at, b.bonus`.execute(db)
  return rows
}

/** The amount that the active bonus requires to be staked, and the part staked so far. */
export interface Wagering {
  requiredOre: Ore
  wageredOre: Ore
}

/** The wagering of a player's active bonus; undefined when none is active. */
export async function readWagering(db: Db | Tx, player: PlayerId): Promise<Wagering | undefined> {
  const row = await db
    .selectFrom('audit_bonuses')
    .select(['required_ore', 'wagered_ore'])
    .where('player_id', '=', player)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return row && { requiredOre: row.required_ore as Ore, wageredOre: row.wagered_ore as Ore }
}

const sweptAtOnce = 500

/** Ends bonuses that have expired, whether or not their players come back. Harmless to repeat. */
export async function sweepDue(db: Db, at: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ swept: number }>`
      SELECT ledger_sweep_due(${at}, ${sweptAtOnce}) AS swept`.execute(db)
    if (required(rows[0], 'the answer of ledger_sweep_due').swept < sweptAtOnce) return
  }
}

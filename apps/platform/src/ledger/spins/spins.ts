import { type Ore, type PlayerId, required } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { rerunOnCollision } from '../base/collision.ts'
import { inputHash } from '../base/input-hash.ts'
import type { Round, RoundOutcome } from '../base/round.ts'
import { readOutcomes, type SettleRow } from '../lanes/lane.ts'

/** Rounds without a stake that a player is given, each drawn for `valueOre`; their wins are cash. */
export interface SpinsGranted {
  /** A UUID: it names the grant for ever. */
  grantId: string
  playerId: PlayerId
  offerId: string
  offerVersion: number
  /** The games they may be played in: one without a jackpot, each. */
  gameIds: readonly string[]
  valueOre: Ore
  count: number
  expiresAt: Date
  at: Date
}

export type SpinsOutcome =
  | { ok: true; repeated: boolean }
  | { ok: false; refusal: 'conflict' | 'barred' }

/**
 * Gives spins, once: a repeat of the same grant is answered alike, also when it has ended. A refusal is
 * not kept. Throws for an unknown player, and for numbers and moments that cannot be.
 */
export async function grantSpins(tx: Tx, grant: SpinsGranted): Promise<SpinsOutcome> {
  const { grantId, playerId, offerId, offerVersion, valueOre, count, expiresAt, at } = grant
  const games = [...grant.gameIds]
  const input = inputHash([playerId, offerId, offerVersion, ...games, valueOre, count, +expiresAt])
  const { rows } = await sql<{ answer: 'granted' | 'repeated' | 'conflict' | 'barred' }>`
    SELECT ledger_grant_spins(${grantId}, ${playerId}, ${offerId}, ${offerVersion}, ${games}::text[],
      ${valueOre}, ${count}, ${expiresAt}, ${input}, ${at}) AS answer`.execute(tx)
  const { answer } = required(rows[0], 'the answer of ledger_grant_spins')
  if (answer === 'granted' || answer === 'repeated') {
    return { ok: true, repeated: answer === 'repeated' }
  }
  return { ok: false, refusal: answer }
}

/** Why spins were taken away. */
export type SpinsVoidReason = 'paused' | 'closed' | 'chargeback'

/**
 * Takes away what is left of a grant, or of every active grant when none is named. Tells how many
 * ended; what was played and won stays.
 */
export async function voidSpins(
  tx: Tx,
  wish: { playerId: PlayerId; grantId?: string; reason: SpinsVoidReason; at: Date },
): Promise<number> {
  const { playerId, grantId, reason, at } = wish
  const { rows } = await sql<{ ended: number }>`
    SELECT ledger_void_spins(${playerId}, ${grantId ?? null}, ${reason}, ${at}) AS ended`.execute(
    tx,
  )
  return required(rows[0], 'the answer of ledger_void_spins').ended
}

/**
 * Gives what was left of a grant whose money was taken back, with the end it had, as a grant of its own.
 * False when it has expired, nothing was left, it ended for another reason, or none may be given now.
 */
export async function grantSpinsAgain(
  tx: Tx,
  asked: { takenId: string; grantId: string; playerId: PlayerId; at: Date },
): Promise<boolean> {
  const { takenId, grantId, playerId, at } = asked
  const taken = await tx
    .selectFrom('ledger_spin_grant')
    .selectAll()
    .where('grant_id', '=', takenId)
    .where('player', '=', playerId)
    .where('state', '=', 'void')
    .where('void_reason', '=', 'chargeback')
    .where('expires_at', '>', at)
    .where('spins_left', '>', 0)
    .executeTakeFirst()
  if (!taken) return false
  const granted = await grantSpins(tx, {
    grantId,
    playerId,
    offerId: taken.offer_id,
    offerVersion: taken.offer_version,
    gameIds: taken.games,
    valueOre: taken.value as Ore,
    count: taken.spins_left,
    expiresAt: taken.expires_at,
    at,
  })
  return granted.ok
}

export interface SpinGrant {
  grantId: string
  offerId: string
  offerVersion: number
  gameIds: readonly string[]
  valueOre: Ore
  count: number
  left: number
  wonOre: Ore
  /** Spins past their time read as expired, whether or not anyone has noticed. */
  state: 'active' | 'used' | 'expired' | 'void'
  grantedAt: Date
  expiresAt: Date
  endedAt: Date | undefined
  /** Of those that were taken away; undefined where that was before it was kept. */
  voidReason: SpinsVoidReason | undefined
}

/** All grants a player was ever given, newest first, as they are at a moment. */
export async function readSpinGrants(
  db: Db | Tx,
  { playerId, at }: { playerId: PlayerId; at: Date },
): Promise<SpinGrant[]> {
  const rows = await db
    .selectFrom('ledger_spin_grant')
    .selectAll()
    .where('player', '=', playerId)
    .orderBy('granted_at', 'desc')
    .orderBy('grant_id')
    .execute()
  return rows.map((row) => {
    const hasExpired = row.state === 'active' && row.expires_at <= at
    return {
      grantId: row.grant_id,
      offerId: row.offer_id,
      offerVersion: row.offer_version,
      gameIds: row.games,
      valueOre: row.value as Ore,
      count: row.count,
      left: row.spins_left,
      wonOre: row.won as Ore,
      state: hasExpired ? 'expired' : row.state,
      grantedAt: row.granted_at,
      expiresAt: row.expires_at,
      endedAt: hasExpired ? row.expires_at : (row.ended_at ?? undefined),
      voidReason: row.void_reason ?? undefined,
    }
  })
}

/** The grants that a player has spins of, the first to expire first. */
export async function readOpenSpins(
  db: Db | Tx,
  asked: { playerId: PlayerId; at: Date },
): Promise<SpinGrant[]> {
  const grants = await readSpinGrants(db, asked)
  return grants
    .filter(({ state }) => state === 'active')
    .toSorted((one, other) => +one.expiresAt - +other.expiresAt)
}

/** The grant whose spins are played in a game next: of those that are active, the first to expire. */
export async function findOpenSpins(
  db: Db | Tx,
  { playerId, gameId, at }: { playerId: PlayerId; gameId: string; at: Date },
): Promise<SpinGrant | undefined> {
  const grants = await readOpenSpins(db, { playerId, at })
  return grants.find(({ gameIds }) => gameIds.includes(gameId))
}

/** A spin of a grant as the game server asks for it: `stakeOre` is 0, the outcome is drawn for `valueOre`. */
export interface SpinOfGrant {
  round: Round
  grant: string
  valueOre: Ore
  /** Undefined for a game with a jackpot, in which no spins are played. */
  gameId: string | undefined
}

/**
 * Settles a spin of a grant: a round of its own that stakes nothing, booked outside the group's batch.
 * A key that is known is answered from the books, and never drawn again. `left` is what the grant has
 * now. [LED-02]
 */
export async function settleSpin(
  db: Db,
  { spin, now }: { spin: SpinOfGrant; now(): Date },
): Promise<{ outcome: RoundOutcome; left: number | undefined }> {
  const { round, grant, valueOre, gameId = null } = spin
  return rerunOnCollision(async () => {
    const at = now()
    const { rows } = await sql<SettleRow & { o_left: number | null }>`
      SELECT o_player::text, o_balance::text, o_rest::text, o_left FROM ledger_settle_spin(
        ${round.key}, ${round.playerId}, ${round.input}, ${round.playSession}, ${grant}, ${valueOre},
        ${round.winOre}, ${gameId}, ${round.definition}, ${Buffer.from(round.seed)}, ${at})`.execute(
      db,
    )
    const row = required(rows[0], 'the answer of a spin')
    const [outcome] = readOutcomes([round], row, at)
    return { outcome: required(outcome, 'the outcome of a spin'), left: row.o_left ?? undefined }
  })
}

const sweptAtOnce = 500

/** Ends grants that have expired, whether or not their players come back. Harmless to repeat. */
export async function sweepSpins(db: Db, at: Date): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ swept: number }>`
      SELECT ledger_sweep_spins(${at}, ${sweptAtOnce}) AS swept`.execute(db)
    if (required(rows[0], 'the answer of ledger_sweep_spins').swept < sweptAtOnce) return
  }
}

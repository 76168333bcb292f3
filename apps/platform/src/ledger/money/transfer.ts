import { type Ore, type PlayerId, required, sum, type TimeKey } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import { inputHash } from '../base/input-hash.ts'
import { pendingOre, shownBalance } from '../base/pending-rounds.ts'
import '../base/tables.ts'

export interface Balances {
  cashOre: Ore
  bonusOre: Ore
  /** Held for withdrawals that are not yet sent: usable for nothing else. [LED-07] */
  reservedOre: Ore
  /** The player's debt after a forced debit: zero or less. [LED-04] */
  debtOre: Ore
}

export type TransferKind =
  | 'deposit'
  | 'deposit-reversed'
  | 'deposit-held'
  | 'withdrawal-reserved'
  | 'withdrawal-released'
  | 'withdrawal-sent'
  | 'withdrawal-returned'

/** One movement of a player's money that is not a round. */
export interface Transfer {
  key: TimeKey
  kind: TransferKind
  playerId: PlayerId
  /** Above zero; the kind says which way it goes. */
  amountOre: Ore
  /** The payment it belongs to; booked at most once for each kind. */
  reference: string
  /** The hold it opens, uses or ends, when that is not named by the reference. */
  hold?: string
  at: Date
}

/** `not-held`: more than the hold has left, or no such hold; `barred`: the player may not deposit. */
type TransferRefusal = 'too-little-money' | 'conflict' | 'not-held' | 'barred'

export type TransferOutcome =
  | { ok: true; repeated: boolean; balances: Balances }
  | { ok: false; refusal: TransferRefusal }

interface PostedRow {
  o_outcome: 'posted' | 'repeated' | TransferRefusal
  o_cash: bigint
  o_bonus: bigint
  o_reserved: bigint
  o_debt: bigint
}

/**
 * Books a movement inside the transaction that changes the payment's state. A repeat of a kind and
 * reference answers with the first one's balances; with another player or amount it is a conflict.
 */
export async function postTransfer(tx: Tx, transfer: Transfer): Promise<TransferOutcome> {
  const { key, kind, playerId, amountOre, reference, hold = null, at } = transfer
  const { rows } = await sql<PostedRow>`
    SELECT * FROM ledger_post_transfer(${key}, ${kind}, ${playerId}, ${amountOre}, ${reference},
      ${hold}, ${inputHash([kind, playerId, amountOre, reference])}, ${at})`.execute(tx)
  const row = required(rows[0], 'the answer of ledger_post_transfer')
  if (row.o_outcome !== 'posted' && row.o_outcome !== 'repeated') {
    return { ok: false, refusal: row.o_outcome }
  }
  const balances = {
    cashOre: row.o_cash as Ore,
    bonusOre: row.o_bonus as Ore,
    reservedOre: row.o_reserved as Ore,
    debtOre: row.o_debt as Ore,
  }
  return { ok: true, repeated: row.o_outcome === 'repeated', balances }
}

/** Lets go of what an authorised deposit holds, if it does: it came to nothing. Harmless to repeat. */
export async function voidDeposit(
  tx: Tx,
  deposit: { playerId: PlayerId; reference: string; at: Date },
): Promise<void> {
  const { playerId, reference, at } = deposit
  await sql`SELECT ledger_void_deposit(${playerId}, ${reference}, ${at})`.execute(tx)
}

export async function readBalances(db: Db | Tx, player: PlayerId): Promise<Balances> {
  const row = await db
    .selectFrom('ledger_player')
    .select(['cash', 'bonus', 'reserved', 'debt'])
    .where('player', '=', player)
    .executeTakeFirstOrThrow()
  return {
    cashOre: row.cash as Ore,
    bonusOre: row.bonus as Ore,
    reservedOre: row.reserved as Ore,
    debtOre: row.debt as Ore,
  }
}

/**
 * The balances as their player sees them at a moment: without wins of live tables that are not shown yet.
 * Money is decided about by `readBalances`. A table is played for cash. [LV20]
 */
export async function readShownBalances(
  db: Db | Tx,
  player: PlayerId,
  at: Date,
): Promise<Balances & { bookedCashOre: Ore }> {
  const row = await db
    .selectFrom('ledger_player')
    .select([
      'cash',
      'bonus',
      'reserved',
      'debt',
      pendingOre(sql.ref('ledger_player.player'), at).as('pending'),
    ])
    .where('player', '=', player)
    .executeTakeFirstOrThrow()
  return {
    cashOre: shownBalance(row.cash as Ore, row.pending as Ore),
    bonusOre: row.bonus as Ore,
    reservedOre: row.reserved as Ore,
    debtOre: row.debt as Ore,
    bookedCashOre: row.cash as Ore,
  }
}

/** A player's money in neither balance: staked in rounds that are not over, and on its way in. */
export async function readHeld(
  db: Db | Tx,
  player: PlayerId,
): Promise<{ stakedOre: Ore; incomingOre: Ore }> {
  const row = await db
    .selectFrom('ledger_player')
    .select(['staked', 'incoming'])
    .where('player', '=', player)
    .executeTakeFirstOrThrow()
  return { stakedOre: row.staked as Ore, incomingOre: row.incoming as Ore }
}

/** Cash and bonus together of many players at once, as they see them at a moment. [LV20] */
export async function readTotals(
  db: Db,
  players: readonly PlayerId[],
  at: Date,
): Promise<ReadonlyMap<PlayerId, Ore>> {
  if (players.length === 0) return new Map()
  const rows = await db
    .selectFrom('ledger_player')
    .select([
      'player',
      'cash',
      'bonus',
      pendingOre(sql.ref('ledger_player.player'), at).as('pending'),
    ])
    .where('player', 'in', [...players])
    .execute()
  return new Map(
    rows.map(({ player, cash, bonus, pending }) => [
      player as PlayerId,
      sum(shownBalance(cash as Ore, pending as Ore), bonus as Ore),
    ]),
  )
}

/** The accounts of a new player, all at zero. */
export async function openAccounts(tx: Tx, player: PlayerId): Promise<void> {
  await sql`SELECT ledger_open_accounts(${player})`.execute(tx)
}

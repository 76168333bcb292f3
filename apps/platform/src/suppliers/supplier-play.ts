import { createHmac } from 'node:crypto'
import type { SupplierAuthenticateAnswer, SupplierBalanceAnswer } from '@nordlys/contracts'
import { isTimeKey, type PlayerId, playerId, sum } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import { isPlaying, readShownBalances } from '../ledger/index.ts'
import { findPlay, redeemLaunchToken } from '../play/index.ts'
import type { Supplier, SuppliersContext } from './supplier-context.ts'

/**
 * Redeems a launch token of one of the supplier's games, once, and from then on lets the supplier
 * name the player. Another game's token stays unknown, and unused.
 */
export async function authenticateForSupplier(
  { play: context }: SuppliersContext,
  supplier: Supplier,
  launchToken: string,
): Promise<SupplierAuthenticateAnswer> {
  const at = context.clock.now()
  const mayOpen = (gameId: string) => supplier.definitions.has(gameId)
  const redeemed = await redeemLaunchToken(context, launchToken, mayOpen, (tx, play) =>
    rememberPlayer(tx, supplier, play.playerId, playerRefOf(context, supplier, play.playerId), at),
  )
  if (!redeemed.ok) return redeemed
  const { play } = redeemed
  const { cashOre, bonusOre } = await readShownBalances(context.db, play.playerId, at)
  return {
    ok: true,
    playSession: play.id,
    playerRef: playerRefOf(context, supplier, play.playerId),
    gameId: play.gameId,
    balanceOre: sum(cashOre, bonusOre),
  }
}

/** The balance, while this play of this player in this game is the one that may stake. */
export async function balanceForSupplier(
  { play: { db, clock } }: SuppliersContext,
  supplier: Supplier,
  asked: { playSession: string; gameId: string; playerRef: string },
): Promise<SupplierBalanceAnswer> {
  if (!supplier.definitions.has(asked.gameId)) return { ok: false, refusal: 'game-unknown' }
  const player = await findNamedPlayer(db, supplier, asked.playerRef)
  if (player === undefined) return { ok: false, refusal: 'player-unknown' }
  const playSession = await ownPlaySession(db, { ...asked, playerId: player })
  const at = clock.now()
  const isLive = await isPlaying(db, { playerId: player, playSession, at })
  if (!isLive) return { ok: false, refusal: 'play-ended' }
  const { cashOre, bonusOre } = await readShownBalances(db, player, at)
  return { ok: true, balanceOre: sum(cashOre, bonusOre) }
}

/** The player behind a supplier's name for them; undefined when they never opened a game of it. */
export async function findNamedPlayer(
  db: Db,
  supplier: Supplier,
  playerRef: string,
): Promise<PlayerId | undefined> {
  const row = await db
    .selectFrom('wallet_supplier_player')
    .select('player')
    .where('supplier', '=', supplier.id)
    .where('player_ref', '=', playerRef)
    .executeTakeFirst()
  return row && playerId(row.player)
}

/** The players behind a supplier's names, as far as there are any. */
export async function findNamedPlayers(
  db: Db,
  supplier: Pick<Supplier, 'id'>,
  playerRefs: readonly string[],
): Promise<ReadonlyMap<string, PlayerId>> {
  if (playerRefs.length === 0) return new Map()
  const rows = await db
    .selectFrom('wallet_supplier_player')
    .select(['player_ref', 'player'])
    .where('supplier', '=', supplier.id)
    .where('player_ref', 'in', [...new Set(playerRefs)])
    .execute()
  return new Map(rows.map((row) => [row.player_ref, playerId(row.player)]))
}

/** The supplier's name for a player who has opened a game of it. */
export async function findPlayerRef(
  db: Db,
  supplier: Supplier,
  player: PlayerId,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('wallet_supplier_player')
    .select('player_ref')
    .where('supplier', '=', supplier.id)
    .where('player', '=', player)
    .executeTakeFirst()
  return row?.player_ref
}

/** A play session that no player has: a stake under it is refused as `play-ended`, and kept so. */
const nobodysPlaySession = '00000000-0000-7000-8000-000000000000'

/** The named play session if it is this player's in this game, else one in which nobody plays. */
export async function ownPlaySession(
  db: Db,
  asked: { playSession: string; gameId: string; playerId: PlayerId },
): Promise<string> {
  if (!isTimeKey(asked.playSession)) return nobodysPlaySession
  const play = await findPlay(db, asked.playSession)
  const isOwn = play?.playerId === asked.playerId && play.gameId === asked.gameId
  return isOwn ? asked.playSession : nobodysPlaySession
}

async function rememberPlayer(
  tx: Tx,
  supplier: Supplier,
  player: PlayerId,
  playerRef: string,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('wallet_supplier_player')
    .values({ supplier: supplier.id, player_ref: playerRef, player, first_opened_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Two suppliers that compare their names for players learn nothing. */
export function playerRefOf(
  { playerRefKey }: SuppliersContext['play'],
  supplier: Supplier,
  player: PlayerId,
): string {
  const name = `player ${player} at supplier ${supplier.name}`
  return createHmac('sha256', playerRefKey).update(name).digest('base64url')
}

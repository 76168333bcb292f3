import type { HarmLevel } from '@nordlys/contracts'
import { type PlayerId, playerId } from '@nordlys/core'
import type { Tx } from '../db/index.ts'
import type { MarkersContext } from './context.ts'
import { harmEmail } from './harm-email.ts'

/** A rise of a player's level, as the records have it. */
export interface Rise {
  levelId: bigint
  playerId: PlayerId
  from: HarmLevel
  to: HarmLevel
}

/**
 * Writes to whoever has left level 0: once for as long as they stand above it, so that nobody is written to
 * again and again. Mail interrupts no play, and this is none of marketing. [MH12]
 */
export async function tellPlayers(
  { enqueueEmail }: Pick<MarkersContext, 'enqueueEmail'>,
  tx: Tx,
  rises: readonly Rise[],
): Promise<void> {
  const told = new Map(rises.filter(({ from }) => from === 0).map((rise) => [rise.playerId, rise]))
  if (told.size === 0) return
  const readers = await tx
    .selectFrom('players_player')
    .select(['player_id', 'first_name', 'email'])
    .where('player_id', 'in', [...told.keys()])
    .execute()
  for (const { player_id, first_name: firstName, email } of readers) {
    const rise = told.get(playerId(player_id))
    if (!rise) continue
    const letter = harmEmail(rise.to, { email, firstName })
    await enqueueEmail(tx, { ...letter, idempotencyKey: `harm-seen-${rise.levelId}` })
  }
}

import type { PlayerId } from '@nordlys/core'
import type { NotNull } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/** A saved card that may pay for this player: their own, and not removed. */
export function findOwnCard(db: Db | Tx, card: { playerId: PlayerId; cardId: string }) {
  return db
    .selectFrom('wallet_card')
    .select('token_sealed')
    .where('card_id', '=', card.cardId)
    .where('player_id', '=', card.playerId)
    .where('removed_at', 'is', null)
    .$narrowType<{ token_sealed: NotNull }>()
    .executeTakeFirst()
}

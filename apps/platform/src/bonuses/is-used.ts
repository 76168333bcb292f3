import type { PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../db/index.ts'
import type { Offer } from './offers.ts'
import './tables.ts'

/**
 * Whether this person has had an offer, in any of its versions and with any account they ever had. Only what
 * was given counts: a deposit that came to nothing leaves the offer as it was.
 */
export async function isUsed(db: Db | Tx, offer: Offer, playerId: PlayerId): Promise<boolean> {
  if (!offer.terms.isOncePerPerson) return false
  const row = await db
    .selectFrom('bonuses_choice')
    .innerJoin('players_player', 'players_player.cpr_lookup', 'bonuses_choice.person')
    .select('reference')
    .where('players_player.player_id', '=', playerId)
    .where('offer_id', '=', offer.offerId)
    .where('state', '=', 'granted')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

import type { PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/index.ts'
import type { Offer } from './offers.ts'
import './tables.ts'

/**
 * Whether this person has had an offer, in any of its versions and with any account they ever had, also one
 * whose person has left. Only what was given counts: a deposit that came to nothing leaves the offer as it
 * was.
 */
export async function isUsed(db: Db | Tx, offer: Offer, playerId: PlayerId): Promise<boolean> {
  if (!offer.terms.isOncePerPerson) return false
  const { offerId } = offer
  const { rows } = await sql<{ used: boolean }>`SELECT EXISTS (SELECT FROM bonuses_choice c
        WHERE c.person = p.cpr_lookup AND c.offer_id = ${offerId} AND c.state = 'granted')
      OR EXISTS (SELECT FROM bonuses_had h
        WHERE h.person = p.cpr_lookup AND h.offer_id = ${offerId}) AS used
    FROM players_player p WHERE p.player_id = ${playerId}`.execute(db)
  return rows[0]?.used === true
}

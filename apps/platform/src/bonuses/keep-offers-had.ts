import type { PlayerId } from '@nordlys/core'
import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'
import './tables.ts'

/**
 * Keeps which offers once a person somebody has had who is leaving, apart from their account: a row names
 * neither, so that no later account leads to the books of the earlier one. Harmless to repeat. [PD22]
 */
export async function keepOffersHad(tx: Tx, playerId: PlayerId): Promise<void> {
  await sql`
    INSERT INTO bonuses_had (person, offer_id)
    SELECT DISTINCT c.person, c.offer_id FROM bonuses_choice c
      JOIN players_player p ON p.player_id = c.player_id AND p.cpr_lookup = c.person
    WHERE c.player_id = ${playerId} AND c.once_per_person AND c.state = 'granted'
    ON CONFLICT DO NOTHING`.execute(tx)
}

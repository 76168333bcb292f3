import { type PlayerId, required } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { PlayersContext } from '../base/context.ts'
import type { Cpr } from '../base/vault.ts'

/**
 * The player's personal number, for a party that must have it. Every reading leaves a line that says
 * what for. The caller hands it on and keeps it nowhere.
 */
export async function openPersonalNumber(
  context: Pick<PlayersContext, 'vault'>,
  tx: Tx,
  asked: { playerId: PlayerId; purpose: 'nemkonto-payout' | 'data-copy'; at: Date },
): Promise<Cpr> {
  const row = await tx
    .selectFrom('players_player')
    .select('cpr_sealed')
    .where('player_id', '=', asked.playerId)
    .executeTakeFirst()
  const { cpr_sealed } = required(row, `player ${asked.playerId}`)
  await audit(tx, {
    actor: 'system',
    playerId: asked.playerId,
    action: 'personal-number-opened',
    details: { purpose: asked.purpose },
    at: asked.at,
  })
  return context.vault.decryptCpr(cpr_sealed)
}

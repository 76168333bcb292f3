import { brandName } from '@nordlys/contracts'
import { formatMoment } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import type { PersonalDataContext } from '../base/context.ts'
import type { CopyRow } from './copy-rows.ts'

/** Queues the letter that a copy is ready, in the transaction that makes it. */
export async function writeTo(
  { players }: PersonalDataContext,
  tx: Tx,
  { copy_id: copyId, player_id: id, expires_at: expiresAt }: CopyRow,
): Promise<void> {
  const player = await tx
    .selectFrom('players_player')
    .select(['first_name', 'email'])
    .where('player_id', '=', id)
    .executeTakeFirstOrThrow()
  await players.enqueue(tx, 'send-email', {
    playerId: id,
    to: player.email,
    subject: 'Kopien af dine data er klar',
    text: [
      `Hej ${player.first_name}`,
      'Den kopi af dine data, du har bestilt, er klar. Du henter den under Profil og Dine data på din ' +
        `konto indtil den ${formatMoment(expiresAt ?? players.clock.now())}. Derefter sletter vi den, ` +
        'og du kan bestille en ny.',
      'Du bekræfter med MitID, før du henter den. Har du ikke selv bestilt den, så skriv til kundeservice.',
      `Venlig hilsen\n${brandName}`,
    ].join('\n\n'),
    templateId: 'data-copy',
    idempotencyKey: `data-copy-${copyId}`,
  })
}

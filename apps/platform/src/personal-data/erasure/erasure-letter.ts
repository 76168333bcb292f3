import { brandName, retentionMs } from '@nordlys/contracts'
import { after, formatDate, type PlayerId, required } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import type { PersonalDataContext } from '../base/context.ts'

const waits =
  'Du har en klage eller en gæld hos os, som ikke er afgjort. Derfor gemmer vi også det, vi ellers ville ' +
  'slette nu. Vi sletter det af os selv, når sagen er afgjort.'

/** Queues the letter that a wish for erasure is noted, in the transaction that notes it. */
export async function writeOfErasure(
  { players }: PersonalDataContext,
  tx: Tx,
  { playerId, isUnsettled }: { playerId: PlayerId; isUnsettled: boolean },
): Promise<void> {
  const player = await tx
    .selectFrom('players_player')
    .select(['first_name', 'email', 'closed_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const closedAt = required(player.closed_at, 'the closing of an account that is erased')
  const leavesAt = formatDate(after(closedAt, retentionMs.closedAccount))
  await players.enqueue(tx, 'send-email', {
    playerId,
    to: player.email,
    subject: 'Vi sletter dine oplysninger',
    text: [
      `Hej ${player.first_name}`,
      'Din spilkonto er lukket, og vi sletter det, som ingen lov kræver, at vi gemmer.',
      `Resten skal vi gemme efter hvidvaskloven, bogføringsloven og spilleloven. Den ${leavesAt} sletter ` +
        'vi også dit navn, dit CPR-nummer og det andet, der fortæller, hvem du er. Er en sag eller en ' +
        'indsigelse ikke afsluttet, eller beder en myndighed om det, gemmer vi det, til det er slut.',
      ...(isUnsettled ? [waits] : []),
      'Har du ikke selv bedt om det, så skriv til kundeservice.',
      `Venlig hilsen\n${brandName}`,
    ].join('\n\n'),
    templateId: 'erasure',
    idempotencyKey: `erasure-${playerId}`,
  })
}

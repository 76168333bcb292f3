import type { PlayersContext } from '../base/context.ts'

/** The task's name; its payload is `{ playerId }`, so that no address lies in the queue. */
export const welcomeEmailTask = 'send-welcome-email'

/** Tells a new player that the account is theirs; throws when mail is away, and is tried again. */
export async function sendWelcomeEmail(
  context: Pick<PlayersContext, 'db' | 'messages' | 'rules'>,
  payload: { playerId: number },
): Promise<void> {
  const player = await context.db
    .selectFrom('players_player')
    .select(['player_id', 'first_name', 'email'])
    .where('player_id', '=', payload.playerId)
    .executeTakeFirstOrThrow()
  const { brandName } = context.rules
  await context.messages.sendEmail({
    to: player.email,
    subject: `Velkommen til ${brandName}`,
    text: welcomeText(player.first_name, player.player_id, brandName),
    category: 'transactional',
    templateId: 'welcome',
    idempotencyKey: `welcome-${player.player_id}`,
  })
}

function welcomeText(firstName: string, spilkonto: number, brandName: string): string {
  return [
    `Hej ${firstName}`,
    `Din spilkonto hos ${brandName} er oprettet. Dit spilkontonummer er ${spilkonto}.`,
    'Du logger altid ind med MitID. Vi beder dig aldrig om koder eller kortoplysninger i en e-mail.',
    'Du kan når som helst ændre din indbetalingsgrænse under Begrænsninger på Min konto. En lavere grænse ' +
      'gælder med det samme, en højere efter 24 timer. Samme sted kan du holde pause.',
    [
      'Spil ansvarligt. Du skal være fyldt 18 år.',
      'StopSpillet: 70 22 28 25, stopspillet.dk. Udeluk dig via ROFUS: rofus.nu.',
    ].join('\n'),
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
}

import type { PlayerId } from '@nordlys/core'

interface WelcomedPlayer {
  playerId: PlayerId
  firstName: string
  email: string
  brandName: string
}

/** Says to a new player that the account is theirs. */
export function welcomeEmail({ playerId, firstName, email, brandName }: WelcomedPlayer) {
  return {
    playerId,
    to: email,
    subject: `Velkommen til ${brandName}`,
    text: welcomeText(firstName, playerId, brandName),
    templateId: 'welcome',
    idempotencyKey: `welcome-${playerId}`,
  }
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

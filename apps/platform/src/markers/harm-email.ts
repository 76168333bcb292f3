import { brandName, type HarmLevel } from '@nordlys/contracts'
import { offersStopFrom } from './own-markers.ts'

/**
 * Tells a player that something was seen in their play, and what is in their own hands. It names no figure,
 * since mail is read by others; it offers nothing, and its subject does not tell what it is about.
 */
export function harmEmail(
  level: HarmLevel,
  { email: to, firstName }: { email: string; firstName: string },
) {
  const text = [
    `Hej ${firstName}`,
    'Vi holder øje med tegn på, at spil er ved at fylde for meget, og vi har set nogle i dit spil. Hvad ' +
      'vi har set, står på din oversigt under Min konto, og alt, hvad vi har noteret, står på din profil.',
    ...(level >= offersStopFrom ? ['Indtil videre får du ingen tilbud fra os.'] : []),
    'Det er dig, der bestemmer over dit spil: på siden Begrænsninger kan du sætte eller sænke en grænse, ' +
      'og det gælder med det samme, og du kan holde pause.',
    'Har du brug for hjælp? Du kan få gratis rådgivning hos et behandlingscenter for ' +
      'spilafhængighed eller ringe anonymt til StopSpillet på 70 22 28 25. Du kan udelukke dig fra alle ' +
      'spiludbydere med dansk tilladelse på én gang på rofus.nu.',
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
  const subject = `Besked om din spilkonto hos ${brandName}`
  return { to, subject, text, templateId: 'harm-seen' } as const
}

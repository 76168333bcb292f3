import { formatDate, formatTime } from '@nordlys/core'

/**
 * Confirms a pause, for the player to have in writing. The subject is read on locked screens, so it does
 * not say what it is about.
 */
export function pauseEmail(about: {
  to: string
  firstName: string
  /** Null for one without an end. */
  endsAt: Date | null
  brandName: string
}) {
  const { to, firstName, endsAt, brandName } = about
  const text = [
    `Hej ${firstName}`,
    endsAt
      ? `Din pause er startet og slutter den ${formatDate(endsAt)} kl. ${formatTime(endsAt)}. ` +
        'I pausen kan du logge ind og udbetale dine penge, men du kan ikke indbetale eller spille. ' +
        'Pausen kan ikke ophæves før tid.'
      : 'Din spilkonto er lukket. Har du penge på den, kan du logge ind og udbetale dem til din ' +
        'NemKonto. Det, der står på den i 7 dage, udbetaler vi af os selv til din NemKonto. ' +
        'Du kan tidligst oprette en ny konto efter 1 år.',
    'Du får ingen markedsføring fra os imens.',
    'Har du brug for hjælp? Du kan få gratis rådgivning hos et behandlingscenter for ' +
      'spilafhængighed eller ringe anonymt til StopSpillet på 70 22 28 25. Du kan også udelukke dig ' +
      'fra alle spiludbydere med dansk tilladelse på én gang i ROFUS: rofus.nu.',
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
  const subject = `Besked om din spilkonto hos ${brandName}`
  return { to, subject, text, templateId: 'pause' } as const
}

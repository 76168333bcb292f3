import { formatDate, formatTime, required } from '@nordlys/core'

export interface LetterOfLock {
  to: string
  firstName: string
  brandName: string
  reason: string
  /** Of a suspension alone: when it is decided at the latest. */
  reviewBy: Date | null
}

/** Tells a player that the account is locked, why, and what they still can. */
export function lockEmail({ to, firstName, brandName, reason }: LetterOfLock) {
  const text = [
    `Hej ${firstName}`,
    'Vi har spærret din spilkonto for indbetaling og spil.',
    `Årsag: ${reason}`,
    'Du er logget ud på alle dine enheder, og åbne spil er lukket. Du kan stadig logge ind, se din ' +
      'konto og udbetale dine penge. Runder, der var i gang, bliver afgjort, og gevinsterne er dine.',
    'Er du ikke enig, eller har du spørgsmål, så skriv til kundeservice på siden Kontakt os.',
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
  return { to, subject: subjectOf(brandName), text, templateId: 'lock' } as const
}

/** Tells a player that the account is suspended, why, until when at the latest, and what they still can. */
export function suspensionEmail({ to, firstName, brandName, reason, reviewBy }: LetterOfLock) {
  const by = required(reviewBy ?? undefined, 'the moment by which a suspension is decided')
  const text = [
    `Hej ${firstName}`,
    'Vi har suspenderet din spilkonto, mens vi undersøger en sag. Imens kan du ikke indbetale eller spille.',
    `Årsag: ${reason}`,
    `Vi afgør sagen senest den ${formatDate(by)} kl. ${formatTime(by)}, og vi skriver til dig om det.`,
    'Du er logget ud på alle dine enheder, og åbne spil er lukket. Du kan stadig logge ind, se din ' +
      'konto og udbetale dine penge. Runder, der var i gang, bliver afgjort, og gevinsterne er dine.',
    'Er du ikke enig, eller har du spørgsmål, så skriv til kundeservice på siden Kontakt os.',
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
  return { to, subject: subjectOf(brandName), text, templateId: 'suspension' } as const
}

/** Tells what was decided, and invites to nothing. */
export function suspensionLiftedEmail({ to, firstName, brandName, reason }: LetterOfLock) {
  const text = [
    `Hej ${firstName}`,
    'Sagen er afgjort, og suspenderingen af din spilkonto er ophævet.',
    `Årsag: ${reason}`,
    ownBars,
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
  return { to, subject: subjectOf(brandName), text, templateId: 'suspension-lifted' } as const
}

const ownBars =
  'Dine grænser gælder som før, og det gør en pause eller en registrering i ROFUS også.'

/** Tells that the lock is lifted, and invites to nothing. */
export function lockLiftedEmail({ to, firstName, brandName, reason }: LetterOfLock) {
  const text = [
    `Hej ${firstName}`,
    'Spærringen af din spilkonto er ophævet.',
    `Årsag: ${reason}`,
    ownBars,
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
  return { to, subject: subjectOf(brandName), text, templateId: 'lock-lifted' } as const
}

/** Subjects are read on locked screens: it does not say what it is about. */
function subjectOf(brandName: string): string {
  return `Besked om din spilkonto hos ${brandName}`
}

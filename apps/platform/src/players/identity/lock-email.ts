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
export function lockEmail(of: LetterOfLock) {
  return letter(of, 'lock', [
    'Vi har spærret din spilkonto for indbetaling og spil.',
    `Årsag: ${of.reason}`,
    ...loggedOut,
  ])
}

/** Tells a player that the account is suspended, why, until when at the latest, and what they still can. */
export function suspensionEmail(of: LetterOfLock) {
  const by = required(of.reviewBy ?? undefined, 'the moment by which a suspension is decided')
  return letter(of, 'suspension', [
    'Vi har suspenderet din spilkonto, mens vi undersøger en sag. Imens kan du ikke indbetale eller spille.',
    `Årsag: ${of.reason}`,
    `Vi afgør sagen senest den ${formatDate(by)} kl. ${formatTime(by)}, og vi skriver til dig om det.`,
    ...loggedOut,
  ])
}

/** Tells what was decided, and invites to nothing. */
export function suspensionLiftedEmail(of: LetterOfLock) {
  return letter(of, 'suspension-lifted', [
    'Sagen er afgjort, og suspenderingen af din spilkonto er ophævet.',
    `Årsag: ${of.reason}`,
    ownBars,
  ])
}

const loggedOut = [
  'Du er logget ud på alle dine enheder, og åbne spil er lukket. Du kan stadig logge ind, se din ' +
    'konto og udbetale dine penge. Runder, der var i gang, bliver afgjort, og gevinsterne er dine.',
  'Er du ikke enig, eller har du spørgsmål, så skriv til kundeservice på siden Kontakt os.',
]

const ownBars =
  'Dine grænser gælder som før, og det gør en pause eller en registrering i ROFUS også.'

/** Tells that the lock is lifted, and invites to nothing. */
export function lockLiftedEmail(of: LetterOfLock) {
  return letter(of, 'lock-lifted', [
    'Spærringen af din spilkonto er ophævet.',
    `Årsag: ${of.reason}`,
    ownBars,
  ])
}

function letter<const Template extends string>(
  { to, firstName, brandName }: LetterOfLock,
  templateId: Template,
  paragraphs: readonly string[],
) {
  const text = [`Hej ${firstName}`, ...paragraphs, `Venlig hilsen\n${brandName}`].join('\n\n')
  // Subjects are read on locked screens: it does not say what it is about.
  return { to, subject: `Besked om din spilkonto hos ${brandName}`, text, templateId }
}

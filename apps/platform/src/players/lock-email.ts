interface Written {
  to: string
  firstName: string
  brandName: string
  reason: string
}

/** Tells a player that the account is locked, why, and what they still can. */
export function lockEmail({ to, firstName, brandName, reason }: Written) {
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

/** Tells that the lock is lifted, and invites to nothing. */
export function lockLiftedEmail({ to, firstName, brandName, reason }: Written) {
  const text = [
    `Hej ${firstName}`,
    'Spærringen af din spilkonto er ophævet.',
    `Årsag: ${reason}`,
    'Dine grænser gælder som før, og det gør en pause eller en registrering i ROFUS også.',
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
  return { to, subject: subjectOf(brandName), text, templateId: 'lock-lifted' } as const
}

/** Subjects are read on locked screens: it does not say what it is about. */
function subjectOf(brandName: string): string {
  return `Besked om din spilkonto hos ${brandName}`
}

import { formatDate, formatTime } from '@nordlys/core'

/** Tells the address we knew that another MitID opens the account now, for who did not do it. */
export function mitidBoundEmail(about: {
  to: string
  firstName: string
  at: Date
  brandName: string
}) {
  const { to, firstName, at, brandName } = about
  const text = [
    `Hej ${firstName}`,
    `Den ${formatDate(at)} kl. ${formatTime(at)} blev et nyt MitID knyttet til din spilkonto hos ` +
      `${brandName}. Det skete med MitID og dit CPR-nummer. Du er logget ud alle steder og logger ` +
      'fremover ind med det nye MitID.',
    'Var det ikke dig? Så kontakt kundeservice med det samme, og spær dit MitID på mitid.dk.',
    'Vi beder dig aldrig om koder eller kortoplysninger i en e-mail.',
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
  const subject = `Nyt MitID på din spilkonto hos ${brandName}`
  return { to, subject, text, templateId: 'mitid-bound' } as const
}

import type { ContactKind } from '@nordlys/contracts'
import { formatDate, formatTime } from '@nordlys/core'

/** Asks the reader of a mailbox to confirm it. It names nobody: the address may be a stranger's. */
export function linkEmail(about: {
  to: string
  link: string
  expiresAt: Date
  isChange: boolean
  brandName: string
}) {
  const { to, link, expiresAt, isChange, brandName } = about
  const until = `den ${formatDate(expiresAt)} kl. ${formatTime(expiresAt)}`
  const text = [
    'Hej',
    `Denne e-mailadresse er oplyst til en spilkonto hos ${brandName}. Er det din konto, så åbn ` +
      'linket og bekræft adressen på siden:',
    link,
    `Linket gælder til ${until} og virker én gang.` +
      (isChange ? ' Adressen bliver først skiftet, når du har bekræftet den.' : ''),
    'Kender du ikke noget til det, så gør ingenting. Så sker der ikke noget.',
    'Vi beder dig aldrig om koder eller kortoplysninger i en e-mail.',
    `Venlig hilsen\n${brandName}`,
  ].join('\n\n')
  const subject = `Bekræft din e-mailadresse hos ${brandName}`
  return { to, subject, text, templateId: 'confirm-email' } as const
}

interface Told {
  firstName: string
  kind: ContactKind
  at: Date
  brandName: string
}

/** Tells the address that counts until now that another one is wished for, for who did not wish it. */
export function changeAskedEmail(about: Told & { to: string }) {
  const { to, firstName, brandName } = about
  return letter(to, brandName, 'contact-change-asked', [
    `Hej ${firstName}`,
    `${moment(about)} blev der bedt om en anden e-mailadresse til din spilkonto hos ${brandName}. ` +
      'Ønsket blev bekræftet med MitID. Vi skriver fortsat hertil, til den nye adresse er bekræftet.',
    wasItNotYou,
  ])
}

/** Tells both addresses that one has taken the other's place. */
export function emailChangedEmail(about: Told & { to: string }) {
  const { to, firstName, brandName } = about
  return letter(to, brandName, 'contact-changed', [
    `Hej ${firstName}`,
    `${moment(about)} fik din spilkonto hos ${brandName} en ny e-mailadresse. Vi skriver kun til ` +
      'den nye fra nu af.',
    wasItNotYou,
  ])
}

const wasItNotYou =
  'Var det ikke dig? Så kontakt kundeservice med det samme, og spær dit MitID på mitid.dk.'

function moment({ at }: Told): string {
  return `Den ${formatDate(at)} kl. ${formatTime(at)}`
}

function letter<const Template extends string>(
  to: string,
  brandName: string,
  templateId: Template,
  paragraphs: readonly string[],
) {
  const text = [...paragraphs, `Venlig hilsen\n${brandName}`].join('\n\n')
  // Subjects are read on locked screens: it does not say what it is about.
  return { to, subject: `Besked om din spilkonto hos ${brandName}`, text, templateId }
}

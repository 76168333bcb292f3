import type { DocumentRejection } from '@nordlys/contracts'

interface LetterOfDocument {
  to: string
  firstName: string
  brandName: string
  /** As the player chose it. */
  documentName: string
  /** Null of an approved one. */
  reason: DocumentRejection | null
}

/** Tells a player what became of a document. Subjects are read on locked screens: it does not say which. */
export function documentEmail({
  to,
  firstName,
  brandName,
  documentName,
  reason,
}: LetterOfDocument) {
  const lines =
    reason === null
      ? [`Vi har set på dit dokument (${documentName}) og godkendt det.`]
      : [
          `Vi kan ikke bruge det dokument, du har sendt (${documentName}): ${reasons[reason]}.`,
          'Du kan sende et nyt under Dokumentation på din profil.',
        ]
  const text = [`Hej ${firstName}`, ...lines, `Venlig hilsen\n${brandName}`].join('\n\n')
  const subject =
    reason === null ? 'Dit dokument er godkendt' : 'Vi mangler et nyt dokument fra dig'
  return { to, subject, text, templateId: 'document' }
}

const reasons: Readonly<Record<DocumentRejection, string>> = {
  unreadable: 'det kan ikke læses',
  incomplete: 'noget af det mangler',
  expired: 'det er udløbet',
  'wrong-document': 'det er et andet dokument end det, vi har brug for',
  'other-person': 'det står i en anden persons navn',
}

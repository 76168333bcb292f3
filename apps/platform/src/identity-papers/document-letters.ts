import type { DocumentPurpose, DocumentRejection } from '@nordlys/contracts'
import { beginOf, formatDate } from '@nordlys/core'

/** A letter's reader, and the document that it is about, by the name that players choose it by. */
export interface DocumentReader {
  to: string
  firstName: string
  brandName: string
  documentName: string
}

export interface DocumentEmail {
  to: string
  subject: string
  text: string
  templateId: 'document' | 'document-request'
}

/** Tells a player what became of a document. Subjects are read on locked screens: they do not say which. */
export function documentEmail(
  reader: DocumentReader,
  reason: DocumentRejection | null,
): DocumentEmail {
  const { documentName } = reader
  if (reason === null) {
    const line = `Vi har set på dit dokument (${documentName}) og godkendt det.`
    return letter(reader, 'document', 'Dit dokument er godkendt', [line])
  }
  return letter(reader, 'document', 'Vi mangler et nyt dokument fra dig', [
    `Vi kan ikke bruge det dokument, du har sendt (${documentName}): ${reasons[reason]}.`,
    'Du kan sende et nyt under Dokumentation på din profil.',
  ])
}

/** Asks for a document. `lastDay`: a Danish date, YYYY-MM-DD. */
export function documentRequestEmail(
  reader: DocumentReader,
  { purpose, lastDay }: { purpose: DocumentPurpose; lastDay: string },
): DocumentEmail {
  const day = formatDate(beginOf(lastDay))
  return letter(reader, 'document-request', 'Vi har brug for et dokument fra dig', [
    `Vi beder dig sende et dokument: ${reader.documentName}. Det gør vi, fordi ${purposes[purpose]}.`,
    `Send en fil, du ikke har sendt før, senest ${day} under Dokumentation på din profil.`,
    'Log ind på vores side, som du plejer, og send den ikke som svar på denne mail.',
  ])
}

export function requestWithdrawnEmail(reader: DocumentReader): DocumentEmail {
  return letter(reader, 'document-request', 'Vi har ikke længere brug for dokumentet', [
    `Vi bad dig om et dokument: ${reader.documentName}. Det har vi ikke brug for mere.`,
    'Du skal ikke gøre noget.',
  ])
}

function letter(
  { to, firstName, brandName }: DocumentReader,
  templateId: DocumentEmail['templateId'],
  subject: string,
  lines: readonly string[],
): DocumentEmail {
  const text = [`Hej ${firstName}`, ...lines, `Venlig hilsen\n${brandName}`].join('\n\n')
  return { to, subject, text, templateId }
}

const purposes: Readonly<Record<DocumentPurpose, string>> = {
  identity: 'vi skal være sikre på, hvem du er',
  address: 'vi skal være sikre på, hvor du bor',
  means: 'loven kræver, at vi ved, hvor de penge, du spiller for, kommer fra',
  'card-holder': 'vi skal være sikre på, at betalingskortet er dit',
}

const reasons: Readonly<Record<DocumentRejection, string>> = {
  unreadable: 'det kan ikke læses',
  incomplete: 'noget af det mangler',
  expired: 'det er udløbet',
  'wrong-document': 'det er et andet dokument end det, vi har brug for',
  'other-person': 'det står i en anden persons navn',
}

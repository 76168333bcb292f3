import { brandName, type ComplaintOutcome, type ComplaintWayOn } from '@nordlys/contracts'
import { formatDate, formatMoment } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Tx } from '../db/index.ts'
import type { SupportContext } from './context.ts'
import type { SupportCaseTable } from './tables.ts'

type Case = Selectable<SupportCaseTable>

interface Letter {
  /** Names the letter, so that it is sent once however often that is tried. */
  key: string
  subject: string
  lines: readonly string[]
}

/**
 * Queues a letter to the complainant, in the transaction that it tells of. The letter of a case with an
 * account says where the case is read, and nothing of the words. One that came by the contact form names
 * nobody: whose the address is has not been proved. [CP9]
 */
export async function writeTo(
  { enqueue }: Pick<SupportContext, 'enqueue'>,
  tx: Tx,
  row: Case,
  { key, subject, lines }: Letter,
): Promise<void> {
  const reader = await readerOf(tx, row)
  if (!reader) return
  const greeting = reader.firstName === undefined ? 'Hej' : `Hej ${reader.firstName}`
  await enqueue(tx, 'send-email', {
    to: reader.email,
    ...(row.player_id !== null && { playerId: row.player_id }),
    subject: `${subject} (nr. ${row.case_id})`,
    text: [greeting, ...lines, `Venlig hilsen\n${brandName}`].join('\n\n'),
    templateId: 'complaint',
    idempotencyKey: `complaint-${row.case_id}-${key}`,
  })
}

async function readerOf(tx: Tx, { player_id: player, email }: Case) {
  if (email !== null) return { email, firstName: undefined }
  const row = await tx
    .selectFrom('players_player')
    .select(['first_name', 'email'])
    .where('player_id', '=', player)
    .executeTakeFirst()
  return row && { email: row.email, firstName: row.first_name }
}

/** Tells customer service of news in a case, without what was written. */
export async function tellStaff(
  { enqueue, customerServiceEmail }: Pick<SupportContext, 'enqueue' | 'customerServiceEmail'>,
  tx: Tx,
  { case_id: number, due_at: dueAt }: Pick<Case, 'case_id' | 'due_at'>,
  news: { key: string; subject: string },
): Promise<void> {
  await enqueue(tx, 'send-email', {
    to: customerServiceEmail,
    subject: `${news.subject} (nr. ${number})`,
    text: [`Frist: ${formatDate(dueAt)}.`, `npm run desk -- complaints --case ${number}`].join(
      '\n',
    ),
    templateId: 'complaint-desk',
    idempotencyKey: `complaint-desk-${number}-${news.key}`,
  })
}

const inAccount = 'Du læser sagen og skriver til os under Klager på din konto.'
const byForm =
  'Skriver du til os igen om klagen, så brug kontaktformularen og oplys nummeret. ' +
  'Vi svarer på denne e-mailadresse.'

function wayToUs({ player_id: player }: Case): string {
  return player === null ? byForm : inAccount
}

export function receivedLetter(row: Case): Letter {
  return {
    key: 'received',
    subject: 'Vi har modtaget din klage',
    lines: [
      `Vi har modtaget din klage den ${formatMoment(row.received_at)}. Den har nummer ${row.case_id}.`,
      'Vi behandler den hurtigst muligt. Er den ikke afgjort senest den ' +
        `${formatDate(row.due_at)}, skriver vi, hvornår du kan vente en afgørelse.`,
      wayToUs(row),
    ],
  }
}

/** `words` stand in it only where there is no account to read them in. */
export function answeredLetter(
  row: Case,
  answer: { messageId: bigint; words: string; expectedBy: Date | undefined },
): Letter {
  const { messageId, words, expectedBy } = answer
  return {
    key: `answer-${messageId}`,
    subject: 'Vi har svaret på din klage',
    lines: [
      ...(row.player_id === null
        ? ['Vi har svaret på din klage:', words]
        : ['Vi har svaret på din klage.']),
      ...(expectedBy ? [expectedLine(expectedBy)] : []),
      wayToUs(row),
    ],
  }
}

export function laterLetter(row: Case, told: { at: Date; expectedBy: Date }): Letter {
  return {
    key: `later-${told.at.getTime()}`,
    subject: 'Din klage tager længere tid',
    lines: [
      `Vi har endnu ikke afgjort din klage fra den ${formatDate(row.received_at)}.`,
      expectedLine(told.expectedBy),
      wayToUs(row),
    ],
  }
}

function expectedLine(expectedBy: Date): string {
  return `Du kan vente en afgørelse senest den ${formatDate(expectedBy)}.`
}

const outcomes: Readonly<Record<ComplaintOutcome, string>> = {
  upheld: 'Du har fået medhold.',
  partly: 'Du har fået delvist medhold.',
  rejected: 'Du har ikke fået medhold.',
  settled: 'Sagen er løst ved en aftale med dig.',
}

const waysOn: Readonly<Record<ComplaintWayOn, string>> = {
  'complaint-boards':
    'Er du ikke enig, kan du klage til Mæglingsteamet for Forbrugerklager ved Nævnenes Hus på ' +
    'naevneneshus.dk.',
  'consumer-ombudsman':
    'Er du ikke enig, kan du klage over markedsføring til Forbrugerombudsmanden på ' +
    'forbrugerombudsmanden.dk.',
  'data-protection-agency':
    'Er du ikke enig, kan du klage over behandlingen af dine personoplysninger til Datatilsynet på ' +
    'datatilsynet.dk.',
}

/** The outcome and the way on; the reasons only where there is no account to read them in. */
export function decidedLetter(
  row: Case,
  decided: { outcome: ComplaintOutcome; reasons: string; wayOn: ComplaintWayOn },
): Letter {
  const { outcome, reasons, wayOn } = decided
  return {
    key: 'decided',
    subject: 'Vi har afgjort din klage',
    lines: [
      `Vi har afgjort din klage. ${outcomes[outcome]}`,
      ...(row.player_id === null
        ? ['Det er vores begrundelse:', reasons]
        : ['Du læser afgørelsen og begrundelsen under Klager på din konto.']),
      waysOn[wayOn],
    ],
  }
}

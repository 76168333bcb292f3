import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField, linesField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'
import {
  complaintLengthMax,
  complaintOutcomes,
  complaintStates,
  complaintTopics,
  complaintWaysOn,
} from './complaint-form.ts'
import { documentBytesMax, fileNameLengthMax } from './document-files.ts'

/** The number of a case, by which its player knows it. */
export const complaintNumber = z.int().min(1).max(Number.MAX_SAFE_INTEGER)

/** A round or a payment of the player's own that a complaint is about. */
const subjectKind = z.enum(['round', 'deposit', 'withdrawal'])
const subjectNamed = z.object({ kind: subjectKind, id: lineField(100).min(1) })
const subject = z.object({ kind: subjectKind, id: z.string(), at: momentField })

/** As it is chosen from: a payment has an amount, a round its game and what was staked. */
const subjectChoice = z.object({
  kind: subjectKind,
  id: z.string(),
  at: momentField,
  amountOre: oreField,
  gameId: z.string().optional(),
})

const writtenInCase = z.object({ author: z.enum(['player', 'staff']), words: z.string() })
const decision = z.object({
  outcome: z.enum(complaintOutcomes),
  reasons: z.string(),
  wayOn: z.enum(complaintWaysOn),
  decidedAt: momentField,
})

const summaryFields = {
  number: complaintNumber,
  topic: z.enum(complaintTopics),
  state: z.enum(complaintStates),
  receivedAt: momentField,
  /** The last moment of the day by which it is decided, or its player reads when to expect it. */
  dueAt: momentField,
  /** The last notice that it takes longer. */
  toldAt: momentField.optional(),
  /** The last moment of the day by which a decision is promised, where one was named. */
  expectedBy: momentField.optional(),
}

/** A case, as its player and staff both read it. */
export const complaintFields = {
  ...summaryFields,
  subject: subject.optional(),
  /** Absent where it came by the contact form. */
  wish: z.string().optional(),
  words: z.string(),
  files: z.array(z.object({ fileName: z.string(), sentAt: momentField })),
  /** There exactly when it is decided. */
  decision: decision.optional(),
}

const complaintSummary = z.object(summaryFields)
const complaint = z.object({
  ...complaintFields,
  messages: z.array(writtenInCase.extend({ writtenAt: momentField })),
})

/** The player's own cases, newest first. */
export const readComplaints = call({
  name: 'read-complaints',
  path: '/v1/complaints/list',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ complaints: z.array(complaintSummary) }),
  refusals: { 'session-expired': nothing },
})

/** One case of the player's own. Another's is answered as one that does not exist. */
export const readComplaint = call({
  name: 'read-complaint',
  path: '/v1/complaints/read',
  actor: { kind: 'player' },
  request: z.object({ number: complaintNumber }),
  answer: z.object({ complaint }),
  refusals: { 'session-expired': nothing, unknown: nothing },
})

/**
 * The player's own payments and rounds that a complaint may be about, newest first: of one Danish day, or the
 * latest of 30 days where none is named.
 */
export const listComplaintSubjects = call({
  name: 'list-complaint-subjects',
  path: '/v1/complaints/subjects',
  actor: { kind: 'player' },
  request: z.object({ day: z.iso.date().optional() }),
  answer: z.object({ subjects: z.array(subjectChoice) }),
  refusals: { 'session-expired': nothing },
})

const complaintProblem = z.discriminatedUnion('field', [
  z.object({ field: z.literal('topic'), reason: z.literal('required') }),
  z.object({ field: z.literal('subject'), reason: z.literal('unknown') }),
  z.object({ field: z.literal('words'), reason: z.enum(['required', 'personal-number']) }),
  z.object({ field: z.literal('wish'), reason: z.enum(['required', 'personal-number']) }),
])

/** Makes a case of the player's, which is written to them at once. The same wish sent again is one case. */
export const makeComplaint = call({
  name: 'make-complaint',
  path: '/v1/complaints/make',
  actor: { kind: 'player' },
  request: z.object({
    topic: lineField(complaintLengthMax.topic),
    subject: subjectNamed.optional(),
    words: linesField(complaintLengthMax.words),
    wish: linesField(complaintLengthMax.wish),
    idempotencyKey: z.uuid(),
  }),
  answer: z.object({ number: complaintNumber, dueAt: momentField }),
  refusals: {
    'session-expired': nothing,
    /** The key was sent with another complaint before. */
    'key-used': nothing,
    /** The account is closed: then the contact form takes it. */
    'not-allowed': nothing,
    'not-valid': z.object({ problems: z.array(complaintProblem) }),
    /** As many as may be open are. */
    'too-many-complaints': nothing,
  },
})

/** Adds to a case of the player's own until it is decided. */
export const writeInComplaint = call({
  name: 'write-in-complaint',
  path: '/v1/complaints/write',
  actor: { kind: 'player' },
  request: z.object({
    number: complaintNumber,
    words: linesField(complaintLengthMax.words),
    idempotencyKey: z.uuid(),
  }),
  answer: z.object({}),
  refusals: {
    'session-expired': nothing,
    unknown: nothing,
    'already-decided': nothing,
    'words-required': nothing,
    'personal-number': nothing,
    'too-many-messages': nothing,
  },
})

/** Four characters carry three bytes. */
const base64LengthMax = Math.ceil((documentBytesMax + 1) / 3) * 4

/** One file to a case of the player's own, by the rules of documents. The same file is one. */
export const addComplaintFile = call({
  name: 'add-complaint-file',
  path: '/v1/complaints/file',
  actor: { kind: 'player' },
  requestBytesMax: base64LengthMax + 16 * 1_024,
  request: z.object({
    number: complaintNumber,
    file_name: lineField(fileNameLengthMax),
    /** The bytes in base64. */
    file: z.string().max(base64LengthMax),
  }),
  answer: z.object({}),
  refusals: {
    'session-expired': nothing,
    unknown: nothing,
    'already-decided': nothing,
    'empty-file': nothing,
    'file-too-large': nothing,
    'too-many-attempts': nothing,
    'unknown-file-type': nothing,
    'unreadable-file': nothing,
    /** As many as a case may have, or a player in a day or in all. */
    'too-many-documents': nothing,
  },
})

export type Complaint = z.output<typeof complaint>
export type ComplaintSummary = z.output<typeof complaintSummary>
export type ComplaintProblem = z.output<typeof complaintProblem>
export type ComplaintSubject = z.output<typeof subject>
export type ComplaintSubjectChoice = z.output<typeof subjectChoice>
export type ComplaintSubjectNamed = z.output<typeof subjectNamed>

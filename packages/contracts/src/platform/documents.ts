import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import {
  documentBytesMax,
  documentPurposes,
  documentRejections,
  fileNameLengthMax,
} from './document-files.ts'

/** `in-review` once an employee has opened it; `replaced` once another came for a rejected one. */
const documentState = z.enum(['received', 'in-review', 'approved', 'rejected', 'replaced'])

/** A document as its player sees it: what it is, never what is in it. */
const keptDocument = z.object({
  documentId: z.string(),
  /** The name of a choice in the configuration `optionUploadFile`. */
  documentType: z.string(),
  fileName: z.string(),
  state: documentState,
  /** Of a rejected or replaced one. */
  reason: z.enum(documentRejections).optional(),
  receivedAt: momentField,
})

/** A document that staff have asked for and not approved yet. */
const askedDocument = z.object({
  /** The name of a choice in the configuration `optionUploadFile`. */
  documentType: z.string(),
  purpose: z.enum(documentPurposes),
  /** The last Danish day, YYYY-MM-DD, on which it is in time. */
  lastDay: z.iso.date(),
  /** A document of its type has come since, and was not rejected. */
  isAnswered: z.boolean(),
})

/** Four characters carry three bytes. */
const base64LengthMax = Math.ceil((documentBytesMax + 1) / 3) * 4

/**
 * One file of documentation. The same file of the same type is one document, however often it is sent.
 * The fields are named as the form's. [SCREEN-11]
 */
export const uploadDocument = call({
  name: 'upload-document',
  path: '/v1/documents/upload',
  actor: { kind: 'player' },
  requestBytesMax: base64LengthMax + 16 * 1_024,
  request: z.object({
    document_type: lineField(100),
    file_name: lineField(fileNameLengthMax),
    /** The bytes in base64. */
    file: z.string().max(base64LengthMax),
  }),
  answer: z.object({ document: keptDocument }),
  refusals: {
    'session-expired': nothing,
    'unknown-document-type': nothing,
    'empty-file': nothing,
    'file-too-large': nothing,
    'too-many-attempts': nothing,
    /** Neither a JPG, a PNG nor a PDF by its bytes, or a PDF that would do something by itself. */
    'unknown-file-type': nothing,
    /** A picture that cannot be drawn, or has more pixels than any camera's. */
    'unreadable-file': nothing,
    'too-many-documents': nothing,
  },
})

/** The documents that the player has sent, newest first, and those that are asked for, oldest first. */
export const listDocuments = call({
  name: 'list-documents',
  path: '/v1/documents/list',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ documents: z.array(keptDocument), asked: z.array(askedDocument) }),
  refusals: { 'session-expired': nothing },
})

/** Takes a document back, for good, as long as nobody has opened it. */
export const takeBackDocument = call({
  name: 'take-back-document',
  path: '/v1/documents/take-back',
  actor: { kind: 'player' },
  request: z.object({ documentId: z.string().regex(/^[1-9]\d{0,17}$/) }),
  answer: z.object({}),
  refusals: {
    'session-expired': nothing,
    unknown: nothing,
    /** Somebody has opened it. */
    'too-late': nothing,
    /** A withdrawal waits for it, or staff have asked for it. */
    awaited: nothing,
  },
})

export type KeptDocument = z.output<typeof keptDocument>
export type AskedDocument = z.output<typeof askedDocument>
export type DocumentState = z.output<typeof documentState>

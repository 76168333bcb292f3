import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import { documentPurposes } from '../platform/document-files.ts'
import { playerNumber } from './lock.ts'

const ask = { kind: 'staff', right: 'document:ask', agreement: 'one' } as const

/** The longest time that a player is given, in days. */
export const documentRequestDaysMax = 60

const openRequest = z.object({
  requestId: z.string(),
  /** "Spilkonto". */
  playerId: z.int(),
  documentType: z.string(),
  purpose: z.enum(documentPurposes),
  askedAt: momentField,
  askedBy: z.string(),
  /** The last Danish day, YYYY-MM-DD, on which it is in time. */
  lastDay: z.iso.date(),
  isLate: z.boolean(),
  /** A document of its type has come since, and was not rejected. */
  isAnswered: z.boolean(),
})

/** Documents that were asked for and are not approved, the oldest 100 first. */
export const listDocumentRequests = call({
  name: 'list-document-requests',
  path: '/v1/staff/documents/requests/list',
  actor: ask,
  request: z.object({}),
  answer: z.object({ requests: z.array(openRequest) }),
  refusals: {},
})

/** Asks a player for a document without a withdrawal. They read what, why and until when. */
export const requestDocument = call({
  name: 'request-document',
  path: '/v1/staff/documents/requests/ask',
  actor: ask,
  request: z.object({
    playerId: playerNumber,
    documentType: lineField(100).min(1),
    purpose: z.enum(documentPurposes),
    /** Whole days after today. */
    days: z.int().min(1).max(documentRequestDaysMax),
  }),
  answer: z.object({ requestId: z.string(), lastDay: z.iso.date() }),
  refusals: {
    /** No account, or one that is closed. */
    unknown: nothing,
    'unknown-document-type': nothing,
    /** A document of the type waits to be judged, which comes first. */
    'one-waits': nothing,
    /** It is asked for already; the same words of the same employee are answered as they stand. */
    'already-asked': nothing,
  },
})

/** Ends a request without a document. The player reads that it is no longer needed. */
export const withdrawDocumentRequest = call({
  name: 'withdraw-document-request',
  path: '/v1/staff/documents/requests/withdraw',
  actor: ask,
  request: z.object({ requestId: z.string().regex(/^[1-9]\d{0,17}$/) }),
  answer: z.object({}),
  refusals: { unknown: nothing },
})

export type OpenDocumentRequest = z.output<typeof openRequest>

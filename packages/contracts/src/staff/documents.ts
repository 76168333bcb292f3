import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import { documentRejections, openedFile } from '../platform/document-files.ts'

const read = { kind: 'staff', right: 'document:read', agreement: 'one' } as const
const judge = { kind: 'staff', right: 'document:judge', agreement: 'two' } as const

const documentId = z.string().regex(/^[1-9]\d{0,17}$/)

const waitingDocument = z.object({
  documentId: z.string(),
  /** "Spilkonto". */
  playerId: z.int(),
  documentType: z.string(),
  fileName: z.string(),
  state: z.enum(['received', 'in-review']),
  receivedAt: momentField,
  /** The employee who opened it last. */
  openedBy: z.string().optional(),
})

/** Documents that nobody has judged, the oldest 100 first. Files of complaints are none of them. */
export const listWaitingDocuments = call({
  name: 'list-waiting-documents',
  path: '/v1/staff/documents/list',
  actor: read,
  request: z.object({}),
  answer: z.object({ documents: z.array(waitingDocument) }),
  refusals: {},
})

/** The only way to what a player sent: for a reason that is kept with the employee's name. [SEC-87] */
export const openDocument = call({
  name: 'open-document',
  path: '/v1/staff/documents/open',
  actor: read,
  request: z.object({ documentId, reason: lineField(500).min(1) }),
  answer: openedFile.extend({ playerId: z.int() }),
  refusals: { unknown: nothing, 'personal-number': nothing },
})

const judged = {
  unknown: nothing,
  /** This employee has not opened it, or another one has since. */
  'not-opened': nothing,
  /** Decided otherwise, or by another; the same by the same employee is answered as it was. */
  'already-judged': nothing,
  /** This employee asked the player for it. */
  'second-person-needed': nothing,
}

/** Finds a document in order. Who asked for it does not judge it. */
export const approveDocument = call({
  name: 'approve-document',
  path: '/v1/staff/documents/approve',
  actor: judge,
  request: z.object({ documentId }),
  answer: z.object({}),
  refusals: judged,
})

/** Rejects a document for a reason that the player reads. */
export const rejectDocument = call({
  name: 'reject-document',
  path: '/v1/staff/documents/reject',
  actor: judge,
  request: z.object({ documentId, reason: z.enum(documentRejections) }),
  answer: z.object({}),
  refusals: judged,
})

export type WaitingDocument = z.output<typeof waitingDocument>

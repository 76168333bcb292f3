import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField, linesField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import {
  complaintLengthMax,
  complaintOutcomes,
  complaintWaysOn,
} from '../platform/complaint-form.ts'
import { complaintFields, complaintNumber } from '../platform/complaints.ts'
import { openedFile } from '../platform/document-files.ts'

const read = { kind: 'staff', right: 'complaint:read', agreement: 'one' } as const
const decide = { kind: 'staff', right: 'complaint:decide', agreement: 'one' } as const

/** Words that the player reads unchanged. */
const written = linesField(complaintLengthMax.words).min(1)

const staffComplaint = z.object({
  ...complaintFields,
  /** "Spilkonto"; absent where somebody complained by the contact form, who is `from` then. */
  playerId: z.int().optional(),
  from: z.object({ name: z.string(), email: z.string() }).optional(),
  messages: z.array(
    z.object({
      author: z.enum(['player', 'staff']),
      /** The employee's name. */
      by: z.string().optional(),
      words: z.string(),
      writtenAt: momentField,
    }),
  ),
  decidedBy: z.string().optional(),
})

/** Cases that are not decided, the first due first; with `all` decided ones too, the newest 100 first. */
export const listComplaints = call({
  name: 'list-complaints',
  path: '/v1/staff/complaints/list',
  actor: read,
  request: z.object({ all: z.boolean() }),
  answer: z.object({ complaints: z.array(staffComplaint) }),
  refusals: {},
})

export const readComplaintCase = call({
  name: 'read-complaint-case',
  path: '/v1/staff/complaints/read',
  actor: read,
  request: z.object({ number: complaintNumber }),
  answer: z.object({ complaint: staffComplaint }),
  refusals: { unknown: nothing },
})

/** A file of a case, for a reason that is kept with the employee's name. */
export const openComplaintFile = call({
  name: 'open-complaint-file',
  path: '/v1/staff/complaints/open-file',
  actor: read,
  /** `place`: as the case lists its files, from 1. */
  request: z.object({
    number: complaintNumber,
    place: z.int().min(1).max(1_000),
    reason: lineField(500).min(1),
  }),
  answer: openedFile,
  refusals: { unknown: nothing, 'personal-number': nothing },
})

/**
 * Writes to the complainant, and may promise the decision by a day. The answer is the whole case, with the
 * words of others meanwhile; the same words by the same employee again are written once.
 */
export const answerComplaint = call({
  name: 'answer-complaint',
  path: '/v1/staff/complaints/answer',
  actor: decide,
  request: z.object({
    number: complaintNumber,
    words: written,
    /** The Danish day by whose end the decision may be expected. */
    expectedOn: z.iso.date().optional(),
  }),
  answer: z.object({ complaint: staffComplaint }),
  refusals: {
    /** Nothing that is kept or mailed holds a CPR number. */
    'personal-number': nothing,
    unknown: nothing,
    /** With what was decided. */
    'already-decided': z.object({ complaint: staffComplaint }),
    /** A day that is over, today or too far ahead. */
    'day-not-possible': nothing,
  },
})

/** Decides a case, once, with reasons and the way on. The first decision stands. */
export const decideComplaint = call({
  name: 'decide-complaint',
  path: '/v1/staff/complaints/decide',
  actor: decide,
  request: z.object({
    number: complaintNumber,
    outcome: z.enum(complaintOutcomes),
    reasons: written,
    /** That of the topic where none is named. */
    wayOn: z.enum(complaintWaysOn).optional(),
  }),
  answer: z.object({ complaint: staffComplaint }),
  refusals: {
    'personal-number': nothing,
    unknown: nothing,
    /** With what was decided first; the same by the same employee is answered as it was. */
    'already-decided': z.object({ complaint: staffComplaint }),
  },
})

export type StaffComplaint = z.output<typeof staffComplaint>

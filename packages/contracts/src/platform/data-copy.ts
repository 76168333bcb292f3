import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing } from '../base/wire.ts'

/** Where the site serves the JSON Schema of a copy. */
export const dataCopySchemaPath = '/skema/kopi-af-dine-data-1.json'

const copyId = z.uuid()

const dataCopy = z.object({
  copyId,
  orderedAt: momentField,
  state: z.enum(['under-way', 'ready', 'gone']),
  /** Until when it can be fetched, while it can. */
  expiresAt: momentField.optional(),
  /** Whether this login may fetch it: MitID has just confirmed who asks. */
  isOpen: z.boolean(),
})

export type DataCopy = z.output<typeof dataCopy>

/** The player's latest copy of their data, or the one that is named. Another's is not there. [PD4] */
export const readDataCopy = call({
  name: 'read-data-copy',
  path: '/v1/data-copy/read',
  actor: { kind: 'player' },
  request: z.object({ copyId: copyId.optional() }),
  answer: z.object({
    copy: dataCopy.optional(),
    /** From when the next one may be ordered, where that is still ahead. */
    mayOrderAt: momentField.optional(),
  }),
  refusals: { 'session-expired': nothing },
})

/** Orders a copy of all that is kept of the player; a letter says when it is there. [PD4] */
export const orderDataCopy = call({
  name: 'order-data-copy',
  path: '/v1/data-copy/order',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ copyId }),
  refusals: {
    'session-expired': nothing,
    'under-way': nothing,
    'too-soon': z.object({ mayOrderAt: momentField }),
  },
})

/** Sends the player to MitID to confirm that they fetch their copy. Another's is unknown. [PD5] */
export const openDataCopy = call({
  name: 'open-data-copy',
  path: '/v1/data-copy/open',
  actor: { kind: 'player' },
  request: z.object({ copyId }),
  answer: z.object({ authorizeUrl: z.url(), transaction: z.string(), expiresAt: momentField }),
  refusals: {
    'session-expired': nothing,
    unknown: nothing,
    gone: nothing,
    'too-many-attempts': nothing,
    'identity-provider-down': nothing,
  },
})

/**
 * One part of a copy: they are read in turn, from 0, and are the file together. The confirmation holds for as
 * long as they are read. [PD5]
 */
export const readDataCopyPart = call({
  name: 'read-data-copy-part',
  path: '/v1/data-copy/part',
  actor: { kind: 'player' },
  request: z.object({ copyId, part: z.int().min(0).max(1_000_000) }),
  answer: z.object({ text: z.string(), parts: z.int() }),
  refusals: {
    'session-expired': nothing,
    unknown: nothing,
    gone: nothing,
    'not-confirmed': nothing,
  },
})

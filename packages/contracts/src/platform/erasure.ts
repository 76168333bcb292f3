import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing } from '../base/wire.ts'

/** The law, or the ground, on which something is kept. */
export const erasureBases = [
  ...(['contract', 'gambling', 'laundering', 'books', 'consent', 'interest'] as const),
  ...(['access', 'erasure', 'claims', 'none'] as const),
] as const

/** Some of a player's data, which erasure treats alike. */
const erasureGroup = z.object({
  /**
   * `at-once`; `by-itself`, within its own short period; `after-the-law`; `by-number`: it stays with the
   * books, and nothing says whose it was once the person has left.
   */
  when: z.enum(['at-once', 'by-itself', 'after-the-law', 'by-number']),
  basis: z.enum(erasureBases),
  /** The first moment at which it goes, where that counts from the account's closing. */
  until: momentField.optional(),
  /** Danish names of the kinds. */
  kinds: z.array(z.string()),
})

export type ErasureGroup = z.output<typeof erasureGroup>

/** Which data erasure takes of the player and which it leaves; with the wish, where there is one. [PD16] */
export const readErasure = call({
  name: 'read-erasure',
  path: '/v1/erasure/read',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    /** When the player wished it. */
    askedAt: momentField.optional(),
    /** Whether the account is closed already. */
    isClosed: z.boolean(),
    /** When the person leaves: five years after the closing, or after now. */
    leavesAt: momentField,
    groups: z.array(erasureGroup),
  }),
  refusals: { 'session-expired': nothing },
})

/**
 * Sends the player to MitID to confirm that the account is closed, its money paid out, and what no law keeps
 * erased. [PD15]
 */
export const startErasure = call({
  name: 'start-erasure',
  path: '/v1/erasure/start',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ authorizeUrl: z.url(), transaction: z.string(), expiresAt: momentField }),
  refusals: {
    'session-expired': nothing,
    'identity-provider-down': nothing,
  },
})

import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing } from '../base/wire.ts'

/** The player's name and address as MitID gave them last. [ID46] */
export const readOwnDetails = call({
  name: 'read-own-details',
  path: '/v1/details/read',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    /** Absent until the player has asked MitID for them. */
    details: z
      .discriminatedUnion('isProtected', [
        z.object({ isProtected: z.literal(true), givenAt: momentField }),
        z.object({
          isProtected: z.literal(false),
          givenAt: momentField,
          name: z.string(),
          /** Empty for a person without an address in Denmark. */
          addressLines: z.array(z.string()),
        }),
      ])
      .optional(),
    /** From when MitID may be asked again; absent: now. */
    againAt: momentField.optional(),
  }),
  refusals: { 'session-expired': nothing },
})

/** Sends the player to MitID to have name and address given to us. [ID46] */
export const startDetails = call({
  name: 'start-details',
  path: '/v1/details/start',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ authorizeUrl: z.url(), transaction: z.string(), expiresAt: momentField }),
  refusals: {
    'session-expired': nothing,
    /** MitID has given them less than a day ago. */
    'asked-today': nothing,
    'too-many-attempts': nothing,
    'identity-provider-down': nothing,
  },
})

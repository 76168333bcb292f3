import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import { contactKinds } from './contact-kinds.ts'
import { contactProblem } from './registration.ts'

const contactKind = z.enum(contactKinds)

/** One way of reaching the player: what counts now, and what waits to be confirmed. */
const ownContact = z.object({
  value: z.string(),
  isConfirmed: z.boolean(),
  /** What the last letter or SMS asked to confirm, while its link or code still works. */
  waiting: z
    .object({
      value: z.string(),
      isChange: z.boolean(),
      expiresAt: momentField,
      /** The letter came back: there is no such address. [LT8] */
      isBounced: z.literal(true).optional(),
    })
    .optional(),
})

/** How we reach the player, and what of it they have confirmed. [ID33] */
export const readOwnContact = call({
  name: 'read-own-contact',
  path: '/v1/contact/read',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    email: ownContact,
    mobile: ownContact,
    /** Our letters cannot reach the address. [LT6] */
    isEmailBounced: z.literal(true).optional(),
    /** The country codes that a new number may have. [VAL-03] */
    countryCodes: z.array(z.string()),
  }),
  refusals: { 'session-expired': nothing },
})

/**
 * Sends the player to MitID to confirm that they want another address or number. Nothing changes, and
 * nothing is sent, before MitID has said who asks. Raw as typed; the platform decides. [ID34]
 */
export const startContactChange = call({
  name: 'start-contact-change',
  path: '/v1/contact/change',
  actor: { kind: 'player' },
  request: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('email'), email: lineField(400) }),
    z.object({
      kind: z.literal('mobile'),
      mobile_country_code: lineField(10),
      mobile: lineField(40),
    }),
  ]),
  answer: z.object({ authorizeUrl: z.url(), transaction: z.string(), expiresAt: momentField }),
  refusals: {
    'session-expired': nothing,
    'invalid-fields': z.object({ problems: z.array(contactProblem) }),
    /** It is the one that we have. */
    unchanged: nothing,
    'too-many-attempts': nothing,
    'identity-provider-down': nothing,
  },
})

/**
 * Sends a new link or code for what waits, or for what was given at registration; the last one dies. [ID38]
 */
export const sendContactCode = call({
  name: 'send-contact-code',
  path: '/v1/contact/send',
  actor: { kind: 'player' },
  request: z.object({ kind: contactKind }),
  answer: z.object({ expiresAt: momentField }),
  refusals: {
    'session-expired': nothing,
    'nothing-to-confirm': nothing,
    'too-many-attempts': nothing,
  },
})

/** Takes the six digits of an SMS, at most five times for each SMS. [ID36] */
export const confirmMobile = call({
  name: 'confirm-mobile',
  path: '/v1/contact/confirm-mobile',
  actor: { kind: 'player' },
  request: z.object({ code: lineField(40) }),
  answer: z.object({}),
  refusals: {
    'session-expired': nothing,
    /** No SMS of the last ten minutes waits for its code. */
    'no-code': nothing,
    'wrong-code': z.object({ triesLeft: z.int() }),
  },
})

/**
 * Takes the secret of a letter's link from anybody who reads the mailbox: the player need not be logged in.
 * [ID35]
 */
export const confirmEmail = call({
  name: 'confirm-email',
  path: '/v1/contact/confirm-email',
  actor: { kind: 'visitor' },
  request: z.object({ link: lineField(200) }),
  answer: z.object({}),
  refusals: {
    'too-many-attempts': nothing,
    /** No link of ours. The refusals below go to the holder of the secret alone. */
    unknown: nothing,
    'link-used': nothing,
    /** A later link took its place. */
    'link-replaced': nothing,
    'link-expired': nothing,
    /** The address cannot be this account's; of whom it is, nothing is said. */
    'address-not-possible': nothing,
  },
})

export type OwnContact = z.output<typeof ownContact>

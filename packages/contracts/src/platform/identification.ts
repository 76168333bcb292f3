import { foldLine } from '@nordlys/core'
import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'
import { contactKinds } from './contact-kinds.ts'
import { deviceMark, sessionDevice, sessionGrant } from './session.ts'

/**
 * Identification with MitID: the site sends the browser to the broker and hands back what it
 * returned with. `transaction` is the secret of this one attempt; it lives in an HttpOnly cookie.
 */
export const startIdentification = call({
  name: 'start-identification',
  path: '/v1/identification/start',
  actor: { kind: 'visitor' },
  request: z.object({
    purpose: z.enum(['login', 'register']),
    /** The registration's secret, when the purpose is to register. */
    registration: lineField(100).optional(),
    /** A path on the site to return to after login. */
    returnTo: lineField(500).optional(),
    /** The browser's own name for its visits of these minutes, when it has made some before. */
    browser: lineField(64).min(16).optional(),
  }),
  answer: z.object({ authorizeUrl: z.url(), transaction: z.string(), expiresAt: momentField }),
  refusals: {
    'registration-expired': nothing,
    'registration-incomplete': nothing,
    'identity-provider-down': nothing,
    'too-many-attempts': nothing,
  },
})

export const finishIdentification = call({
  name: 'finish-identification',
  path: '/v1/identification/finish',
  actor: { kind: 'visitor' },
  request: z.object({
    transaction: lineField(100),
    /** The whole address the broker sent the browser back to. */
    callbackUrl: z.url().overwrite(foldLine).max(4000),
    device: sessionDevice.optional(),
    deviceMark: deviceMark.optional(),
  }),
  answer: z.object({
    result: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('logged-in'), session: sessionGrant, returnTo: z.string() }),
      /** Identified; the CPR number is asked for next. */
      z.object({ kind: z.literal('registering') }),
      z.object({
        kind: z.literal('withdrawal-created'),
        withdrawalId: z.string(),
        amountOre: oreField,
      }),
      /** The account is closed. Nothing was paid out where nothing could be any more. */
      z.object({ kind: z.literal('account-closed'), paidOutOre: oreField }),
      /** The new address or number waits: a link or a code is on its way to it. */
      z.object({ kind: z.literal('contact-asked'), contact: z.enum(contactKinds) }),
      /** MitID has given name and address. */
      z.object({ kind: z.literal('details-given') }),
      /** The player's copy of their data may be fetched in this login. */
      z.object({ kind: z.literal('data-copy-opened'), copyId: z.uuid() }),
      /** The account is closed, and what no law keeps of the player is erased: once all is settled. [PD21] */
      z.object({
        kind: z.literal('erasure-asked'),
        paidOutOre: oreField,
        isUnsettled: z.literal(true).optional(),
      }),
    ]),
  }),
  refusals: {
    'transaction-expired': nothing,
    cancelled: nothing,
    'identity-provider-down': nothing,
    'token-expired': nothing,
    'identity-rejected': nothing,
    'assurance-too-low': nothing,
    /** The person's MitID is blocked, at MitID. */
    'mitid-blocked': nothing,
    /** The account is locked, by us. */
    'user-locked': nothing,
    'no-account': nothing,
    'registration-expired': nothing,
    'other-identity': nothing,
    'withdrawal-refused': z.object({ reason: z.string() }),
    /** The wish for another address or number waited too long. */
    'contact-change-expired': nothing,
    /** The login that asked for name and address is over. */
    'details-expired': nothing,
    /** So much has been sent to that address or number of late. */
    'too-many-attempts': nothing,
  },
})

import { z } from 'zod'
import { call } from '../call.ts'
import { momentField, nothing, oreField } from '../wire.ts'

/** What a login gives: the secret for the HttpOnly cookie, the handle for the readable one. */
export const sessionGrant = z.object({
  secret: z.string(),
  handle: z.string(),
  expiresAt: momentField,
})

/** The five figures of the specification's account summary, by its names. [DATA-04] */
export const accountSummary = z.object({
  BonusBalance: oreField,
  TotalActiveBonusWageredFraction: z.number(),
  TotalActiveWageringRequirement: oreField,
  TotalBalance: oreField,
  WithdrawableBalance: oreField,
})

export const sessionPlayer = z.object({
  /** "Spilkonto". */
  playerId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  initials: z.string(),
  email: z.string(),
  loggedInAt: momentField,
  previousLoginAt: momentField.optional(),
  expiresAt: momentField,
  summary: accountSummary,
  /** Why play and deposits are closed for now, when they are. */
  restriction: z.enum(['rofus-unanswered', 'rofus-registered', 'no-deposit-limit']).optional(),
})

export const readSession = call({
  name: 'read-session',
  path: '/v1/session/read',
  session: true,
  /** `act` says the player did something: it renews the half hour. Polls do not. */
  request: z.object({ act: z.boolean() }),
  answer: z.object({ player: sessionPlayer }),
  refusals: { 'session-expired': nothing },
})

export const endSession = call({
  name: 'end-session',
  path: '/v1/session/end',
  session: true,
  request: z.object({}),
  answer: z.object({}),
  refusals: { 'session-expired': nothing },
})

export type AccountSummary = z.output<typeof accountSummary>
export type SessionGrant = z.output<typeof sessionGrant>
export type SessionPlayer = z.output<typeof sessionPlayer>

import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

/** The page of a player who is about to close the account: what becomes of their money. [LIM-05] */
export const readClosing = call({
  name: 'read-closing',
  path: '/v1/limits/closing/read',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    /** Can be paid out now. */
    cashOre: oreField,
    /** Falls away. */
    bonusOre: oreField,
    /** Staked in rounds that are not over; what they win is paid out later. */
    stakedOre: oreField,
    /** On its way in, and on its way out already. */
    incomingOre: oreField,
    withdrawals: z.object({ count: z.int(), amountOre: oreField }),
    /** Whether the account may be closed with everything paid out. */
    mayPayOut: z.boolean(),
  }),
  refusals: { 'session-expired': nothing },
})

/**
 * Sends the player to MitID to confirm that the account is closed and everything paid out to their
 * NemKonto, in one: nothing is done before MitID has said who asks. Closing without it is a pause for good.
 */
export const startClosing = call({
  name: 'start-closing',
  path: '/v1/limits/closing/start',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ authorizeUrl: z.url(), transaction: z.string(), expiresAt: momentField }),
  refusals: {
    'session-expired': nothing,
    'already-closed': nothing,
    /** There is no money to pay out, or the player owes us. */
    'not-possible': nothing,
    'identity-provider-down': nothing,
  },
})

export type Closing = z.output<typeof readClosing.answer>

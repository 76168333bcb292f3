import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import { limitAmount, limitKind, limitPeriod } from '../platform/limits.ts'
import { playerNumber } from './lock.ts'

/** Why, in words that the player is told as they are. */
const lowerReason = lineField(1_000).min(1)

/**
 * Makes one limit of a player stricter at once, or sets the first one there, and takes back the increase or
 * removal that waits for it. Staff increase no limit and take none away. [LIM-03]
 */
export const lowerLimit = call({
  name: 'lower-limit',
  path: '/v1/staff/limits/lower',
  actor: { kind: 'staff', right: 'limit:lower', agreement: 'one' },
  request: z.object({
    playerId: playerNumber,
    kind: limitKind,
    period: limitPeriod,
    /** As typed: kroner, or whole minutes of a limit of time. */
    amount: lineField(40),
    reason: lowerReason,
  }),
  /** `from` absent: there was none. */
  answer: z.object({ from: limitAmount.optional(), to: limitAmount, effectiveAt: momentField }),
  refusals: {
    unknown: nothing,
    /** What is mailed and kept holds no CPR number. */
    'personal-number': nothing,
    'amount-required': nothing,
    'amount-invalid': nothing,
    /** With the largest that may be set. */
    'amount-too-large': z.object({ most: limitAmount }),
    /** With the limit that holds. A repeat of what was done is refused so, too. */
    'not-lower': z.object({ limit: limitAmount }),
    /** The player has chosen no limit of deposits yet, and the first one is theirs to choose. [REG-04] */
    'first-deposit-limit': nothing,
  },
})

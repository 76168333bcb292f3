import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing } from '../base/wire.ts'
import { activeBonus } from './player-bonuses.ts'

/**
 * The progress of the player's active bonus, and the play left until the next notice. Absent: no
 * bonus is active, or notices are off. Reading it shows nobody a notice: a notice counts once it is
 * closed. [BONUS-02]
 */
export const readWageringNotice = call({
  name: 'read-wagering-notice',
  path: '/v1/bonuses/notice',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    notice: z
      .object({
        /** At the earliest: only play counts. 0 when it is due. */
        dueInMs: z.int().min(0),
        /** The figures are of this moment; closing the notice names it. */
        toldAt: momentField,
        bonus: activeBonus,
      })
      .optional(),
  }),
  refusals: { 'session-expired': nothing },
})

/**
 * The player has closed the notice of that moment. Where none was due any more, as after another window
 * closed it, nothing is noted.
 */
export const closeWageringNotice = call({
  name: 'close-wagering-notice',
  path: '/v1/bonuses/notice/close',
  actor: { kind: 'player' },
  request: z.object({ toldAt: momentField }),
  answer: z.object({ dueInMs: z.int().min(0).optional() }),
  refusals: { 'session-expired': nothing },
})

/** The player's choices besides the operator's figure: seldom, or 0, which is never. */
export const seldomWageringMinutes = 15

const minutes = z.int().min(0)

/** How often the notice comes, in minutes of play, and what may be chosen: nothing while it is off. */
export const readWageringInterval = call({
  name: 'read-wagering-interval',
  path: '/v1/bonuses/notice/interval',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ minutes, offered: z.array(minutes) }),
  refusals: { 'session-expired': nothing },
})

/** Holds at once, in every window of the player; asking twice changes nothing more. */
export const chooseWageringInterval = call({
  name: 'choose-wagering-interval',
  path: '/v1/bonuses/notice/interval/choose',
  actor: { kind: 'player' },
  request: z.object({ minutes }),
  answer: z.object({ minutes }),
  refusals: {
    'session-expired': nothing,
    'too-many-attempts': nothing,
    'not-offered': z.object({ offered: z.array(minutes) }),
  },
})

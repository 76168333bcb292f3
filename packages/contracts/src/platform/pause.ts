import { dayMs, hourMs } from '@nordlys/core'
import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing } from '../base/wire.ts'

/** The pauses that players may choose; `permanent` closes the account. [LIM-05] */
const pauseKind = z.enum(['24-hours', '30-days', 'permanent'])

/** How long each lasts, in elapsed time and never by the calendar; a permanent one has no end. */
export const pauseLastsMs = {
  '24-hours': dayMs,
  '30-days': 30 * dayMs,
  permanent: undefined,
} as const satisfies Record<z.output<typeof pauseKind>, number | undefined>

/** A pause is taken beside one that stands when it lasts at least so much longer. [LIM-05] */
const pauseLongerByMs = hourMs

/**
 * Whether a pause that ends then is longer than the one that stands; none that is begun again within the
 * hour only adds minutes. Without an end is longer than any, and nothing is longer than that.
 */
export function outlastsPause(end: Date | undefined, standing: StandingPause | undefined): boolean {
  if (!standing) return true
  if (!standing.endsAt) return false
  return end === undefined || end.getTime() >= standing.endsAt.getTime() + pauseLongerByMs
}

export const standingPause = z.object({
  kind: pauseKind,
  startsAt: momentField,
  /** From this moment on it is over; a permanent one has none. */
  endsAt: momentField.optional(),
})

/**
 * Closes deposits, play for money and bonuses to the player until the pause is over, at once and in
 * every session; nobody lifts it before. A permanent one ends this session, too. [LIM-05] [LIM-06]
 */
export const startPause = call({
  name: 'start-pause',
  path: '/v1/limits/pause',
  actor: { kind: 'player' },
  request: z.object({
    kind: pauseKind,
    /** Makes asking twice harmless. */
    idempotencyKey: z.uuid(),
  }),
  answer: z.object({ pause: standingPause }),
  refusals: {
    'session-expired': nothing,
    conflict: nothing,
    /** The standing pause is no hour shorter: a pause is only ever made longer. */
    'longer-pause-stands': z.object({ pause: standingPause }),
  },
})

export type PauseKind = z.output<typeof pauseKind>
export type StandingPause = z.output<typeof standingPause>

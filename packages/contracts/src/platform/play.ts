import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import { notAllowedReasons } from './standing.ts'

/**
 * A token, valid ten minutes, with which the game server shows one of the player's own rounds again.
 * A round of another player, or of another company's game, is `unknown`.
 */
export const startReplay = call({
  name: 'start-replay',
  path: '/v1/play/replay',
  actor: { kind: 'player' },
  request: z.object({ roundId: lineField(100) }),
  answer: z.object({
    gameId: z.string(),
    /** Which of the game server's screens shows it. */
    family: z.enum(['slot', 'table']),
    replayToken: z.string(),
  }),
  refusals: { 'session-expired': nothing, unknown: nothing },
})

/** A one-time token, valid a minute, with which the game server opens real-money play. */
export const startPlay = call({
  name: 'start-play',
  path: '/v1/play/start',
  actor: { kind: 'player' },
  request: z.object({ gameId: lineField(100) }),
  answer: z.object({ launchToken: z.string() }),
  refusals: {
    'session-expired': nothing,
    'not-allowed': z.object({ reason: z.enum(notAllowedReasons) }),
    'no-deposit-limit': nothing,
    /** A limit of time is used up. With the moment at which some of it comes back, if any does. */
    'time-limit': z.object({ opensAt: momentField.optional() }),
  },
})

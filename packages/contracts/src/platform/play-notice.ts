import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

/**
 * The player's play for money since the last play notice they closed, and when the next one is due.
 * Reading it shows nobody a notice: a notice counts once it is closed. [SCREEN-04, LIM-07]
 */
export const readPlayNotice = call({
  name: 'read-play-notice',
  path: '/v1/play/notice',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    /** By the platform's clock, so that a browser's own does not matter; 0 when it is due. */
    dueInMs: z.int().min(0),
    /** The figures go up to here; closing the notice names it. */
    toldAt: momentField,
    /** Where they begin: the last notice. Absent: with the account. */
    since: momentField.optional(),
    loggedInAt: momentField,
    stakedOre: oreField,
    wonOre: oreField,
  }),
  refusals: { 'session-expired': nothing },
})

/** In minutes, what players may make of the interval of their play notice. [LIM-07] */
export const playNoticeMinutes = [15, 30, 60] as const

const minutes = z.int().min(1)

/** How often the play notice comes, and what may be chosen: nothing longer than the operator's figure. */
export const readNoticeInterval = call({
  name: 'read-notice-interval',
  path: '/v1/play/notice/interval',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({ minutes, offered: z.array(minutes) }),
  refusals: { 'session-expired': nothing },
})

/** Holds at once, in every window and game of the player; asking twice changes nothing more. */
export const chooseNoticeInterval = call({
  name: 'choose-notice-interval',
  path: '/v1/play/notice/interval/choose',
  actor: { kind: 'player' },
  request: z.object({ minutes }),
  answer: z.object({ minutes }),
  refusals: {
    'session-expired': nothing,
    'not-offered': z.object({ offered: z.array(minutes) }),
  },
})

/**
 * The player has closed the notice that was shown at that moment. When none was due then, or
 * another window has closed it, nothing is noted; the answer says when one is due next.
 */
export const closePlayNotice = call({
  name: 'close-play-notice',
  path: '/v1/play/notice/close',
  actor: { kind: 'player' },
  request: z.object({ toldAt: momentField }),
  answer: z.object({ dueInMs: z.int().min(0) }),
  refusals: { 'session-expired': nothing },
})

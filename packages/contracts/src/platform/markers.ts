import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing } from '../base/wire.ts'

/** The markers that are counted of a player's play, in the order of showing them. */
export const markerName = z.enum([
  'deposits-a-day',
  'declined-deposits',
  'limit-raises',
  'limit-hits',
  'deposit-after-loss',
  'canceled-withdrawals',
  'night-play',
  'long-sessions',
  'growing-stakes',
  'loss-a-day',
  'loss-a-session',
  'account-drained',
  /** A factor: it makes others weigh more, and says nothing alone. */
  'age-18-to-24',
])

/** The unit of a marker's figure: times, whole minutes, øre, hundredths of a ratio, or years. */
export const markerUnits = {
  'deposits-a-day': 'times',
  'declined-deposits': 'times',
  'limit-raises': 'times',
  'limit-hits': 'times',
  'deposit-after-loss': 'times',
  'canceled-withdrawals': 'times',
  'night-play': 'minutes',
  'long-sessions': 'times',
  'growing-stakes': 'hundredths',
  'loss-a-day': 'ore',
  'loss-a-session': 'ore',
  'account-drained': 'times',
  'age-18-to-24': 'years',
} as const satisfies Readonly<Record<z.output<typeof markerName>, string>>

/** A marker that was seen, with what was counted. */
export const mark = z.object({
  name: markerName,
  strength: z.enum(['clear', 'strong']),
  figure: z.int(),
})

/** 0: nothing to see. 1: the player is notified. 2: offers stop, too. 3: a person looks, too. */
export const harmLevel = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

/**
 * Our observations of how the player plays, and what they led to: their own data, shown to them
 * alone. A player at whom nobody has looked yet stands at level 0.
 */
export const readOwnMarkers = call({
  name: 'read-own-markers',
  path: '/v1/markers/own',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    level: harmLevel,
    /** Of the change that led to this level; empty at level 0. */
    marks: z.array(mark),
    /** The newest 20 changes, newest first. */
    changes: z.array(
      z.object({ at: momentField, from: harmLevel, to: harmLevel, marks: z.array(mark) }),
    ),
  }),
  refusals: { 'session-expired': nothing },
})

export type MarkerName = z.output<typeof markerName>
export type Mark = z.output<typeof mark>
export type HarmLevel = z.output<typeof harmLevel>
export type OwnMarkers = z.output<typeof readOwnMarkers.answer>

import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing, oreField } from '../base/wire.ts'

/**
 * How a bonus ended: its requirement was met, its money was used up, it expired, or why it was taken
 * away. One that was taken away, or has expired, is void. [BONUS-03]
 */
export const bonusEndReason = z.enum([
  'fulfilled',
  'used-up',
  'expired',
  'withdrawn',
  'paused',
  'closed',
  'chargeback',
  'ended-by-player',
])

/** The origin of a bonus; absent of one that no offer gave. */
const bonusOrigin = z.union([
  z.object({ kind: z.literal('code'), code: z.string() }),
  z.object({ kind: z.literal('welcome') }),
])

const bonusId = z.uuid()

/** The bonus that a player has now, and how far it has come. [BONUS-02] */
export const activeBonus = z.object({
  bonusId,
  origin: bonusOrigin.optional(),
  grantedOre: oreField,
  grantedAt: momentField,
  /** Of its money; what it staked and won is in it. */
  leftOre: oreField,
  requiredOre: oreField,
  /** The stakes towards the requirement. */
  wageredOre: oreField,
  /** The same as a share, from 0 to 1. */
  fraction: z.number().min(0).max(1),
  missingOre: oreField,
  /** The most that a round may stake meanwhile; absent: there is no bound. */
  stakeMaxOre: oreField.optional(),
  /** The only games it is staked in and whose stakes count; absent: all of them. */
  countingGameIds: z.array(z.string()).optional(),
  expiresAt: momentField,
  /** Days until then, of 24 hours, the last one begun counted whole. */
  daysLeft: z.int().min(1),
})

/** A bonus that a player has had. */
const endedBonus = z.object({
  bonusId,
  origin: bonusOrigin.optional(),
  grantedOre: oreField,
  /** `void`: it was taken away. */
  state: z.enum(['fulfilled', 'used-up', 'expired', 'void']),
  reason: bonusEndReason,
  grantedAt: momentField,
  endedAt: momentField,
})

/** Spins that a player was given, as they stand. */
const spinsGiven = {
  grantId: z.uuid(),
  /** The value that each is drawn for. */
  valueOre: oreField,
  count: z.int(),
  left: z.int(),
  wonOre: oreField,
  grantedAt: momentField,
}

/** Spins that can be played until a moment, in each of some games. [SCREEN-14] */
const activeSpins = z.object({
  ...spinsGiven,
  gameIds: z.array(z.string()),
  expiresAt: momentField,
})

/** The bonus that is active, and those that have ended, the newest end first, by pages. */
export const readBonuses = call({
  name: 'read-bonuses',
  path: '/v1/bonuses',
  actor: { kind: 'player' },
  request: z.object({
    page: z.int().min(1).max(10_000),
    pageSize: z.int().min(1).max(100),
  }),
  answer: z.object({
    active: activeBonus.optional(),
    /** Those with some left, the first to expire first. */
    spins: z.array(activeSpins),
    history: z.array(endedBonus),
    totalRecords: z.int(),
  }),
  refusals: { 'session-expired': nothing },
})

/** The spins that a player has played, day by day, and the grants that have ended, each the newest first. */
export const readSpinHistory = call({
  name: 'read-spin-history',
  path: '/v1/spins/history',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    days: z.array(
      z.object({
        /** A day in Denmark: `2026-11-21`. */
        day: z.iso.date(),
        played: z.int(),
        wonOre: oreField,
      }),
    ),
    ended: z.array(
      z.object({
        ...spinsGiven,
        state: z.enum(['used', 'expired', 'void']),
        /** Why they were taken away; absent of others, and of those taken before it was kept. */
        reason: z.enum(['paused', 'closed', 'chargeback']).optional(),
        endedAt: momentField,
      }),
    ),
  }),
  refusals: { 'session-expired': nothing },
})

/**
 * Ends a bonus at its player's own wish: what is left of it is lost, for good, and cash stays as it is.
 * [BONUS-02]
 */
export const endBonus = call({
  name: 'end-bonus',
  path: '/v1/bonuses/end',
  actor: { kind: 'player' },
  request: z.object({
    bonusId,
    /** Makes asking twice harmless. */
    idempotencyKey: z.uuid(),
  }),
  answer: z.object({ lostOre: oreField, endedAt: momentField }),
  refusals: {
    'session-expired': nothing,
    'too-many-attempts': nothing,
    conflict: nothing,
    /** It has ended already, or is no bonus of this player's. */
    'bonus-not-active': nothing,
  },
})

export type BonusEndReason = z.output<typeof bonusEndReason>
export type ActiveBonus = z.output<typeof activeBonus>
export type ActiveSpins = z.output<typeof activeSpins>
export type EndedBonus = z.output<typeof endedBonus>

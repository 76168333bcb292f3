import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'
import { missionKind } from '../platform/missions.ts'

const missionId = z.string().regex(/^[a-z0-9-]{1,60}$/)
const version = z.int().min(1).max(2_147_483_647)

/** A mission as the records have it; without `activeVersion` it is switched off. */
const missionRecord = z.object({
  missionId,
  activeVersion: version.optional(),
  /** Absent for one whose words have never been lawful. */
  newest: z.object({ version, kind: missionKind, publishedAt: momentField }).optional(),
})

export type MissionRecord = z.output<typeof missionRecord>

/** All missions there are, offered or not. */
export const listMissions = call({
  name: 'list-missions',
  path: '/v1/staff/missions/list',
  actor: { kind: 'staff', right: 'mission:read', agreement: 'one' },
  request: z.object({}),
  answer: z.object({ missions: z.array(missionRecord) }),
  refusals: {},
})

/**
 * Offers a mission from now on, or none of its name. Who has begun it goes on. Its words are judged as they
 * are now: one that names staking, depositing, losing or coming back is not switched on.
 */
export const switchMission = call({
  name: 'switch-mission',
  path: '/v1/staff/missions/switch',
  actor: { kind: 'staff', right: 'mission:switch', agreement: 'one' },
  request: z.object({
    missionId,
    to: z.enum(['on', 'off']),
    /** Why, for the records. */
    reason: lineField(1_000).min(1),
  }),
  /** What is offered now; absent when nothing is. */
  answer: z.object({ version: version.optional() }),
  refusals: {
    unknown: nothing,
    /** What is kept holds no CPR number. */
    'personal-number': nothing,
    /** It is as asked for already. */
    unchanged: nothing,
    /** What its texts say that no mission may. */
    'not-allowed': z.object({
      problems: z.array(z.object({ because: z.string(), words: z.string() })),
    }),
  },
})

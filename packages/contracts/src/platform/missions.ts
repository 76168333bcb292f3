import { z } from 'zod'
import { call } from '../base/call.ts'
import { lineField } from '../base/text.ts'
import { momentField, nothing } from '../base/wire.ts'

/** The topics of missions: knowledge of games and care for oneself, nothing that costs money. */
export const missionKind = z.enum([
  'read-figures',
  'check-round',
  'set-limit',
  'take-self-test',
  'find-highest-return',
])

const missionId = lineField(60)

/**
 * The missions that are offered, and those that the player has done: none for a player who may be
 * offered nothing. A mission gives a badge, which is worth no money.
 */
export const readMissions = call({
  name: 'read-missions',
  path: '/v1/missions',
  actor: { kind: 'player' },
  request: z.object({}),
  answer: z.object({
    missions: z.array(
      z.object({
        missionId,
        kind: missionKind,
        state: z.enum(['offered', 'started', 'done']),
        /** When it was done. */
        doneAt: momentField.optional(),
      }),
    ),
  }),
  refusals: { 'session-expired': nothing },
})

/** The player takes a mission up. What has begun or is done stays as it is. */
export const startMission = call({
  name: 'start-mission',
  path: '/v1/missions/start',
  actor: { kind: 'player' },
  request: z.object({ missionId }),
  answer: z.object({}),
  refusals: {
    'session-expired': nothing,
    /** There is none of this name, or none for this player. */
    'not-offered': nothing,
  },
})

/** The player leaves a mission, and nothing is kept of it. One that is done stays done. */
export const leaveMission = call({
  name: 'leave-mission',
  path: '/v1/missions/leave',
  actor: { kind: 'player' },
  request: z.object({ missionId }),
  answer: z.object({}),
  refusals: { 'session-expired': nothing },
})

/**
 * The site tells that a player has done what a mission of theirs asks for. What the platform sees itself, a
 * limit or a round that is shown again, is not taken from anybody's word.
 */
export const tellMissionDone = call({
  name: 'tell-mission-done',
  path: '/v1/missions/done',
  actor: { kind: 'player' },
  request: z.object({ missionId }),
  answer: z.object({}),
  refusals: {
    'session-expired': nothing,
    /** It was not started, is one of those that the platform sees, or is not for this player. */
    'not-started': nothing,
  },
})

export type MissionKind = z.output<typeof missionKind>

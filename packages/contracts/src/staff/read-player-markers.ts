import { z } from 'zod'
import { call } from '../base/call.ts'
import { momentField, nothing } from '../base/wire.ts'
import { harmLevel, mark, readOwnMarkers } from '../platform/markers.ts'
import { playerNumber } from './lock.ts'

/** A player's level, what led to it and how it has changed: the same that the player reads. */
export const readPlayerMarkers = call({
  name: 'read-player-markers',
  path: '/v1/staff/markers/read',
  actor: { kind: 'staff', right: 'harm:read', agreement: 'one' },
  request: z.object({ playerId: playerNumber }),
  answer: readOwnMarkers.answer,
  refusals: { unknown: nothing },
})

const markedPlayer = z.object({
  playerId: z.int(),
  level: harmLevel,
  /** Since when, and what led to it. */
  since: momentField,
  marks: z.array(mark),
})

/** Who stands at a level now, the newest 100 first. Level 3 has a task besides (`list-tasks`). */
export const listMarkedPlayers = call({
  name: 'list-marked-players',
  path: '/v1/staff/markers/list',
  actor: { kind: 'staff', right: 'harm:read', agreement: 'one' },
  request: z.object({ level: z.union([z.literal(1), z.literal(2), z.literal(3)]) }),
  answer: z.object({ players: z.array(markedPlayer) }),
  refusals: {},
})

export type MarkedPlayer = z.output<typeof markedPlayer>

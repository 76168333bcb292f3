import {
  leaveMission as leaveCall,
  mayCall,
  readMissions as readCall,
  startMission as startCall,
  tellMissionDone as tellCall,
} from '@nordlys/contracts'
import type { Db } from '../db/index.ts'
import { leaveMission, readMissions, startMission, tellMissionDone } from '../missions/index.ts'
import type { Edge } from './edge.ts'
import { serveCall, sessionIn } from './serve-call.ts'

/** Missions of knowledge and care: none of them for whoever may be offered nothing. */
export function registerMissionCalls(edge: Edge, { db }: { db: Db }): void {
  serveCall(edge, readCall, async (asked) => {
    const { playerId, standing } = sessionIn(asked)
    if (!mayCall('read-missions', standing)) return { ok: true, missions: [] }
    return readMissions(db, playerId)
  })
  serveCall(edge, startCall, async ({ request, at, ...asked }) => {
    const { playerId, standing } = sessionIn(asked)
    if (!mayCall('start-mission', standing)) return { ok: false, refusal: 'not-offered' }
    return startMission(db, { ...request, playerId, at })
  })
  serveCall(edge, leaveCall, async ({ request, ...asked }) =>
    leaveMission(db, { ...request, playerId: sessionIn(asked).playerId }),
  )
  serveCall(edge, tellCall, async ({ request, at, ...asked }) => {
    const { playerId, standing } = sessionIn(asked)
    if (!mayCall('tell-mission-done', standing)) return { ok: false, refusal: 'not-started' }
    return tellMissionDone(db, { ...request, playerId, at })
  })
}

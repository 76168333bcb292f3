import {
  decideTask as decideCall,
  liftLock as liftCall,
  listTasks as listCall,
  listMarkedPlayers as listMarkedCall,
  listMissions as listMissionsCall,
  listOffers as listOffersCall,
  listSuspensions as listSuspensionsCall,
  lockPlayer as lockCall,
  lowerLimit as lowerCall,
  publishOffer as publishCall,
  readLocks as readCall,
  readPlayerLimits as readLimitsCall,
  readPlayerMarkers as readMarkersCall,
  readPlayerPauses as readPausesCall,
  suspendPlayer as suspendCall,
  switchOffer as switchCall,
  switchMission as switchMissionCall,
} from '@nordlys/contracts'
import { listOffers, publishForStaff, switchOffer } from '../bonuses/index.ts'
import { lowerLimit, readPlayerLimits, readPlayerPauses } from '../limits/index.ts'
import {
  decideTask,
  listMarkedPlayers,
  listTasks,
  type MarkersContext,
  readPlayerMarkers,
} from '../markers/index.ts'
import { listMissions, switchMission } from '../missions/index.ts'
import { hasJackpot } from '../play/index.ts'
import {
  liftLock,
  listSuspensions,
  lockPlayer,
  type PlayersContext,
  readLocks,
  suspendPlayer,
} from '../players/index.ts'
import type { Rim } from './rim.ts'
import { serveCall } from './serve-call.ts'

/** What our staff do by command; the desk's credential alone opens them. */
export function registerStaffCalls(
  rim: Rim,
  { players, markers }: { players: PlayersContext; markers: MarkersContext },
): void {
  serveCall(rim, lockCall, ({ request }) => lockPlayer(players, request))
  serveCall(rim, suspendCall, ({ request }) => suspendPlayer(players, request))
  serveCall(rim, listSuspensionsCall, ({ at }) => listSuspensions(players.db, at))
  serveCall(rim, liftCall, ({ request }) => liftLock(players, request))
  serveCall(rim, readCall, ({ request, at }) => readLocks(players, request.playerId, at))
  serveCall(rim, readLimitsCall, ({ request, at }) => readPlayerLimits(players.db, request, at))
  serveCall(rim, lowerCall, ({ request }) => lowerLimit(players, request))
  serveCall(rim, readPausesCall, ({ request }) => readPlayerPauses(players.db, request))
  serveCall(rim, readMarkersCall, ({ request }) => readPlayerMarkers(markers.db, request))
  serveCall(rim, listMarkedCall, ({ request }) => listMarkedPlayers(markers.db, request))
  serveCall(rim, listCall, ({ request }) => listTasks(markers.db, request))
  serveCall(rim, decideCall, ({ request }) => decideTask(markers, request))
  serveCall(rim, listOffersCall, () => listOffers(players))
  serveCall(rim, publishCall, ({ request }) => publishForStaff({ ...players, hasJackpot }, request))
  serveCall(rim, switchCall, ({ request }) => switchOffer(players, request))
  serveCall(rim, listMissionsCall, () => listMissions(players))
  serveCall(rim, switchMissionCall, ({ request }) => switchMission(players, request))
}

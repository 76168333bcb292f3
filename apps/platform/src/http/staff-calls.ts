import {
  liftLock as liftCall,
  lockPlayer as lockCall,
  readLocks as readCall,
} from '@nordlys/contracts'
import { liftLock, lockPlayer, type PlayersContext, readLocks } from '../players/index.ts'
import type { Rim } from './rim.ts'
import { serveCall } from './serve-call.ts'

/** What our staff do by command; the desk's credential alone opens them. */
export function registerStaffCalls(rim: Rim, context: { players: PlayersContext }): void {
  const { players } = context
  serveCall(rim, lockCall, ({ request }) => lockPlayer(players, request))
  serveCall(rim, liftCall, ({ request }) => liftLock(players, request))
  serveCall(rim, readCall, ({ request, at }) => readLocks(players, request.playerId, at))
}

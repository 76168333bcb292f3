import type { OutcomeOf, startDetails as startCall } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import { isWithinThrottle } from '../../throttle/index.ts'
import type { PlayersContext } from '../base/context.ts'
import { askableAt, findDetails } from '../details/own-details.ts'
import { startStepUp } from './identification.ts'

/** Sends a player to MitID, which gives us name and address; once a day. [ID46] */
export async function startDetails(
  context: PlayersContext,
  { playerId, sessionId }: { playerId: PlayerId; sessionId: string },
): Promise<OutcomeOf<typeof startCall>> {
  const at = context.clock.now()
  if (askableAt(await findDetails(context.db, playerId), at)) {
    return { ok: false, refusal: 'asked-today' }
  }
  const who = { name: String(playerId) }
  if (!(await isWithinThrottle(context.throttle, 'start-details', who, at))) {
    return { ok: false, refusal: 'too-many-attempts' }
  }
  return startStepUp(context, { playerId, action: { kind: 'details', sessionId }, at })
}

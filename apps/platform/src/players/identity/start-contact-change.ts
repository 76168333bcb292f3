import type { OutcomeOf, RequestOf, startContactChange as startCall } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { PlayersContext } from '../base/context.ts'
import { noteContactWish } from '../contact/contact-wish.ts'
import { startStepUp } from './identification.ts'

interface Asked {
  playerId: PlayerId
  /** The login that wishes it: once it is over, MitID confirms nothing. */
  sessionId: string
  request: RequestOf<typeof startCall>
}

/** Notes which address or number a player wants, and sends them to MitID to confirm it. [ID34] */
export async function startContactChange(
  context: PlayersContext,
  { sessionId, ...asked }: Asked,
): Promise<OutcomeOf<typeof startCall>> {
  const noted = await noteContactWish(context, asked)
  if (!noted.ok) return noted
  const action = { kind: 'contact-change', changeId: noted.changeId, sessionId } as const
  return startStepUp(context, { playerId: asked.playerId, action, at: context.clock.now() })
}

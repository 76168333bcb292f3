import { contactKinds } from '@nordlys/contracts'
import { playerId as idOf } from '@nordlys/core'
import type { PlayersContext } from '../base/context.ts'
import { sendContactCode } from './send-contact-code.ts'

/** The task's name; its payload is `{ playerId }`. */
export const firstContactsTask = 'ask-first-contacts'

/**
 * Has a new player confirm the address and the number that they gave. A repeat sends nothing twice; where
 * too much was sent to one of them, the profile has the button. [ID38]
 */
export async function askFirstContacts(
  context: PlayersContext,
  payload: { playerId: number },
): Promise<void> {
  const playerId = idOf(payload.playerId)
  for (const kind of contactKinds) {
    const before = await context.db
      .selectFrom('players_contact_change')
      .select('change_id')
      .where('player_id', '=', playerId)
      .where('kind', '=', kind)
      .executeTakeFirst()
    if (!before) await sendContactCode(context, { playerId, kind })
  }
}

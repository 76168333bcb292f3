import {
  type confirmMobile as confirmMobileCall,
  mobileCodeTriesMax,
  type OutcomeOf,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import { lockAccountRow } from '../base/account.ts'
import type { PlayersContext } from '../base/context.ts'
import { isCodeOf } from './contact-code.ts'
import { type ContactChange, findAsked } from './contact-rows.ts'
import { giveContact } from './give-contact.ts'

/**
 * Confirms a mobile number by the six digits that were sent to it. Each wrong code costs one of five tries,
 * also of those that come at one moment; what is no code costs none. [ID36]
 */
export async function confirmMobile(
  context: PlayersContext,
  { playerId, code: typed }: { playerId: PlayerId; code: string },
): Promise<OutcomeOf<typeof confirmMobileCall>> {
  const code = typed.replaceAll(/[\s-]/g, '')
  return context.db.transaction().execute(async (tx) => {
    await lockAccountRow(tx, playerId)
    const at = context.clock.now()
    const change = await findAsked(tx, { playerId, kind: 'mobile', at })
    if (!change) return { ok: false, refusal: 'no-code' }
    if (!/^[0-9]{6}$/.test(code)) {
      return { ok: false, refusal: 'wrong-code', triesLeft: mobileCodeTriesMax - change.tries }
    }
    if (!isCodeOf(context, change, code)) return missed(tx, change, at)
    await giveContact(context, tx, change, at)
    return { ok: true }
  })
}

/** After the last try there is no code to guess at: a new one has to be sent. */
async function missed(tx: Tx, change: ContactChange, at: Date) {
  const tries = change.tries + 1
  const triesLeft = mobileCodeTriesMax - tries
  const spent = { state: 'used-up', value_sealed: null, code_sealed: null, ended_at: at } as const
  await tx
    .updateTable('players_contact_change')
    .set({ tries, ...(triesLeft === 0 && spent) })
    .where('change_id', '=', change.change_id)
    .execute()
  return { ok: false, refusal: 'wrong-code', triesLeft } as const
}

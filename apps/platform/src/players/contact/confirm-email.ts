import type { confirmEmail as confirmEmailCall, OutcomeOf } from '@nordlys/contracts'
import { isWithinThrottle } from '../../throttle/index.ts'
import { lockAccountRow } from '../base/account.ts'
import type { PlayersContext } from '../base/context.ts'
import { isCodeOf, readLink } from './contact-code.ts'
import { type ContactChange, findChange } from './contact-rows.ts'
import { giveContact } from './give-contact.ts'

/**
 * Confirms an e-mail address by its letter's link, once. Who does not know the secret learns nothing: a
 * link of another change, of another player and of nobody are one answer. [ID35]
 */
export async function confirmEmail(
  context: PlayersContext,
  asked: { link: string; clientAddress: string; at: Date },
): Promise<OutcomeOf<typeof confirmEmailCall>> {
  const who = { address: asked.clientAddress }
  if (!(await isWithinThrottle(context.throttle, 'confirm-email', who, asked.at)))
    return { ok: false, refusal: 'too-many-attempts' }
  const link = readLink(asked.link)
  const found = link && (await findChange(context.db, link.changeId))
  if (!link || found?.kind !== 'email' || !isCodeOf(context, found, link.code))
    return { ok: false, refusal: 'unknown' }
  return context.db.transaction().execute(async (tx) => {
    await lockAccountRow(tx, found.player_id)
    const change = (await findChange(tx, found.change_id)) ?? found
    const at = context.clock.now()
    const over = linkOver(change, at)
    if (over) return { ok: false, refusal: over }
    const isGiven = await giveContact(context, tx, change, at)
    return isGiven ? { ok: true } : { ok: false, refusal: 'address-not-possible' }
  })
}

function linkOver({ state, expires_at: expiresAt }: ContactChange, at: Date) {
  if (state === 'confirmed') return 'link-used'
  if (state === 'not-possible') return 'address-not-possible'
  if (state !== 'asked') return 'link-replaced'
  return at >= expiresAt ? 'link-expired' : undefined
}

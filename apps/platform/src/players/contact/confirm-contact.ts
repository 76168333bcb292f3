import {
  type confirmEmail as confirmEmailCall,
  type confirmMobile as confirmMobileCall,
  mobileCodeTriesMax,
  type OutcomeOf,
} from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import { isWithinThrottle } from '../../throttle/index.ts'
import { lockAccountRow } from '../base/account.ts'
import type { PlayersContext } from '../base/context.ts'
import { isCodeOf, readLink } from './contact-code.ts'
import { type ContactChange, findAsked, findChange } from './contact-rows.ts'
import { giveContact } from './give-contact.ts'

type EmailOutcome = OutcomeOf<typeof confirmEmailCall>

/**
 * Confirms an e-mail address by its letter's link, once. Who does not know the secret learns nothing: a
 * link of another change, of another player and of nobody are one answer. [ID35]
 */
export async function confirmEmail(
  context: PlayersContext,
  asked: { link: string; clientAddress: string; at: Date },
): Promise<EmailOutcome> {
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

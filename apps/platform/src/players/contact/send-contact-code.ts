import type { ContactKind, OutcomeOf, sendContactCode as sendCall } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import { isWithinThrottle } from '../../throttle/index.ts'
import { lockAccountRow } from '../base/account.ts'
import type { PlayersContext } from '../base/context.ts'
import { askIn, type ContactQuestion } from './ask-contact.ts'
import { findAsked, readAccountContact } from './contact-rows.ts'
import { normaliseEmail } from './email.ts'

/** Whether a player may have so much sent. [ID38] */
export function mayAsk(
  { throttle }: PlayersContext,
  { playerId, at }: { playerId: PlayerId; at: Date },
): Promise<boolean> {
  return isWithinThrottle(throttle, 'send-contact-code', { name: String(playerId) }, at)
}

/**
 * Whether so much may be sent to one address or number, by all players. Counted where it is sent: a wish that
 * MitID does not confirm uses up nobody's. [ID38]
 */
export function maySendTo(
  { throttle }: PlayersContext,
  { kind, value, at }: Pick<ContactQuestion, 'kind' | 'value'> & { at: Date },
): Promise<boolean> {
  const to = kind === 'email' ? normaliseEmail(value) : value
  return isWithinThrottle(throttle, 'send-contact-code-to', { name: to }, at)
}

/**
 * Sends a new link or code for what waits, or else for what the account has and nobody has confirmed.
 * [ID38]
 */
export async function sendContactCode(
  context: PlayersContext,
  asked: { playerId: PlayerId; kind: ContactKind },
): Promise<OutcomeOf<typeof sendCall>> {
  const at = context.clock.now()
  const open = await findOpen(context, context.db, { ...asked, at })
  if (!open) return { ok: false, refusal: 'nothing-to-confirm' }
  const question = { ...open, at }
  if (!(await mayAsk(context, question)) || !(await maySendTo(context, question))) {
    return { ok: false, refusal: 'too-many-attempts' }
  }
  return context.db.transaction().execute(async (tx) => {
    await lockAccountRow(tx, asked.playerId)
    // It may have been confirmed while this one waited.
    const now = context.clock.now()
    const still = await findOpen(context, tx, { ...asked, at: now })
    if (!still) return { ok: false, refusal: 'nothing-to-confirm' }
    return { ok: true, expiresAt: await askIn(context, tx, { ...still, at: now }) }
  })
}

async function findOpen(
  { vault }: PlayersContext,
  db: PlayersContext['db'] | Tx,
  { playerId, kind, at }: { playerId: PlayerId; kind: ContactKind; at: Date },
): Promise<ContactQuestion | undefined> {
  const waiting = await findAsked(db, { playerId, kind, at })
  if (waiting?.value_sealed) {
    const value = vault.decrypt('contact', waiting.value_sealed)
    return { playerId, kind, isChange: waiting.is_change, value }
  }
  const account = await readAccountContact(db, playerId)
  if (account[`${kind}_confirmed_at`]) return undefined
  return { playerId, kind, isChange: false, value: account[kind] }
}

import { required } from '@nordlys/core'
import { sql } from 'kysely'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { PlayersContext } from '../base/context.ts'
import { type ContactChange, endAsked, readAccountContact } from './contact-rows.ts'
import { normaliseEmail } from './email.ts'
import { tellChanged } from './tell-contact.ts'

/**
 * Gives the account the address or number that its player has confirmed, and writes to the old and the new
 * one about a change. The caller holds the account. False, with the change over and nothing else done, where
 * the address is another open account's at this moment. [ID33] [ID37]
 */
export async function giveContact(
  context: PlayersContext,
  tx: Tx,
  change: ContactChange,
  at: Date,
): Promise<boolean> {
  const { change_id: changeId, player_id: playerId, kind, is_change: isChange } = change
  const sealed = required(change.value_sealed ?? undefined, 'what was to be confirmed')
  const value = context.vault.decrypt('contact', sealed)
  const { first_name: firstName, ...account } = await readAccountContact(tx, playerId)
  const before = account[kind]
  const note = (action: string) =>
    audit(tx, { actor: 'player', playerId, action, details: { changeId, contact: kind }, at })
  if (!(await writeContact(tx, change, value, at))) {
    await endAsked(tx, changeId, { state: 'not-possible', at })
    await note('contact-not-possible')
    return false
  }
  const beforeSealed = isChange ? context.vault.encrypt('contact', before) : undefined
  await endAsked(tx, changeId, { state: 'confirmed', ...(beforeSealed && { beforeSealed }), at })
  await note(isChange ? 'contact-changed' : 'contact-confirmed')
  const isBounced = kind === 'email' && account.email_bounced_at !== null
  const confirmedMobile = account.mobile_confirmed_at ? account.mobile : undefined
  const about = { changeId, playerId, kind, firstName, at }
  const replaced = { before, value, isBounced, confirmedMobile }
  if (isChange) await tellChanged(context, tx, { ...about, ...replaced })
  return true
}

async function writeContact(
  tx: Tx,
  { player_id: playerId, kind, is_change: isChange }: ContactChange,
  value: string,
  at: Date,
): Promise<boolean> {
  const written =
    kind === 'mobile'
      ? { mobile_confirmed_at: at, ...(isChange && { mobile: value }) }
      : {
          ...{ email_confirmed_at: at, email_bounced_at: null },
          ...(isChange && { email: value, email_normalised: normaliseEmail(value) }),
        }
  // The index of open accounts judges, and waits for a rival of this very moment; only this step is undone.
  await sql`SAVEPOINT before_contact`.execute(tx)
  try {
    await tx.updateTable('players_player').set(written).where('player_id', '=', playerId).execute()
    return true
  } catch (error) {
    if (!isTaken(error)) throw error
    await sql`ROLLBACK TO SAVEPOINT before_contact`.execute(tx)
    return false
  }
}

function isTaken(error: unknown): boolean {
  const { code, constraint } = Object(error)
  return code === '23505' && constraint === 'players_player_one_per_email'
}

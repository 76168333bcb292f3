import type { ContactKind } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { ContactChangeState, ContactChangeTable } from '../base/tables.ts'

export type ContactChange = Selectable<ContactChangeTable>

/** The account's address and number as they count now, and what of them is confirmed. */
export function readAccountContact(db: Db | Tx, playerId: PlayerId) {
  return db
    .selectFrom('players_player')
    .select(['first_name', 'email', 'email_normalised', 'email_confirmed_at', 'email_bounced_at'])
    .select(['mobile', 'mobile_confirmed_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
}

export function findChange(db: Db | Tx, changeId: string): Promise<ContactChange | undefined> {
  return db
    .selectFrom('players_contact_change')
    .selectAll()
    .where('change_id', '=', changeId)
    .executeTakeFirst()
}

/** What was asked last of this kind and waits for its link or code, unless that ran out. */
export function findAsked(
  db: Db | Tx,
  of: { playerId: PlayerId; kind: ContactKind; at: Date },
): Promise<ContactChange | undefined> {
  return db
    .selectFrom('players_contact_change')
    .selectAll()
    .where('player_id', '=', of.playerId)
    .where('kind', '=', of.kind)
    .where('state', '=', 'asked')
    .where('expires_at', '>', of.at)
    .executeTakeFirst()
}

/** Ends what is asked. Nothing is kept of the value but what a confirmed change replaced. */
export async function endAsked(
  tx: Tx,
  changeId: string,
  end: { state: Exclude<ContactChangeState, 'wished' | 'asked'>; beforeSealed?: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('players_contact_change')
    .set({
      state: end.state,
      before_sealed: end.beforeSealed ?? null,
      value_sealed: null,
      code_sealed: null,
      ended_at: end.at,
    })
    .where('change_id', '=', changeId)
    .where('state', '=', 'asked')
    .execute()
}

/** Ends every wish and question of a player: nothing that was sent confirms anything any more. */
export async function endAllChanges(tx: Tx, playerId: PlayerId, at: Date): Promise<void> {
  await tx
    .updateTable('players_contact_change')
    .set({ state: 'replaced', value_sealed: null, code_sealed: null, ended_at: at })
    .where('player_id', '=', playerId)
    .where('state', 'in', ['wished', 'asked'])
    .execute()
}

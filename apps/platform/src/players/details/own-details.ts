import type { OutcomeOf, readOwnDetails as readCall } from '@nordlys/contracts'
import { after, dayMs, type PlayerId } from '@nordlys/core'
import type { Db, Tx } from '../../db/index.ts'
import type { PlayersContext } from '../base/context.ts'

const askedEveryMs = dayMs

/** The newest version of a player's name and address. */
export function findDetails(db: Db | Tx, playerId: PlayerId) {
  return db
    .selectFrom('players_details')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('details_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** From when MitID may be asked again; undefined where that is now. [ID46] */
export function askableAt(last: { last_given_at: Date } | undefined, at: Date): Date | undefined {
  const from = last && after(last.last_given_at, askedEveryMs)
  return from && at < from ? from : undefined
}

/** A player's name and address as MitID gave them last, and from when it may be asked again. [ID46] */
export async function readOwnDetails(
  { db, vault }: Pick<PlayersContext, 'db' | 'vault'>,
  { playerId, at }: { playerId: PlayerId; at: Date },
): Promise<OutcomeOf<typeof readCall>> {
  const row = await findDetails(db, playerId)
  if (!row) return { ok: true }
  const { last_given_at: givenAt, address_sealed: address, name_sealed: name } = row
  const againAt = askableAt(row, at)
  if (!name) return { ok: true, details: { isProtected: true, givenAt }, againAt }
  const details = {
    ...{ isProtected: false as const, givenAt },
    name: vault.decrypt('details', name),
    addressLines: address ? vault.decrypt('details', address).split('\n') : [],
  }
  return { ok: true, details, againAt }
}

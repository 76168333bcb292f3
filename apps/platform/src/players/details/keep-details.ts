import type { PlayerId } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import type { MitidDetails } from '../../outside/index.ts'
import { lockAccountRow } from '../base/account.ts'
import type { PlayersContext } from '../base/context.ts'
import { lockLiveSession } from '../session/session.ts'
import { askableAt, findDetails } from './own-details.ts'

/**
 * Keeps name and address as MitID has just given them: a version of its own where anything is another, else
 * the moment alone. A name that differs from the account's takes its place, and the old one is kept with it.
 * A second answer within a day changes nothing. Not kept where the login that asked has ended. [ID46] [ID47]
 */
export function keepDetails(
  context: PlayersContext,
  { playerId, sessionId, given }: { playerId: PlayerId; sessionId: string; given: MitidDetails },
): Promise<{ isKept: boolean }> {
  const { db, vault } = context
  return db.transaction().execute(async (tx) => {
    if (!(await lockLiveSession(tx, sessionId, context.clock))) return { isKept: false }
    await lockAccountRow(tx, playerId)
    const at = context.clock.now()
    const last = await findDetails(tx, playerId)
    if (askableAt(last, at)) return { isKept: true }
    const said = textsOf(given)
    const opened = (sealed: string | null | undefined) =>
      sealed ? vault.decrypt('details', sealed) : undefined
    const isSame =
      last !== undefined &&
      opened(last.name_sealed) === said.name &&
      opened(last.address_sealed) === said.address
    const before = given.isProtected ? undefined : await changeName(tx, playerId, given)
    if (isSame && before === undefined) {
      await tx
        .updateTable('players_details')
        .set({ last_given_at: at })
        .where('details_id', '=', last.details_id)
        .execute()
    } else {
      const seal = (text: string | undefined) =>
        text === undefined ? null : vault.encrypt('details', text)
      await tx
        .insertInto('players_details')
        .values({
          ...{ player_id: playerId, source: 'mitid', is_protected: given.isProtected },
          name_sealed: seal(said.name),
          address_sealed: seal(said.address),
          name_before_sealed: seal(before),
          ...{ first_given_at: at, last_given_at: at },
        })
        .execute()
    }
    const details = { isNew: !isSame, isNameNew: before !== undefined }
    await audit(tx, { actor: 'player', playerId, action: 'details-given', details, at })
    return { isKept: true }
  })
}

function textsOf(given: MitidDetails): { name?: string; address?: string | undefined } {
  if (given.isProtected) return {}
  return {
    name: whole(given.firstName, given.lastName),
    address: given.addressLines.length > 0 ? given.addressLines.join('\n') : undefined,
  }
}

/** Gives the account another name; the one that it had, or undefined where it is the same. [ID47] */
async function changeName(
  tx: Tx,
  playerId: PlayerId,
  { firstName, lastName }: MitidDetails & { isProtected: false },
): Promise<string | undefined> {
  const account = await tx
    .selectFrom('players_player')
    .select(['first_name', 'last_name'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const before = whole(account.first_name, account.last_name)
  if (folded(before) === folded(whole(firstName, lastName))) return undefined
  await tx
    .updateTable('players_player')
    .set({ first_name: firstName, last_name: lastName })
    .where('player_id', '=', playerId)
    .execute()
  return before
}

function whole(first: string, last: string): string {
  return `${first} ${last}`.trim()
}

/** A name that was typed in small letters is the same name. */
function folded(name: string): string {
  return name.replaceAll(/\s+/g, ' ').toLocaleLowerCase('da')
}

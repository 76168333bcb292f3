import { type PlayerId, playerId } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import type { Tx } from '../../db/index.ts'
import { reopensAt } from '../base/account.ts'
import type { PlayersContext } from '../base/context.ts'
import type { Cpr } from '../base/vault.ts'
import { endAllSessions } from '../session/session.ts'
import { mitidBoundEmail } from './mitid-bound-email.ts'
import { type RegistrationRow, unidentified } from './registration.ts'

/** The person MitID has identified, with the personal number it has said is theirs. */
interface ProvenPerson {
  cpr: Cpr
  sub: string
  uuid: string | null
}

/**
 * A person who comes with a new MitID and proves a personal number that has an account gets the
 * account bound to it: the broker's pseudonym is another one, the person is the same. [FLT-04] The
 * old MitID opens nothing from then on, every session ends, and the address that was known before
 * is notified. The account keeps its bars: one that is closed or locked stays so. A repeat is told
 * the same. False where there is nothing to bind.
 */
export function bindNewMitid(
  context: PlayersContext,
  row: RegistrationRow,
  person: ProvenPerson,
): Promise<boolean> {
  return context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(context, tx, person.cpr)
    const at = context.clock.now()
    if (await hasBound(tx, row)) return true
    if (!account || account.mitid_sub === person.sub) return false
    // A closed account that no longer stands in its person's way is history, and a new one may be had.
    if (account.closed_at && at >= reopensAt(account.closed_at)) return false
    if (await isOfAnother(tx, person.sub)) return false
    const id = playerId(account.player_id)
    await tx
      .updateTable('players_player')
      .set({ mitid_sub: person.sub, mitid_uuid: person.uuid })
      .where('player_id', '=', id)
      .execute()
    await endAllSessions(tx, id, 'mitid-changed', at)
    await keepForRepeats(tx, row, at)
    const details = { way: 'registration', status: account.status }
    await audit(tx, { actor: 'player', playerId: id, action: 'mitid-bound', details, at })
    await tell(context, tx, id, { ...account, at })
    return true
  })
}

/** The same step, sent twice at one moment, waits for the account and finds it bound. */
async function hasBound(tx: Tx, { secret_hash: hash }: RegistrationRow): Promise<boolean> {
  const row = await tx
    .selectFrom('players_registration')
    .select('mitid_bound_at')
    .where('secret_hash', '=', hash)
    .executeTakeFirst()
  return Boolean(row?.mitid_bound_at)
}

/** Keeps nothing that was typed or told, only that it bound: an answer may be lost. [FLT-82] */
async function keepForRepeats(tx: Tx, row: RegistrationRow, at: Date): Promise<void> {
  await tx
    .updateTable('players_registration')
    .set({
      mitid_bound_at: at,
      contact: null,
      ...unidentified,
    })
    .where('secret_hash', '=', row.secret_hash)
    .execute()
}

/** The person's open account, else the one they closed last. */
function lockAccount({ vault }: PlayersContext, tx: Tx, cpr: Cpr) {
  return tx
    .selectFrom('players_player')
    .select(['player_id', 'mitid_sub', 'status', 'closed_at', 'first_name', 'email'])
    .where('cpr_lookup', '=', vault.lookup(cpr))
    .orderBy('closed_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** One MitID has one account that is not closed. */
async function isOfAnother(tx: Tx, sub: string): Promise<boolean> {
  const row = await tx
    .selectFrom('players_player')
    .select('player_id')
    .where('mitid_sub', '=', sub)
    .where('status', '<>', 'closed')
    .executeTakeFirst()
  return row !== undefined
}

async function tell(
  { enqueue, rules }: PlayersContext,
  tx: Tx,
  id: PlayerId,
  { first_name: firstName, email: to, at }: { first_name: string; email: string; at: Date },
): Promise<void> {
  const email = mitidBoundEmail({ to, firstName, at, brandName: rules.brandName })
  const idempotencyKey = `mitid-bound-${id}-${at.getTime()}`
  await enqueue(tx, 'send-email', { ...email, playerId: id, idempotencyKey })
}

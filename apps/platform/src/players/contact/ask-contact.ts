import type { ContactKind } from '@nordlys/contracts'
import { type PlayerId, timeKey } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import type { PlayersContext } from '../base/context.ts'
import { codeExpiry, hashCode, newCode } from './contact-code.ts'
import { endAsked } from './contact-rows.ts'
import { contactCodeTask } from './deliver-code.ts'

/** An address or number that is to be confirmed. */
export interface ContactQuestion {
  playerId: PlayerId
  kind: ContactKind
  isChange: boolean
  value: string
}

/**
 * Asks whether an address or number is the player's: a link or code goes to it once the transaction
 * commits, and what was asked before of this kind is no question any more. The caller holds the account. A
 * wish that MitID has confirmed goes by its own number. Answers until when the link or code works.
 */
export async function askIn(
  context: PlayersContext,
  tx: Tx,
  question: ContactQuestion & { changeId?: string; at: Date },
): Promise<Date> {
  const { clock, random, vault } = context
  const { playerId, kind, isChange, value, at } = question
  const changeId = question.changeId ?? timeKey(clock, random)
  await retireAsked(tx, question)
  const code = newCode(kind, random)
  const expiresAt = codeExpiry(kind, at)
  const asked = {
    state: 'asked',
    code_sealed: vault.encrypt('contact-code', code),
    code_hash: hashCode(context, { changeId, code }),
    expires_at: expiresAt,
  } as const
  await tx
    .insertInto('players_contact_change')
    .values({
      ...asked,
      change_id: changeId,
      player_id: playerId,
      kind,
      is_change: isChange,
      value_sealed: vault.encrypt('contact', value),
      wished_at: at,
    })
    .onConflict((wish) => wish.column('change_id').doUpdateSet(asked))
    .execute()
  await context.enqueue(tx, contactCodeTask, { changeId })
  return expiresAt
}

/** Only the newest link or code of a kind works, also where the last one has run out unanswered. */
async function retireAsked(
  tx: Tx,
  { playerId, kind, at }: ContactQuestion & { at: Date },
): Promise<void> {
  const before = await tx
    .selectFrom('players_contact_change')
    .select('change_id')
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  if (before) await endAsked(tx, before.change_id, { state: 'replaced', at })
}

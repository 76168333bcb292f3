import { audit } from '../../audit/index.ts'
import type { PlayersContext } from '../base/context.ts'
import type { RegistrationRow } from './registration.ts'

/** Not refusals of the person: these may be tried again with the same registration. */
const passing: readonly string[] = ['rofus-down', 'email-in-use']

/**
 * A person who may not have an account leaves a line that says so and why, and nothing else: what
 * they typed and who they are is forgotten at once.
 */
export async function noteRefusedRegistration(
  context: PlayersContext,
  row: RegistrationRow,
  reason: string,
  at: Date,
): Promise<void> {
  await context.db.transaction().execute(async (tx) => {
    await audit(tx, {
      actor: 'system',
      action: 'registration-refused',
      details: { reason },
      at,
    })
    if (passing.includes(reason)) return
    await tx.deleteFrom('players_registration').where('secret_hash', '=', row.secret_hash).execute()
  })
}

import { smsSender } from '@nordlys/contracts'
import type { PlayersContext } from '../base/context.ts'
import { noteBounce } from './bounced-email.ts'
import { linkOf } from './contact-code.ts'
import { linkEmail } from './contact-letters.ts'
import { findChange } from './contact-rows.ts'
import { codeSms } from './contact-sms.ts'

/** The task's name; its payload is `{ changeId }`, so that neither code nor address lies in the queue. */
export const contactCodeTask = 'send-contact-code'

/** The site's page that a letter's link opens. */
const confirmPath = '/bekraeft-e-mail'

/**
 * Sends the link or code of a change, unless it is over by then. The code is kept until it has gone, so
 * that a repeat after a cut sends the same one; throws when the provider is away, and is tried again. Where
 * the address is none, the change is marked. [LT8]
 */
export async function deliverContactCode(
  context: Pick<PlayersContext, 'db' | 'clock' | 'vault' | 'messages' | 'rules' | 'siteUrl'>,
  { changeId }: { changeId: string },
): Promise<void> {
  const { db, clock, vault, messages, rules } = context
  const change = await findChange(db, changeId)
  if (!change?.value_sealed || !change.code_sealed || clock.now() >= change.expires_at) return
  const to = vault.decrypt('contact', change.value_sealed)
  const code = vault.decrypt('contact-code', change.code_sealed)
  const { brandName } = rules
  let bouncedAt: Date | null = null
  const sent = { category: 'transactional', idempotencyKey: `contact-code-${changeId}` } as const
  if (change.kind === 'email') {
    const link = new URL(confirmPath, context.siteUrl)
    link.searchParams.set('kode', linkOf(changeId, code))
    const { expires_at: expiresAt, is_change: isChange } = change
    const letter = linkEmail({ to, link: link.href, expiresAt, isChange, brandName })
    const outcome = await messages.sendEmail({ ...letter, ...sent })
    if (outcome === 'bounced') {
      await noteBounce(context, { playerId: change.player_id, to })
      bouncedAt = clock.now()
    }
  } else {
    await messages.sendSms({
      ...sent,
      msisdn: to,
      sender: smsSender,
      text: codeSms(code, brandName),
    })
  }
  await db
    .updateTable('players_contact_change')
    .set({ code_sealed: null, bounced_at: bouncedAt })
    .where('change_id', '=', changeId)
    .execute()
}

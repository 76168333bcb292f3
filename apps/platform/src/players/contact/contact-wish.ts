import type {
  ContactKind,
  ContactProblem,
  OutcomeOf,
  RequestOf,
  startContactChange as startCall,
} from '@nordlys/contracts'
import { after, minuteMs, type PlayerId, timeKey } from '@nordlys/core'
import { audit } from '../../audit/index.ts'
import { isWithinThrottle } from '../../throttle/index.ts'
import { lockAccountRow } from '../base/account.ts'
import type { PlayersContext } from '../base/context.ts'
import { rulesNow } from '../base/player-rules.ts'
import { askIn } from './ask-contact.ts'
import { findChange, readAccountContact } from './contact-rows.ts'
import { normaliseEmail } from './email.ts'
import { readEmailField, readMobileField } from './read-fields.ts'
import { mayAsk, maySendTo } from './send-contact-code.ts'
import { tellAsked } from './tell-contact.ts'

/** How long a wish waits for MitID. */
const wishLifeMs = 15 * minuteMs

type Request = RequestOf<typeof startCall>
type NotNoted = Exclude<
  OutcomeOf<typeof startCall>,
  { ok: true } | { refusal: 'session-expired' | 'identity-provider-down' }
>

/**
 * Notes that a player wants another address or number, once it is one. Nothing changes and nothing is sent
 * before MitID has said who asks. Whether somebody else has the address is not looked at: nobody can try
 * addresses. [ID34]
 */
export async function noteContactWish(
  context: PlayersContext,
  { playerId, request }: { playerId: PlayerId; request: Request },
): Promise<{ ok: true; changeId: string } | NotNoted> {
  const { clock, random, vault, db } = context
  const at = clock.now()
  const { kind } = request
  const who = { name: String(playerId) }
  if (!(await isWithinThrottle(context.throttle, 'change-contact', who, at)))
    return { ok: false, refusal: 'too-many-attempts' }
  const problems: ContactProblem[] = []
  const value =
    request.kind === 'email'
      ? readEmailField(request.email, problems)
      : readMobileField(request, await rulesNow(context), problems)
  if (problems.length > 0) return { ok: false, refusal: 'invalid-fields', problems }
  const account = await readAccountContact(db, playerId)
  const isSame =
    kind === 'email' ? normaliseEmail(value) === account.email_normalised : value === account.mobile
  if (isSame) return { ok: false, refusal: 'unchanged' }
  if (!(await mayAsk(context, { playerId, at }))) return { ok: false, refusal: 'too-many-attempts' }
  const changeId = timeKey(clock, random)
  await db
    .insertInto('players_contact_change')
    .values({
      change_id: changeId,
      player_id: playerId,
      kind,
      is_change: true,
      state: 'wished',
      value_sealed: vault.encrypt('contact', value),
      wished_at: at,
      expires_at: after(at, wishLifeMs),
    })
    .execute()
  return { ok: true, changeId }
}

type TakenWish =
  | { ok: true; contact: ContactKind }
  | { ok: false; refusal: 'contact-change-expired' | 'too-many-attempts' }

/**
 * Takes the wish that MitID has confirmed, once: the new address or number is asked, and a warning goes to
 * the one that counts. Until the answer nothing else changes. [ID34] [ID37]
 */
export async function takeContactWish(
  context: PlayersContext,
  { changeId, playerId }: { changeId: string; playerId: PlayerId },
): Promise<TakenWish> {
  return context.db.transaction().execute(async (tx) => {
    await lockAccountRow(tx, playerId)
    const at = context.clock.now()
    const wish = await findChange(tx, changeId)
    const isOpen = wish?.player_id === playerId && wish.state === 'wished' && at < wish.expires_at
    if (!isOpen || !wish.value_sealed) return { ok: false, refusal: 'contact-change-expired' }
    const { kind } = wish
    const value = context.vault.decrypt('contact', wish.value_sealed)
    if (!(await maySendTo(context, { kind, value, at }))) {
      return { ok: false, refusal: 'too-many-attempts' }
    }
    await askIn(context, tx, { playerId, kind, isChange: true, value, changeId, at })
    const { first_name: firstName, ...account } = await readAccountContact(tx, playerId)
    await tellAsked(context, tx, { changeId, playerId, kind, firstName, before: account[kind], at })
    const details = { changeId, contact: kind }
    await audit(tx, { actor: 'player', playerId, action: 'contact-change-asked', details, at })
    return { ok: true, contact: kind }
  })
}

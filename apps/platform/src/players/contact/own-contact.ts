import type { ContactKind, OutcomeOf, readOwnContact as readCall } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { PlayersContext } from '../base/context.ts'
import { rulesNow } from '../base/player-rules.ts'
import { findAsked, readAccountContact } from './contact-rows.ts'

/** How we reach a player, what of it is confirmed, and what waits for its link or code. [ID33] */
export async function readOwnContact(
  context: PlayersContext,
  { playerId, at }: { playerId: PlayerId; at: Date },
): Promise<OutcomeOf<typeof readCall>> {
  const account = await readAccountContact(context.db, playerId)
  const read = async (kind: ContactKind) => {
    const asked = await findAsked(context.db, { playerId, kind, at })
    const value = asked?.value_sealed && context.vault.decrypt('contact', asked.value_sealed)
    return {
      value: account[kind],
      isConfirmed: account[`${kind}_confirmed_at`] !== null,
      ...(asked &&
        value && {
          waiting: {
            ...{ value, isChange: asked.is_change, expiresAt: asked.expires_at },
            ...(asked.bounced_at && { isBounced: true as const }),
          },
        }),
    }
  }
  const { mobileDigits } = await rulesNow(context)
  return {
    ok: true,
    email: await read('email'),
    ...(account.email_bounced_at && { isEmailBounced: true }),
    mobile: await read('mobile'),
    countryCodes: Object.keys(mobileDigits),
  }
}

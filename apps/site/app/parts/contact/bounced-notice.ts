import type { SessionPlayer } from '@nordlys/contracts'
import { contactAddresses } from '../../ground/links/contact-addresses.ts'
import { type RequestScope, textsOf } from '../../ground/scope/request-scope.ts'
import { translator } from '../../ground/text/texts.ts'

/*
 * Put into words by the server, so that pages carry no script for it.
 */

/** The words that a player reads whose address our letters cannot reach, and the way to another one. */
export interface BouncedNotice {
  message: { tone: 'info'; isStanding: true; title: string; children: string }
  ways: readonly { href: string; size: 'small'; children: string }[]
}

/** Undefined for a player whose letters arrive. [LT6] */
export function bouncedNotice(
  scope: RequestScope,
  { isEmailBounced, email }: Pick<SessionPlayer, 'isEmailBounced' | 'email'>,
): BouncedNotice | undefined {
  if (!isEmailBounced) return undefined
  const t = translator(textsOf(scope, 'contact'))
  const [title, children] = [t('contact.bounced_title'), t('contact.bounced_text', { email })]
  return {
    message: { tone: 'info', isStanding: true, title, children },
    ways: [{ href: contactAddresses.email, size: 'small', children: t('contact.bounced_way') }],
  }
}

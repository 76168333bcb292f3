import { timingSafeEqual } from 'node:crypto'
import { type ContactKind, emailLinkLifeMs, mobileCodeLifeMs } from '@nordlys/contracts'
import { after, type Random, secret } from '@nordlys/core'
import type { PlayersContext } from '../base/context.ts'

/** The secret of a letter's link, 256 bits, or the six digits of an SMS. */
export function newCode(kind: ContactKind, random: Random): string {
  if (kind === 'email') return secret(random)
  // Of 2^64 numbers no six digits come noticeably more often than others.
  const drawn = Buffer.from(random.bytes(8)).readBigUInt64BE() % 1_000_000n
  return drawn.toString().padStart(6, '0')
}

/** Keyed, and bound to its change: six digits would be found from a plain hash in a second. */
export function hashCode(
  { vault }: Pick<PlayersContext, 'vault'>,
  { changeId, code }: { changeId: string; code: string },
): Buffer {
  return vault.mark('contact-code', `${changeId} ${code}`)
}

/** Whether this is the code that was sent for the change, compared in constant time. */
export function isCodeOf(
  context: Pick<PlayersContext, 'vault'>,
  change: { change_id: string; code_hash: Buffer | null },
  code: string,
): boolean {
  const given = hashCode(context, { changeId: change.change_id, code })
  return change.code_hash !== null && timingSafeEqual(given, change.code_hash)
}

/** Until when a link or code that is sent now works. [ID35] [ID36] */
export function codeExpiry(kind: ContactKind, at: Date): Date {
  return after(at, kind === 'email' ? emailLinkLifeMs : mobileCodeLifeMs)
}

/** The content of a letter's link: which change, and its secret. */
export function linkOf(changeId: string, code: string): string {
  return `${changeId}.${code}`
}

const linkShape = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/

export function readLink(link: string): { changeId: string; code: string } | undefined {
  const [, changeId, code] = linkShape.exec(link) ?? []
  return changeId && code ? { changeId, code } : undefined
}

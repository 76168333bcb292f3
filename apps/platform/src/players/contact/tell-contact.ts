import type { ContactKind } from '@nordlys/contracts'
import type { PlayerId } from '@nordlys/core'
import type { Tx } from '../../db/index.ts'
import type { PlayersContext } from '../base/context.ts'
import { changeAskedEmail, emailChangedEmail } from './contact-letters.ts'
import {
  changeAskedSms,
  emailChangeAskedSms,
  emailChangedSms,
  mobileChangedSms,
} from './contact-sms.ts'

/** An e-mail address is written to, a number is sent an SMS. */
interface About {
  changeId: string
  playerId: PlayerId
  kind: ContactKind
  firstName: string
  at: Date
}

/** Tells what counts until now that something else is wished for. [ID37] */
export async function tellAsked(
  { enqueue, rules: { brandName } }: PlayersContext,
  tx: Tx,
  { before, ...about }: About & { before: string },
): Promise<void> {
  if (about.kind === 'email') {
    const letter = changeAskedEmail({ ...about, to: before, brandName })
    const idempotencyKey = `contact-asked-${about.changeId}`
    const [{ playerId }, sms] = [about, emailChangeAskedSms({ brandName })]
    await enqueue(tx, 'send-email', { ...letter, sms, playerId, idempotencyKey })
  } else await enqueue(tx, 'send-sms', { msisdn: before, text: changeAskedSms({ brandName }) })
}

/** What counted until now, and what takes its place. */
interface Replaced {
  before: string
  value: string
  /** Nothing is written to an old address that bounced; an SMS goes to the confirmed mobile. */
  isBounced: boolean
  confirmedMobile: string | undefined
}

/** Tells the old and the new that one has taken the other's place. [ID37] */
export async function tellChanged(
  { enqueue, rules: { brandName } }: PlayersContext,
  tx: Tx,
  { before, value, isBounced, confirmedMobile, ...about }: About & Replaced,
): Promise<void> {
  if (isBounced && confirmedMobile !== undefined)
    await enqueue(tx, 'send-sms', { msisdn: confirmedMobile, text: emailChangedSms({ brandName }) })
  for (const [place, to] of [before, value].entries()) {
    if (isBounced && to === before) continue
    if (about.kind === 'email') {
      const letter = emailChangedEmail({ ...about, to, brandName })
      const idempotencyKey = `contact-changed-${about.changeId}-${place}`
      // The account keeps one of the two.
      const keptFor = to === value && { playerId: about.playerId }
      await enqueue(tx, 'send-email', { ...letter, ...keptFor, idempotencyKey })
    } else await enqueue(tx, 'send-sms', { msisdn: to, text: mobileChangedSms({ brandName }) })
  }
}

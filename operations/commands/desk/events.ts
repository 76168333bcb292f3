import {
  type Caller,
  dismissPaymentEvent,
  listPaymentEvents,
  type PaymentEvent,
  tryPaymentEventAgain,
} from '@nordlys/contracts'
import { formatMoment, StartProblem } from '@nordlys/core'
import { wordsOf } from '../operator-tool.ts'
import { readWords } from './player-option.ts'
import type { Subcommand } from './subcommand.ts'

/** Messages of payment providers that wait for people: shows them, has one tried again, or ends it. */
export const events: Subcommand = {
  usage: 'events [again --event N | dismiss --event N --reason "..."]',
  async run(desk, args) {
    const text = { type: 'string' } as const
    const { words, values } = wordsOf({ event: text, reason: text }, args)
    const [act] = words
    if (act === 'again') return tryAgain(desk, readEvent(values.event))
    if (act === 'dismiss') {
      return dismiss(desk, readEvent(values.event), readWords('reason', values.reason))
    }
    if (act !== undefined) throw new StartProblem('Do what with a message: again or dismiss?')
    const listed = await desk.call(listPaymentEvents, {})
    if (!listed.ok) throw new StartProblem('The messages cannot be listed.')
    return listed.events.length === 0 ? ['No message waits.'] : listed.events.map(lineOf)
  },
}

async function tryAgain(desk: Caller, eventId: number): Promise<readonly string[]> {
  const tried = await desk.call(tryPaymentEventAgain, { eventId })
  if (!tried.ok) throw refused(eventId, tried.refusal)
  return [`Message ${eventId} is tried again.`]
}

async function dismiss(desk: Caller, eventId: number, reason: string): Promise<readonly string[]> {
  const dismissed = await desk.call(dismissPaymentEvent, { eventId, reason })
  if (!dismissed.ok) throw refused(eventId, dismissed.refusal)
  return [`Message ${eventId} is dismissed.`]
}

function refused(
  eventId: number,
  refusal: 'unknown' | 'not-waiting' | 'personal-number',
): StartProblem {
  switch (refusal) {
    case 'unknown':
      return new StartProblem(`There is no message ${eventId}.`)
    case 'not-waiting':
      return new StartProblem(`Message ${eventId} does not wait for people.`)
    case 'personal-number':
      return new StartProblem('What is kept may hold no CPR number.')
  }
}

function readEvent(typed: string | undefined): number {
  const asked = tryPaymentEventAgain.request.safeParse({ eventId: Number(typed) })
  if (asked.success) return asked.data.eventId
  throw new StartProblem('--event wants the number of a message, as `events` tells it.')
}

function lineOf({ eventId, name, reference, receivedAt, ...of }: PaymentEvent): string {
  const about = name ? `${name} of ${reference}` : 'cannot be read'
  return [
    `Message ${eventId}: ${about}, came ${formatMoment(receivedAt)}`,
    ...(of.tries > 0 ? [`tried ${of.tries} times`] : []),
    ...(of.cause ? [of.cause] : []),
    ...(of.end ? [`ends as ${of.end}`] : []),
  ].join('; ')
}

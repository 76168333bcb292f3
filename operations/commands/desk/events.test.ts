import { type Caller, dismissPaymentEvent, listPaymentEvents } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { runDesk } from './run-desk.ts'

/** A desk that is answered so whatever it asks, and what it has asked. */
function deskOf(answer: object) {
  const asked: unknown[] = []
  const call = async (...words: unknown[]) => {
    asked.push(words)
    return answer
  }
  const type = (...words: string[]) => runDesk({ call } as unknown as Caller, ['events', ...words])
  return { asked, type }
}

test('messages that wait are shown each in a line, with its cause and its end', async () => {
  const receivedAt = new Date('2026-11-26T10:00:00Z')
  const failed = { name: 'CAPTURED', reference: 'r-1', receivedAt, tries: 3, cause: 'down' }
  const unread = { receivedAt, tries: 0, end: 'unreadable' }
  const events = [
    { eventId: 4, ...failed },
    { eventId: 5, ...unread },
  ]
  const { asked, type } = deskOf({ ok: true, events })
  expect(await type()).toEqual([
    'Message 4: CAPTURED of r-1, came 26. november 2026 kl. 11.00; tried 3 times; down',
    'Message 5: cannot be read, came 26. november 2026 kl. 11.00; ends as unreadable',
  ])
  expect(asked).toEqual([[listPaymentEvents, {}]])
  expect(await deskOf({ ok: true, events: [] }).type()).toEqual(['No message waits.'])
})

const dismissing = ['dismiss', '--event', '4', '--reason', 'Ikke vores']

test('one is tried again, or dismissed with why', async () => {
  const { asked, type } = deskOf({ ok: true })
  expect(await type(...dismissing)).toEqual(['Message 4 is dismissed.'])
  expect(asked).toEqual([[dismissPaymentEvent, { eventId: 4, reason: 'Ikke vores' }]])
  expect(await type('again', '--event', '4')).toEqual(['Message 4 is tried again.'])
})

test.each([
  ['unknown', 'There is no message 4.'],
  ['not-waiting', 'Message 4 does not wait for people.'],
  ['personal-number', 'What is kept may hold no CPR number.'],
])('the refusal %s is told in a sentence', async (refusal, told) => {
  await expect(deskOf({ ok: false, refusal }).type(...dismissing)).rejects.toThrow(told)
})

test.each([
  [['again'], '--event wants the number'],
  [['again', '--event', '0'], '--event wants the number'],
  [['dismiss', '--event', '4'], '--reason is missing'],
  [['forget'], 'again or dismiss'],
])('what is typed wrong is told, and nothing is asked: %j', async (words, told) => {
  const { asked, type } = deskOf({ ok: true })
  await expect(type(...words)).rejects.toThrow(told)
  expect(asked).toEqual([])
})

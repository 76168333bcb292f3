import { type Caller, judgeOtherHolder, listOtherHolders } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { runDesk } from './run-desk.ts'

/** A desk that is answered so whatever it asks, and what it has asked. */
function deskOf(answer: object) {
  const asked: unknown[] = []
  const call = async (...words: unknown[]) => {
    asked.push(words)
    return answer
  }
  const type = (...words: string[]) => runDesk({ call } as unknown as Caller, ['holders', ...words])
  return { asked, type }
}

test('cards of other holders are shown each in a line, by which the provider can be asked', async () => {
  const notedAt = new Date('2026-11-26T10:00:00Z')
  const whole = { noteId: 1, playerId: 12, reference: 'r-1', txId: '17', last4: '0000', notedAt }
  const bare = { noteId: 2, playerId: 13, reference: 'r-2', notedAt }
  const { asked, type } = deskOf({ ok: true, notes: [whole, bare] })
  expect(await type()).toEqual([
    "Note 1: player 12, deposit r-1, the provider's 17, a card ending in 0000, 26. november 2026 kl. 11.00",
    'Note 2: player 13, deposit r-2, 26. november 2026 kl. 11.00',
  ])
  expect(asked).toEqual([[listOtherHolders, {}]])
  expect(await deskOf({ ok: true, notes: [] }).type()).toEqual(['No note waits.'])
})

const judging = ['judge', '--note', '4', '--reason', 'Fælles konto']

test('one is ended with what was found', async () => {
  const { asked, type } = deskOf({ ok: true })
  expect(await type(...judging)).toEqual(['Note 4 is judged.'])
  expect(asked).toEqual([[judgeOtherHolder, { noteId: 4, reason: 'Fælles konto' }]])
})

test.each([
  ['unknown', 'There is no note 4.'],
  ['judged-already', 'Note 4 is judged already.'],
  ['personal-number', 'What is kept may hold no CPR number.'],
])('the refusal %s is told in a sentence', async (refusal, told) => {
  await expect(deskOf({ ok: false, refusal }).type(...judging)).rejects.toThrow(told)
})

test.each([
  [['judge'], '--note wants the number'],
  [['judge', '--note', '4'], '--reason is missing'],
  [['forget'], 'Do what with a note'],
])('what is typed wrong is told, and nothing is asked: %j', async (words, told) => {
  const { asked, type } = deskOf({ ok: true })
  await expect(type(...words)).rejects.toThrow(told)
  expect(asked).toEqual([])
})

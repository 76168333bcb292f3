import {
  answerComplaint,
  type Caller,
  decideComplaint,
  listComplaints,
  readComplaintCase,
} from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { runDesk } from './run-desk.ts'

/** A desk that is answered so whatever it asks, and what it has asked. */
function deskOf(answer: object) {
  const asked: unknown[] = []
  const call = async (...words: unknown[]) => {
    asked.push(words)
    return answer
  }
  const type = (...words: string[]) => runDesk({ call } as unknown as Caller, words)
  return { asked, type }
}

const at = new Date('2026-11-26T10:00:00Z')
const moment = '26. november 2026 kl. 11.00'
const waiting = {
  ...{ number: 10_001, topic: 'payment', state: 'received', playerId: 100_001, receivedAt: at },
  ...{ dueAt: new Date('2026-12-10T22:59:59.999Z'), words: 'Min udbetaling\ner ikke kommet.' },
  ...{ wish: 'Send den.', subject: { kind: 'withdrawal', id: 'w-1', at }, files: [], messages: [] },
}
const head =
  'Complaint 10001, received: payment, player 100001, ' +
  `received ${moment}, due 10. december 2026`
const whole = [
  head,
  `  about withdrawal w-1 of ${moment}`,
  '  complains: Min udbetaling',
  '    er ikke kommet.',
  '  wants: Send den.',
]

test('[CP11] what waits is a line each, and one case is shown with all that was written', async () => {
  const { asked, type } = deskOf({ ok: true, complaints: [waiting] })
  expect(await type('complaints')).toEqual([head])
  await type('complaints', '--all')
  expect(await deskOf({ ok: true, complaints: [] }).type('complaints')).toEqual([
    'No complaint waits.',
  ])
  const one = deskOf({ ok: true, complaint: waiting })
  expect(await one.type('complaints', '--case', '10001')).toEqual(whole)
  expect([...asked, ...one.asked]).toEqual([
    [listComplaints, { all: false }],
    [listComplaints, { all: true }],
    [readComplaintCase, { number: 10_001 }],
  ])
})

const decided = {
  ...waiting,
  ...{ playerId: undefined, from: { name: 'Anna', email: 'anna@example.dk' }, wish: undefined },
  ...{ state: 'decided', toldAt: at, expectedBy: waiting.dueAt, decidedBy: 'Bo' },
  files: [{ fileName: 'kvittering.pdf', sentAt: at }],
  messages: [
    { author: 'staff', by: 'Ida', words: 'Hvornår?', writtenAt: at },
    { author: 'player', words: 'I mandags.', writtenAt: at },
  ],
  decision: {
    ...{ outcome: 'upheld', reasons: 'Du har ret.', wayOn: 'complaint-boards', decidedAt: at },
  },
}

test('[CP11] each act asks for what was typed, and shows the case as it is then', async () => {
  const { asked, type } = deskOf({ ok: true, complaint: decided })
  const of = ['--case', '10001']
  expect(await type('answer-complaint', ...of, '--words', 'Hvornår?')).toEqual([
    'Complaint 10001, decided: payment, Anna, anna@example.dk, ' +
      `received ${moment}, due 10. december 2026, promised by 10. december 2026`,
    ...whole.slice(1, -1),
    `  file kvittering.pdf, ${moment}`,
    `  Ida, ${moment}: Hvornår?`,
    `  player, ${moment}: I mandags.`,
    `  was told that it takes longer, ${moment}`,
    `  decided ${moment} by Bo, upheld: Du har ret.`,
    '  way on: complaint-boards',
  ])
  await type('answer-complaint', ...of, '--words', 'Snart', '--expected', '2026-12-20')
  const reasons = ['--reasons', 'Du har ret.']
  await type('decide-complaint', ...of, '--outcome', 'upheld', ...reasons)
  const way = ['--way-on', 'data-protection-agency']
  await type('decide-complaint', ...of, '--outcome', 'partly', ...reasons, ...way)
  expect(asked).toEqual([
    [answerComplaint, { number: 10_001, words: 'Hvornår?' }],
    [answerComplaint, { number: 10_001, words: 'Snart', expectedOn: '2026-12-20' }],
    [decideComplaint, { number: 10_001, outcome: 'upheld', reasons: 'Du har ret.' }],
    [
      decideComplaint,
      {
        ...{ number: 10_001, outcome: 'partly', reasons: 'Du har ret.' },
        wayOn: 'data-protection-agency',
      },
    ],
  ])
})

test.each([
  [{ refusal: 'unknown' }, 'There is no complaint 10001.'],
  [{ refusal: 'personal-number' }, 'no CPR number'],
  [{ refusal: 'day-not-possible' }, '--expected wants a day'],
  [{ refusal: 'already-decided', complaint: decided }, /decided already.*by Bo, upheld/s],
])('a refusal is told in a sentence: %j', async (refused, told) => {
  const { type } = deskOf({ ok: false, ...refused })
  const words = ['--case', '10001', '--words', 'Hej']
  await expect(type('answer-complaint', ...words)).rejects.toThrow(told)
})

test.each([
  [['complaints', '--case', 'x'], '--case wants the number'],
  [['answer-complaint', '--words', 'Hej'], '--case wants the number'],
  [['answer-complaint', '--case', '1'], '--words is missing'],
  [['answer-complaint', '--case', '1', '--words', 'x', '--expected', 'snart'], '--expected wants'],
  [['decide-complaint', '--case', '1', '--outcome', 'won'], '--outcome is one of upheld'],
  [['decide-complaint', '--case', '1', '--outcome', 'upheld'], '--reasons is missing'],
  [
    [
      ...['decide-complaint', '--case', '1', '--outcome', 'upheld', '--reasons', 'x'],
      ...['--way-on', 'eu'],
    ],
    '--way-on is one of complaint-boards',
  ],
])('what is typed wrong is told, and nothing is asked: %j', async (words, told) => {
  const { asked, type } = deskOf({ ok: true })
  await expect(type(...words)).rejects.toThrow(told)
  expect(asked).toEqual([])
})

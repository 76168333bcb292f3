import {
  type Caller,
  erasePlayer,
  holdErasure,
  liftHold,
  listHolds,
  repeatErasure,
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
  return { asked, type: (...words: string[]) => runDesk({ call } as unknown as Caller, words) }
}

const hold = {
  ...{ holdId: 4, playerId: 100_001, kind: 'authority', reason: 'Sag 12', setBy: 'Ida' },
  ...{ setAt: new Date('2026-11-26T10:00:00Z'), until: new Date('2027-01-31T00:00:00Z') },
}
const line =
  'hold 4  player 100001  authority  from 26. november 2026 kl. 11.00 ' +
  'until 31. januar 2027 kl. 01.00  by Ida: Sag 12'
const holding = ['hold', '--player', '100001', '--kind', 'authority', '--reason', 'Sag 12']
const until = ['--until', '2027-01-31']

test('[PD14] a hold is set until a day begins, and shown', async () => {
  const { asked, type } = deskOf({ ok: true, hold })
  expect(await type(...holding, ...until)).toEqual([line])
  const { playerId, kind, reason } = hold
  expect(asked).toEqual([[holdErasure, { playerId, kind, reason, until: hold.until }]])
})

test('[PD14] the holds that stand are a line each, and one is lifted by its number', async () => {
  const listing = deskOf({ ok: true, holds: [hold] })
  expect([await listing.type('holds'), listing.asked]).toEqual([[line], [[listHolds, {}]]])
  expect(await deskOf({ ok: true, holds: [] }).type('holds')).toEqual(['No hold stands.'])
  const lifting = deskOf({ ok: true, hold })
  const lifted = await lifting.type('lift-hold', '--hold', '4', '--reason', 'Afgjort')
  expect(lifted).toEqual(['Hold 4 on player 100001 is lifted.'])
  expect(lifting.asked).toEqual([[liftHold, { holdId: 4, reason: 'Afgjort' }]])
})

const erasing = ['erase', '--player', '100001', '--reason', 'Brev']

test('[PD17] a player is erased for a reason', async () => {
  const { asked, type } = deskOf({ ok: true })
  expect(await type(...erasing)).toEqual(['What no law keeps of player 100001 is gone.'])
  expect(asked).toEqual([[erasePlayer, { playerId: 100_001, reason: 'Brev' }]])
})

const repeating = ['repeat-erasure', '--player', '100001', '--reason', 'Log']
const asking = ['--asked', '2026-11-21T17:00:00Z']

test('[PD23] a lost erasure is repeated with its moment, by two', async () => {
  const first = deskOf({ ok: true, isDone: false })
  expect(await first.type(...repeating, ...asking)).toEqual([
    'Noted. Another employee repeats the erasure of player 100001 by the same words.',
  ])
  const askedAt = new Date('2026-11-21T17:00:00Z')
  expect(first.asked).toEqual([[repeatErasure, { playerId: 100_001, askedAt, reason: 'Log' }]])
  const second = await deskOf({ ok: true, isDone: true }).type(...repeating, ...asking)
  expect(second).toEqual(['Player 100001 is closed, and what no law keeps is gone.'])
})

test.each([
  [[...repeating, ...asking], { refusal: 'closed' }, 'npm run desk -- erase does it'],
  [[...repeating, ...asking], { refusal: 'second-person-needed' }, 'it takes another employee'],
  [[...repeating, ...asking], { refusal: 'not-asked' }, 'lies after the account was opened'],
  [erasing, { refusal: 'held', holds: [hold] }, `A hold stands.\n${line}`],
  [erasing, { refusal: 'not-closed' }, 'Player 100001 has not closed the account yet.'],
  [erasing, { refusal: 'left' }, 'Nothing names player 100001 any more.'],
  [erasing, { refusal: 'unknown' }, 'There is no player 100001.'],
  [[...holding, ...until], { refusal: 'left' }, 'Nothing names player 100001 any more.'],
  [[...holding, ...until], { refusal: 'not-ahead' }, '--until is ahead'],
  [[...holding, ...until], { refusal: 'personal-number' }, 'may hold no CPR number'],
  [['lift-hold', '--hold', '4', '--reason', 'x'], { refusal: 'unknown' }, 'No hold 4 stands.'],
])('[PD14] [PD17] what is refused is said in a sentence: %j %j', async (typed, refused, said) => {
  await expect(deskOf({ ok: false, ...refused }).type(...typed)).rejects.toThrow(said)
})

test.each([
  [holding, '--until wants a day'],
  [repeating, '--asked wants a moment'],
  [[...holding, '--until', '31.1.2027'], '--until wants a day'],
  [['hold', '--player', '100001', '--kind', 'whim'], '--kind is one of case, dispute, authority'],
  [['lift-hold', '--reason', 'x'], '--hold wants the number of a hold'],
  [['erase', '--player', '100001'], '--reason is missing'],
])('[PD14] what is typed wrong is said, and nothing is asked: %j', async (typed, said) => {
  const { asked, type } = deskOf({ ok: true })
  await expect(type(...typed)).rejects.toThrow(said)
  expect(asked).toEqual([])
})

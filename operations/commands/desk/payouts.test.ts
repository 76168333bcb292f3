import {
  approvePayout,
  askDocuments,
  type Caller,
  listPayouts,
  markPayouts,
  refusePayout,
  unmarkPayouts,
} from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
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

test('withdrawals that wait are shown with why, who ends them and by when', async () => {
  const rule = {
    ...{ rule: 'marks', because: 'it is marked', ruleVersion: '2026-01-01' },
    ...{ waitsFor: 'approval', needs: [], sent: [], people: 2 },
    ...{ wish: 'approved', wishedBy: 'Bo', dueAt: at },
  }
  const papers = {
    ...{ waitsFor: 'documents', needs: ['identity', 'address'], sent: ['address'], people: 1 },
    askedBy: 'Ida',
  }
  const payout = { withdrawalId: 'w-1', playerId: 100_001, amountOre: kroner(200) }
  const waiting = { ...payout, createdAt: at, lateAt: at, checks: [rule, papers] }
  const { asked, type } = deskOf({ ok: true, payouts: [waiting] })
  const moment = '26. november 2026 kl. 11.00'
  expect((await type('payouts')).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    `w-1: 200 kr. of player 100001, made ${moment}, late from ${moment}`,
    '  approval: it is marked (rule marks of 2026-01-01); ended by two; ' +
      `approved is what Bo wants; due ${moment}`,
    '  documents: asked by an employee; wants identity, address, came address; ' +
      'asked or changed by Ida, ended by another',
  ])
  expect(asked).toEqual([[listPayouts, {}]])
  expect(await deskOf({ ok: true, payouts: [] }).type('payouts')).toEqual(['No withdrawal waits.'])
})

const of = ['--withdrawal', 'w-1']

test('each act asks for what was typed, and tells whether it is ended', async () => {
  const { asked, type } = deskOf({ ok: true, isEnded: true })
  expect(await type('approve-payout', ...of)).toEqual(['Withdrawal w-1 goes on.'])
  await type('refuse-payout', ...of, '--reason', 'not-possible')
  await type('ask-document', ...of, '--types', 'identity,address')
  await type('payouts', 'mark', '--player', '100 001', '--reason', 'Ligner en andens kort')
  await type('payouts', 'unmark', '--player', '100001')
  expect(asked).toEqual([
    [approvePayout, { withdrawalId: 'w-1' }],
    [refusePayout, { withdrawalId: 'w-1', reason: 'not-possible' }],
    [askDocuments, { withdrawalId: 'w-1', documentTypes: ['identity', 'address'] }],
    [markPayouts, { playerId: 100_001, reason: 'Ligner en andens kort' }],
    [unmarkPayouts, { playerId: 100_001 }],
  ])
  const first = deskOf({ ok: true, isEnded: false })
  expect(await first.type('approve-payout', ...of)).toEqual([
    'Withdrawal w-1 waits for another employee who approves it.',
  ])
  const reason = ['--reason', 'player-asked']
  expect(await first.type('refuse-payout', ...of, ...reason)).toEqual([
    'Withdrawal w-1 waits for another employee who refuses it.',
  ])
})

test.each([
  ['unknown', 'There is no withdrawal w-1.'],
  ['not-waiting', 'does not wait for people'],
  ['second-person-needed', 'Another employee'],
  ['unknown-document-type', 'no such type'],
  ['too-late', 'no longer pending'],
  ['already-asked', 'asked for once'],
])('the refusal %s is told in a sentence', async (refusal, told) => {
  const { type } = deskOf({ ok: false, refusal })
  await expect(type('ask-document', ...of, '--types', 'identity')).rejects.toThrow(told)
})

test.each([
  ['mark', 'unknown', 'no player 100001'],
  ['mark', 'personal-number', 'no CPR number'],
  ['mark', 'already-marked', 'marked already'],
  ['unmark', 'not-marked', 'is not marked'],
  ['unmark', 'second-person-needed', 'Another employee'],
])('payouts %s, refused as %s, is told in a sentence', async (act, refusal, told) => {
  const words = ['payouts', act, '--player', '100001', '--reason', 'Hvorfor']
  await expect(deskOf({ ok: false, refusal }).type(...words)).rejects.toThrow(told)
})

test.each([
  [['approve-payout'], '--withdrawal wants'],
  [['refuse-payout', ...of, '--reason', 'because'], '--reason is one of documents-missing'],
  [['ask-document', ...of], '--types wants'],
  [['payouts', 'mark', '--player', '100001'], '--reason is missing'],
  [['payouts', 'forget'], 'mark or unmark'],
])('what is typed wrong is told, and nothing is asked: %j', async (words, told) => {
  const { asked, type } = deskOf({ ok: true })
  await expect(type(...words)).rejects.toThrow(told)
  expect(asked).toEqual([])
})

import { expect, test } from 'vitest'
import { judgeOffer } from './judge-offer.ts'
import { mayPublish } from './may-publish.ts'
import { lawful, literal, today } from './test-offers.ts'

const signOff = { who: 'Demo', at: today, words: 'This is a demonstration’s sign-off.' }
const [spinsOffer = literal] = lawful
const newLaw = new Date('2027-01-01T00:00:00+01:00')

test('[BONUS-01] an offer that keeps all rules is published, and what is left to a person is told', () => {
  const told = { ok: true, leftToAPerson: ['B1'] }
  expect(mayPublish(judgeOffer(spinsOffer, today))).toEqual(told)
})

test.each([
  ['broken', literal, today, ['B3']],
  ['unknown', spinsOffer, newLaw, ['C1']],
  ['broken and another unknown', literal, newLaw, ['B3', 'C1']],
])('[BONUS-01] an offer with a rule %s needs a sign-off', (_, offer, at, rules) => {
  const judgement = judgeOffer(offer, at)
  expect(mayPublish(judgement)).toEqual({ ok: false, because: 'needs-sign-off', rules })
  const given = { ...signOff, at }
  expect(mayPublish(judgement, given)).toEqual({ ok: true, leftToAPerson: ['B1'] })
})

test('[BONUS-01] a sign-off does not answer for a rule that came after it', () => {
  const judgement = judgeOffer(literal, newLaw)
  const needed = { ok: false, because: 'needs-sign-off', rules: ['C1'] }
  expect(mayPublish(judgement, signOff)).toEqual(needed)
  const dayBefore = { ...signOff, at: new Date(newLaw.getTime() - 1) }
  expect(mayPublish(judgement, dayBefore)).toEqual(needed)
  expect(mayPublish(judgement, { ...signOff, at: newLaw })).toMatchObject({ ok: true })
})

test.each([
  ['no name', { who: ' ' }],
  ['no words', { words: '\n' }],
])('[BONUS-01] a sign-off with %s is none', (_, missing) => {
  const judgement = judgeOffer(literal, today)
  expect(mayPublish(judgement, { ...signOff, ...missing })).toEqual({
    ok: false,
    because: 'sign-off-says-nothing',
    rules: ['B3'],
  })
})

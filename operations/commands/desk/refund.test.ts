import { type Caller, dropRefund, listRefunds, refundDeposit } from '@nordlys/contracts'
import { formatKroner, kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { runDesk } from './run-desk.ts'

/** A desk that is answered so whatever it asks, and what it has asked. */
function deskOf(answer: object) {
  const asked: unknown[] = []
  const call = async (...words: unknown[]) => {
    asked.push(words)
    return answer
  }
  const type = (...words: string[]) => runDesk({ call } as unknown as Caller, ['refund', ...words])
  return { asked, type }
}

const wish = {
  ...{ reference: 'r-1', amountOre: kroner(120), reason: 'Betalt af en anden', tries: 0 },
  ...{ wishedBy: 'Ida', wishedAt: new Date('2026-11-26T10:00:00Z') },
}
const wished = [
  `${formatKroner(kroner(120))} of r-1, wished for by Ida 26. november 2026 kl. 11.00: Betalt af en anden`,
  'waits for another employee',
].join('; ')
const failed = { ...wish, agreedBy: 'Per', agreedAt: wish.wishedAt, tries: 2, cause: 'down' }
const giving = ['--deposit', 'r-1', '--amount', '120', '--reason', 'Betalt af en anden']

test('refunds that wait are shown each in a line, with who wished and what it waits for', async () => {
  const { asked, type } = deskOf({ ok: true, refunds: [wish, failed] })
  const agreed = wished.replace('waits for another employee', 'agreed to by Per')
  expect(await type()).toEqual([wished, `${agreed}; asked for 2 times in vain; down`])
  expect(asked).toEqual([[listRefunds, {}]])
  expect(await deskOf({ ok: true, refunds: [] }).type()).toEqual(['No refund waits.'])
})

test('a deposit is given back, in part or whole, and a wish is dropped', async () => {
  const { asked, type } = deskOf({ ok: true, refund: wish })
  expect(await type(...giving)).toEqual(['It takes another employee, too.', wished])
  const of = { reference: 'r-1', reason: 'Betalt af en anden' }
  expect(asked.splice(0)).toEqual([[refundDeposit, { ...of, amountOre: 12_000 }]])
  await type('--deposit', 'r-1', '--reason', of.reason)
  expect(asked.splice(0)).toEqual([[refundDeposit, of]])
  await type(...giving, '--again')
  const again = { ...of, amountOre: 12_000, again: true }
  expect(asked.splice(0)).toEqual([[refundDeposit, again]])
  expect(await type('drop', '--deposit', 'r-1', '--reason', of.reason)).toEqual([
    'The wish for a refund of r-1 is dropped.',
  ])
  expect(asked).toEqual([[dropRefund, of]])
  const { type: agree } = deskOf({ ok: true, refund: failed })
  expect((await agree(...giving))[0]).toBe('It is given back now.')
})

test.each([
  ['unknown', {}, 'There is no booked deposit r-1.'],
  ['personal-number', {}, 'What is kept may hold no CPR number.'],
  ['nothing-left', {}, 'Nothing is left of the deposit.'],
  [
    'amount-too-large',
    { leftOre: kroner(50) },
    `Of the deposit ${formatKroner(kroner(50))} is left.`,
  ],
  ['another-waits', { refund: wish }, `Another refund of it waits.\n${wished}`],
  ['just-refunded', { refund: wish }, '--again gives it once more'],
  ['second-person-needed', { refund: wish }, 'It is your own wish'],
])('the refusal %s is told in a sentence', async (refusal, details, told) => {
  const { type } = deskOf({ ok: false, refusal, ...details })
  await expect(type(...giving)).rejects.toThrow(told)
})

test.each([
  ['not-waiting', 'No refund of r-1 waits for another employee.'],
  ['personal-number', 'What is kept may hold no CPR number.'],
])('dropping is refused as %s in a sentence', async (refusal, told) => {
  const { type } = deskOf({ ok: false, refusal })
  await expect(type('drop', '--deposit', 'r-1', '--reason', 'En fejl')).rejects.toThrow(told)
})

test.each([
  [['--deposit', 'r-1'], '--reason is missing'],
  [['drop', '--reason', 'x'], '--deposit is missing'],
  [['again'], 'drop?'],
  [['--deposit', 'r-1', '--reason', 'x', '--amount', 'mange'], '--amount wants kroner'],
  [['--deposit', 'r-1', '--reason', 'x', '--amount', '0'], '--amount wants kroner'],
])('what is typed wrong is told, and nothing is asked: %j', async (words, told) => {
  const { asked, type } = deskOf({ ok: true })
  await expect(type(...words)).rejects.toThrow(told)
  expect(asked).toEqual([])
})

import type { ContactForm } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'
import { expect, test } from 'vitest'
import { defaultPlayerRules } from '../base/player-rules.ts'
import { readContact } from './contact.ts'

const complete: ContactForm = {
  first_name: 'Søren-Åge',
  last_name: "O'Müller Kjær",
  email: ' Soeren@Example.DK ',
  mobile_country_code: '+45',
  mobile: '20 30 40 50',
  limit_amount: '1.500',
  limit_period: 'week',
  age_and_terms: true,
  offer_terms: true,
  marketing_email: false,
  marketing_sms: true,
}

function problemsOf(change: Partial<ContactForm>, offer: 'welcome' | 'none' = 'welcome') {
  const reading = readContact({ ...complete, ...change }, offer, defaultPlayerRules)
  return reading.ok ? [] : reading.problems
}

test('[REG-02] a complete form is read into what an account is made of', () => {
  expect(readContact(complete, 'welcome', defaultPlayerRules)).toEqual({
    ok: true,
    contact: {
      firstName: 'Søren-Åge',
      lastName: "O'Müller Kjær",
      email: 'Soeren@Example.DK',
      emailNormalised: 'soeren@example.dk',
      mobile: '+4520304050',
      limit: { amountOre: kroner(1500), period: 'week' },
      marketing: { email: false, sms: true },
    },
  })
})

test('[VAL-09] first and last name are required', () => {
  expect(problemsOf({ first_name: '  ', last_name: '' })).toEqual([
    { field: 'first_name', reason: 'required' },
    { field: 'last_name', reason: 'required' },
  ])
})

test.each(['<b>Anna</b>', 'Anna\u0000', '4nna', 'a'.repeat(81), 'Anna\nBcc: x', "=cmd('x')"])(
  '[VAL-09] "%s" is not a name',
  (name) => {
    expect(problemsOf({ first_name: name })).toEqual([{ field: 'first_name', reason: 'invalid' }])
  },
)

test('[FLT-35] a form is read as its writer saw it, whatever copying brought along', () => {
  const copied = {
    first_name: '\u200bSøren-\u00adÅge\u00a0',
    last_name: "O'Müller\u00a0\u202fKjær",
    email: '\u00a0soeren@example.dk\ufeff',
    mobile: '+45\u00a021 34 56 78',
    limit_amount: '1\u00a0500,-',
  }
  const read = readContact({ ...complete, ...copied }, 'welcome', defaultPlayerRules)
  expect(read).toMatchObject({
    contact: {
      firstName: 'Søren-Åge',
      lastName: "O'Müller Kjær",
      email: 'soeren@example.dk',
      emailNormalised: 'soeren@example.dk',
      mobile: '+4521345678',
      limit: { amountOre: kroner(1500) },
    },
  })
  const unseen = {
    first_name: '\u200b',
    email: '\u00a0\u200b',
    mobile: '\u2060',
    limit_amount: '\ufeff',
  }
  expect(problemsOf(unseen).map(({ reason }) => reason)).toEqual(Array(4).fill('required'))
})

test('[VAL-06] an e-mail address is required', () => {
  expect(problemsOf({ email: ' ' })).toEqual([{ field: 'email', reason: 'required' }])
})

test.each([
  'anna',
  'anna@',
  '@example.dk',
  'anna@example',
  'a@b@example.dk',
  'an na@example.dk',
  'anna@-example.dk',
  'anna@example..dk',
  'ada@1.1.1.1',
  'ada@example.123',
  'anna@example.dk\r\nBcc: x@y.dk',
  'anna@example.dk,bo@example.dk',
  '"anna"@example.dk',
  '.anna@example.dk',
  `${'a'.repeat(65)}@example.dk`,
  `anna@${'a'.repeat(64)}.dk`,
])('[VAL-06] "%s" is not an e-mail address', (email) => {
  expect(problemsOf({ email })).toEqual([{ field: 'email', reason: 'invalid' }])
})

test.each(['anna@example.dk', "o'neil+tag@mail.example.co.uk", 'åse@rødgrød.dk'])(
  '[VAL-06] "%s" is an e-mail address',
  (email) => {
    expect(problemsOf({ email })).toEqual([])
  },
)

test('[VAL-06] the longest input is refused in a moment', () => {
  const started = performance.now()
  for (const part of ['a.', '@', '-', 'a@a.']) problemsOf({ email: part.repeat(200).slice(0, 400) })
  expect(performance.now() - started).toBeLessThan(100)
})

test.each([
  ['+45', '', { reason: 'required' }],
  ['+45', '1234567', { reason: 'too-short', count: 8 }],
  ['+45', '123456789', { reason: 'wrong-digits', count: 8 }],
  ['+45', '1234567a', { reason: 'wrong-digits', count: 8 }],
  ['+45', '１２３４５６７８', { reason: 'wrong-digits', count: 8 }],
  ['+299', '123', { reason: 'too-short', count: 8 }],
  ['+299', '12345', { reason: 'wrong-digits', count: 6 }],
  ['+299', '12345678', { reason: 'wrong-digits', count: 6 }],
  ['+45', '4521345678', { reason: 'wrong-digits', count: 8 }],
  ['+45', '+299123456', { reason: 'wrong-digits', count: 8 }],
  ['+45', '+46 21 34 56 78', { reason: 'wrong-digits', count: 8 }],
  ['+45', '+45 21 34 56', { reason: 'wrong-digits', count: 8 }],
])('[VAL-03] the mobile number %s "%s" is refused', (code, mobile, problem) => {
  expect(problemsOf({ mobile_country_code: code, mobile })).toEqual([
    { field: 'mobile', ...problem },
  ])
})

test.each([
  ['+45', '+45 21 34 56 78', '+4521345678'],
  ['+45', '0045 21345678', '+4521345678'],
  ['+45', '(+45) 21-34-56-78', '+4521345678'],
  ['+45', '21\u201134\u201156\u201178', '+4521345678'],
  ['+299', '+299 12 34 56', '+299123456'],
])('[FLT-35] with %s the mobile number "%s" is %s', (code, typed, mobile) => {
  const form = { ...complete, mobile_country_code: code, mobile: typed }
  expect(readContact(form, 'welcome', defaultPlayerRules)).toMatchObject({ contact: { mobile } })
})

test('[VAL-03] +45 takes eight digits and +299 six', () => {
  expect(problemsOf({ mobile_country_code: '+45', mobile: '12345678' })).toEqual([])
  expect(problemsOf({ mobile_country_code: '+299', mobile: '12 34 56' })).toEqual([])
})

test.each([
  ['+46', 'invalid'],
  ['', 'not-chosen'],
  ['constructor', 'invalid'],
])('[VAL-03] the country code "%s" is refused', (code, reason) => {
  expect(problemsOf({ mobile_country_code: code })).toEqual([
    { field: 'mobile_country_code', reason },
  ])
})

test.each([
  ['', { reason: 'required' }],
  ['abc', { reason: 'invalid' }],
  ['-500', { reason: 'invalid' }],
  ['1e3', { reason: 'invalid' }],
  ['100,001', { reason: 'invalid' }],
  ['100.000,01', { reason: 'too-large', count: 100_000 }],
])('[VAL-08] the limit amount "%s" is refused', (amount, problem) => {
  expect(problemsOf({ limit_amount: amount })).toEqual([{ field: 'limit_amount', ...problem }])
})

test('[VAL-08] the limit is the player’s own, from nothing on', () => {
  for (const amount of ['0', '0,01', '50']) {
    expect(problemsOf({ limit_amount: amount })).toEqual([])
  }
})

test('[VAL-08][REG-04] a limit and its period are chosen with and without the offer', () => {
  for (const offer of ['welcome', 'none'] as const) {
    expect(problemsOf({ limit_amount: '', limit_period: '' }, offer)).toEqual([
      { field: 'limit_amount', reason: 'required' },
      { field: 'limit_period', reason: 'not-chosen' },
    ])
    expect(problemsOf({ limit_period: 'year' }, offer)).toHaveLength(1)
  }
})

test('[VAL-10] age and terms are always confirmed, the offer terms by those who chose the offer', () => {
  const unticked = { age_and_terms: false, offer_terms: false }
  expect(problemsOf(unticked, 'welcome')).toEqual([
    { field: 'age_and_terms', reason: 'not-accepted' },
    { field: 'offer_terms', reason: 'not-accepted' },
  ])
  expect(problemsOf(unticked, 'none')).toEqual([{ field: 'age_and_terms', reason: 'not-accepted' }])
})

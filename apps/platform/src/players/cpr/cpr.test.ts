import { expect, test } from 'vitest'
import { parseCpr } from './cpr.ts'

const real = (typed: string) => parseCpr(typed, false)
const madeUp = (typed: string) => parseCpr(typed, true)

test.each([
  '010190123',
  '01019012345',
  '',
  '01019O1234',
  '０１０１９０１２３４',
  '010190--1234',
  '01 01 90 1234',
  '010190-12 34',
  '+101901234',
])('[VAL-01] a CPR number has exactly 10 digits: "%s" is refused', (typed) => {
  expect(real(typed)).toEqual({ ok: false, refusal: 'cpr-not-ten-digits' })
})

test.each([
  '0101901234',
  '010190-1234',
  '010190 1234',
  ' 010190-1234 ',
  '010190\u00a01234',
  '\u200b010190\u20111234',
])('[VAL-01] one hyphen or space may stand in it: "%s"', (typed) => {
  expect(real(typed)).toEqual({ ok: true, cpr: '0101901234', birthDate: '1990-01-01' })
})

test.each(['3002901234', '2902011234', '0013901234', '0000901234', '3113901234', '9901901234'])(
  '[VAL-01] %s holds no real date',
  (typed) => {
    expect(real(typed)).toEqual({ ok: false, refusal: 'cpr-no-such-date' })
    expect(madeUp(typed).ok).toBe(false)
  },
)

test.each([
  ['2101270087', '1927-01-21'],
  ['1107744882', '1974-07-11'],
  ['3112559107', '1955-12-31'],
  ['0101364000', '2036-01-01'],
  ['0101374000', '1937-01-01'],
  ['0101369000', '2036-01-01'],
  ['0101379000', '1937-01-01'],
  ['0101575000', '2057-01-01'],
  ['0101588000', '1858-01-01'],
  ['2902004000', '2000-02-29'],
])('[VAL-01] the seventh digit of %s tells the century: born %s', (typed, birthDate) => {
  expect(real(typed)).toMatchObject({ ok: true, birthDate })
})

test('[VAL-01] a number that fails modulus 11 is accepted: such numbers are issued', () => {
  expect(real('1210653014')).toMatchObject({ ok: true, birthDate: '1965-10-12' })
})

test('a made-up number, day and 60, is accepted only where configured', () => {
  expect(real('6101900000')).toEqual({ ok: false, refusal: 'cpr-no-such-date' })
  expect(madeUp('6101900000')).toMatchObject({ ok: true, birthDate: '1990-01-01' })
  expect(madeUp('9201900000')).toEqual({ ok: false, refusal: 'cpr-no-such-date' })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatAmount, formatKroner, parseKroner } from './format.ts'
import { kroner, negate, ore, shareDown, subtract, sum, times } from './money.ts'

describe('money', () => {
  test('is whole øre and nothing else', () => {
    expect(ore(1250)).toBe(1250n)
    expect(kroner(12)).toBe(1200n)
    expect(() => ore(0.1)).toThrow('not whole øre')
    expect(sum(ore(1), ore(2), ore(3))).toBe(6n)
    expect(subtract(ore(1), ore(3))).toBe(-2n)
    expect(times(ore(20), 500)).toBe(10_000n)
  })

  test('is shared downwards, and never from a negative amount', () => {
    expect(shareDown(ore(33), 70n, 100n)).toBe(23n)
    expect(() => shareDown(ore(-1), 1n, 2n)).toThrow('negative')
  })
})

test.for([
  [123_450, '1.234,50 kr.'],
  [10_000, '100 kr.'],
  [20, '0,20 kr.'],
  [-50, '−0,50 kr.'],
  [-2_560, '−25,60 kr.'],
  [0, '0 kr.'],
  [841_290_735, '8.412.907,35 kr.'],
] as const)('[CONTENT-07] %i øre are written %s, joined by a no-break space', ([amount, text]) => {
  expect(formatKroner(ore(amount))).toBe(text.replace(' kr.', '\u00a0kr.'))
})

test.for([
  ['100', 10_000n],
  ['1.234,50', 123_450n],
  ['1234,5', 123_450n],
  ['1.000', 100_000n],
  ['100 kr.', 10_000n],
  [' 250,05 ', 25_005n],
  ['1.000,-', 100_000n],
  ['100,--', 10_000n],
  ['1.000,–', 100_000n],
  ['100.-', 10_000n],
  ['1.000,- kr.', 100_000n],
  ['1 000', 100_000n],
  ['1\u00a0000', 100_000n],
  ['12\u202f345\u202f678,90', 1_234_567_890n],
  ['100 200', 10_020_000n],
  ['\u200b250', 25_000n],
  ['kr. 1.234,50', 123_450n],
  ['kr 100', 10_000n],
  ['500 DKK', 50_000n],
  ['100kr', 10_000n],
  // One dot before exactly three digits marks thousands, so this is a hundred thousand and one.
  ['100.001', 10_000_100n],
] as const)('[FLT-35] a player who types "%s" means so many øre', ([text, amount]) => {
  expect(parseKroner(text)).toBe(amount)
})

test.for([
  '',
  ' ',
  '-100',
  '+100',
  '1e3',
  '0x64',
  'NaN',
  'Infinity',
  '100,001',
  '100.00',
  '1.00.000',
  '1,000.50',
  '１００',
  '10 00',
  '1 00',
  '1 000.000',
  '1.000 000',
  '0.100',
  '0 100',
  '1,000',
  '1.5',
  '1.000.00',
  "1'000",
  '100-',
  '100,-5',
  '100 - 200',
  '100, -',
  '100\n000',
  '9007199254740993',
])('[VAL-05] "%s" is not an amount', (text) => {
  expect(parseKroner(text)).toBeUndefined()
})

test('whatever is written reads back as itself', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999n }), (amount) => {
      expect(parseKroner(formatAmount(ore(amount)))).toBe(amount)
      expect(formatAmount(negate(ore(amount)))).toBe(
        amount === 0n ? '0' : `−${formatAmount(ore(amount))}`,
      )
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsPersonalNumber } from './personal-number.ts'

test.each([
  '0101901234',
  'Spilleren 010190-1234 ringede',
  'cpr0101901234',
  'CPR-nr.: 010190.1234.',
  '010190.1234',
  '0101 90-1234',
  '010190/1234',
  '01.01.90-1234',
  '01 01 90 1234',
  '01-01-90 12 34',
  '0 1 0 1 9 0 1 2 3 4',
  '010190 - 1234',
  '010190\u00a01234',
  '010190\u20131234',
  '010190\u200b1234',
  '0101\u00ad901234',
  '010190,1234',
  '610190-1234',
  '٠١٠١٩٠-١٢٣٤',
  '०१०१९०१२३४',
  '０１０１９０－１２３４',
  '𝟘𝟙𝟘𝟙𝟡𝟘𝟙𝟚𝟛𝟜',
  '⁰¹⁰¹⁹⁰¹²³⁴',
  'den 12. 010190-1234',
  'mellem 10 og 12 010190-1234 kr.',
])('[FLT-72] %s holds a CPR number', (text) => {
  expect(holdsPersonalNumber(text)).toBe(true)
})

test.each([
  'Ringede den 12.03.2026 kl. 14.30 og 12.03.2026 14.30',
  'Fra 10.11.-12.11.2026, og igen 10.11. - 12.11.2026',
  'Fra 12/03/2026 15 gange',
  '2026-11-29 08:43:12',
  '2026-11-29T08:43:12.123Z',
  'Indbetalte 12.10.26 1500 kr.',
  'Vandt 10.100.250,50 kr. og 1 010 190 123 kr.',
  'Indbetalte 1.200,50 kr., 12.500 kr. og 100.000 kr.',
  'Tlf. 12 34 56 78, +45 12 34 56 78 eller 0045 12 34 56 78',
  'Tlf. 20 10 12 34, 22 11 33 44',
  'Valgte 10, 11, 12, 13, 14 og 15',
  'Kort 4571 1234 1212 3456',
  'Spilkonto 100001, sag 2026-1234',
  'e0101901234-a, ref-0101901234, 0a01019012-3456-7890-1212-010190123456',
  'Chrome/131.0.6778.86 fra 110.112.10.12',
  '01019012345',
  '3201901234',
  '0113901234',
  '0001901234',
  '',
])('[FLT-72] %s holds none', (text) => {
  expect(holdsPersonalNumber(text)).toBe(false)
})

const zeros = [0x30, 0x660, 0x966, 0xff10, 0x1d7d8, 0x1e950]
const marks = ['-', ' ', '.', '/', '\u2010', '\u2014', '\u00a0', '\u2009', '·', ' - ', '\u200b-']
const cpr = fc
  .tuple(
    fc.integer({ min: 1, max: 31 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 0, max: 999_999 }),
    fc.constantFrom(0, 60),
  )
  .map(
    ([day, month, rest, made]) =>
      [String(day + made), String(month)].map((part) => part.padStart(2, '0')).join('') +
      String(rest).padStart(6, '0'),
  )
const cuts = fc.oneof(
  fc.subarray([2, 4, 8]).map((some) => [...some, 6]),
  fc.constant([1, 2, 3, 4, 5, 6, 7, 8, 9]),
  fc.subarray([2, 4]),
)

test('[FLT-72] a CPR number is found in any digits, with any marks between its parts', () => {
  const written = fc.tuple(
    cpr,
    cuts,
    fc.constantFrom(...zeros),
    fc.array(fc.constantFrom(...marks), { minLength: 10, maxLength: 10 }),
  )
  fc.assert(
    fc.property(written, ([number, places, zero, between]) => {
      const text = [...number]
        .map((digit, place) => {
          const mark = places.some((cut) => cut === place) ? between[place] : ''
          return `${mark}${String.fromCodePoint(zero + Number(digit))}`
        })
        .join('')
      expect(holdsPersonalNumber(`Se ${text} i sagen`)).toBe(true)
    }),
  )
})

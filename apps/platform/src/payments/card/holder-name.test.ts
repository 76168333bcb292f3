import { expect, test } from 'vitest'
import { compareHolder } from './holder-name.ts'

const anna = { firstName: 'Anna Marie', lastName: 'Nielsen' }
const soren = { firstName: 'Søren Åge', lastName: 'Kjærgaard-Müller' }
const michael = { firstName: 'Michael', lastName: 'Bæk Christiansen' }

test.each([
  [anna, 'Anna Nielsen'],
  [anna, 'ANNA M NIELSEN'],
  [anna, 'A. Nielsen'],
  [anna, 'NIELSEN, ANNA'],
  [anna, 'Marie Nielsen'],
  [anna, 'MS ANNA NIELSEN'],
  [anna, 'Ana Nielsen'],
  [anna, 'Anna og Peter Nielsen'],
  [soren, 'SOEREN KJAERGAARD MUELLER'],
  [soren, 'SOREN AAGE MULLER'],
  [soren, 'Soren Kjærgård'],
  [soren, 'Age Kjaergaard-Müller'],
  [michael, 'MICHAEL BAEK'],
  [michael, 'M CHRISTIANSEN'],
])('[PAY-01] %o and the holder %s are the same', (player, holder) => {
  expect(compareHolder(holder, player)).toBe('same')
})

test.each([
  [anna, 'Peter Nielsen'],
  [anna, 'Anna Jensen'],
  [anna, 'NORDLYS APS'],
  [anna, 'P Nielsen'],
  [michael, 'Michelle Bæk Hansen'],
])('[PAY-01] %o and the holder %s are unlike', (player, holder) => {
  expect(compareHolder(holder, player)).toBe('unlike')
})

test.each([
  [anna, undefined],
  [anna, ''],
  [anna, '1234'],
  [anna, 'Анна Нильсен'],
  [anna, 'NIELSEN'],
  [anna, 'A N'],
  [anna, 'Anna'],
  [anna, 'CARDHOLDER'],
])('[PAY-01] of %o and the holder %s nothing is known', (player, holder) => {
  expect(compareHolder(holder, player)).toBe('unknown')
})

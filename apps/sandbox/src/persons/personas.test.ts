import { expect, test } from 'vitest'
import { ageAt, birthDateOfCpr, readCpr } from './cpr.ts'
import { listName, personas } from './personas.ts'

test.each([
  ['anna', '1990-01-01'],
  ['bo', '2008-12-12'],
  ['dan', '2007-03-14'],
  ['clara', '2000-06-15'],
  ['eva', '1985-02-05'],
  ['finn', '1979-03-08'],
  ['gitte', '1982-04-10'],
  ['hugo', '1982-04-11'],
  ['hans', '1976-05-11'],
  ['ida', '1988-06-09'],
])('%s is born on %s', (key, birthDate) => {
  const persona = personas.find((each) => each.key === key)
  expect(birthDateOfCpr(persona?.cpr ?? '')).toBe(birthDate)
})

test('every persona has a number that no real person can have, and a name of its own on the list', () => {
  for (const { cpr } of personas) {
    expect(Number(cpr.slice(0, 2))).toBeGreaterThan(60)
    expect(birthDateOfCpr(cpr)).toBeDefined()
  }
  expect(new Set(personas.map(listName)).size).toBe(personas.length)
})

test.each([
  ['2101270087', '1927-01-21'],
  ['1107744882', '1974-07-11'],
  ['3112559107', '1955-12-31'],
  ['0101365000', '2036-01-01'],
  ['0101585000', '1858-01-01'],
  ['0101364000', '2036-01-01'],
  ['0101374000', '1937-01-01'],
  ['2902004000', '2000-02-29'],
  ['2902010000', undefined],
  ['3204900000', undefined],
  ['0113900000', undefined],
])('the seventh digit of %s decides the century: %s', (cpr, birthDate) => {
  expect(birthDateOfCpr(cpr)).toBe(birthDate)
})

test('[VAL-01] ten digits, with or without a hyphen, are a CPR number', () => {
  expect(readCpr('610190-0000')).toBe('6101900000')
  expect(readCpr('610190000')).toBeUndefined()
  expect(readCpr('61019000000')).toBeUndefined()
})

test('an age counts by the date in Copenhagen, and 29 February from 1 March', () => {
  expect(ageAt('2008-12-12', new Date('2026-12-11T22:59:59Z'))).toBe(17)
  expect(ageAt('2008-12-12', new Date('2026-12-11T23:00:00Z'))).toBe(18)
  expect(ageAt('2008-02-29', new Date('2026-02-28T12:00:00Z'))).toBe(17)
  expect(ageAt('2008-02-29', new Date('2026-03-01T12:00:00Z'))).toBe(18)
})

import { describe, expect, test } from 'vitest'
import { allGiven, decodeChoice, encodeChoice, noneGiven } from './consent-choice.ts'

test.each([
  ['1', noneGiven],
  ['1.statistics', { statistics: true, marketing: false }],
  ['1.marketing', { statistics: false, marketing: true }],
  ['1.statistics.marketing', allGiven],
])('the cookie %s keeps a choice and tells it again', (value, choice) => {
  expect(encodeChoice(choice)).toBe(value)
  expect(decodeChoice(value)).toEqual(choice)
})

describe('what is no answer to our question is no choice', () => {
  test.each([undefined, '', '0.statistics', 'statistics', 'true', '2'])('%s', (value) => {
    expect(decodeChoice(value)).toBeUndefined()
  })
})

test('a word that is no yes of ours gives nothing', () => {
  expect(decodeChoice('1.all.STATISTICS.<script>')).toEqual(noneGiven)
})

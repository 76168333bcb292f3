import { expect, test } from 'vitest'
import { passesCheckDigit } from './card-check.ts'
import { cards, scenarioOf } from './cards.ts'

test('every test card has 16 digits, passes the check digit and ends as its scenario says', () => {
  for (const { number, last4 } of cards) {
    expect(number).toMatch(/^\d{16}$/)
    expect(number.endsWith(last4)).toBe(true)
    expect(passesCheckDigit(number)).toBe(true)
  }
  expect(new Set(cards.map((each) => each.last4)).size).toBe(cards.length)
})

test('a card with any other digits asks the bank and goes through', () => {
  expect(scenarioOf('4111111111111111')).toMatchObject({
    challenge: true,
    outcome: { kind: 'transfer', way: 'once' },
  })
})

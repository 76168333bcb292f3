import { ore } from '@nordlys/core'
import { expect, test } from 'vitest'
import type { Registration } from './registration.ts'
import { askedStep, reachableStep, stepAddress } from './step.ts'

const begun: Registration = {
  ok: true,
  offer: 'none',
  offers: [],
  identified: false,
  cprAttemptsLeft: 3,
}
const limit = { amountOre: ore(100_000n), period: 'week' } as const

test('a step that is no step is the first', () => {
  const asked = ['?trin=2', '?trin=3', '?trin=4', '?trin=', ''].map((query) =>
    askedStep(new URL(`http://localhost/registrer${query}`)),
  )
  expect(asked).toEqual([2, 3, 1, 1, 1])
})

test('[REG-06] without a living registration there is only the first step', () => {
  expect(reachableStep(1, undefined)).toEqual({ step: 1 })
  expect(reachableStep(2, undefined)).toEqual({ step: 1, hindrance: 'registration-expired' })
  expect(reachableStep(3, undefined)).toEqual({ step: 1, hindrance: 'registration-expired' })
})

test('[REG-04] MitID is not reached without a deposit limit', () => {
  expect(reachableStep(2, begun)).toEqual({ step: 2 })
  expect(reachableStep(3, begun)).toEqual({ step: 2, hindrance: 'registration-incomplete' })
  expect(reachableStep(3, { ...begun, limit })).toEqual({ step: 3 })
})

test('an address names its step, and why it is shown when there is a reason', () => {
  expect(stepAddress(2)).toBe('/registrer?trin=2')
  expect(stepAddress(3, 'cancelled')).toBe('/registrer?trin=3&fejl=cancelled')
})

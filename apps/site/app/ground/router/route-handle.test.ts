import { expect, test } from 'vitest'
import { handle as contact } from '../../pages/contact/page.tsx'
import { handle as register } from '../../pages/register/page.tsx'
import { routeHandle, undisturbedBy } from './route-handle.ts'

test('[DATA-15] nobody is spoken to while they fill in a registration or a message', () => {
  expect(undisturbedBy([{}, routeHandle(register)])).toBe('form')
  expect(undisturbedBy([{}, routeHandle(contact)])).toBe('form')
})

test('a payment is disturbed by nobody, whatever else the page is', () => {
  expect(undisturbedBy([{ isForm: true }, { isGame: true }, { isPayment: true }])).toBe('payment')
  expect(undisturbedBy([{ isForm: true }, { isGame: true }])).toBe('game')
  expect(undisturbedBy([{}, routeHandle(undefined)])).toBeUndefined()
})

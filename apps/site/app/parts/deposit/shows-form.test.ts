import { expect, test } from 'vitest'
import { showsForm } from './shows-form.ts'

const switchedOn = { reference: undefined, paying: undefined, isOpen: true, isAnyOpen: true }

test('[FLT-53] the form stays for a payment that is under way when all ways to pay are switched off', () => {
  const paying = { ...switchedOn, isAnyOpen: false, reference: 'a', paying: 'a' }
  expect(showsForm(paying)).toBe(true)
  expect(showsForm({ ...paying, reference: undefined })).toBe(true)
  expect(showsForm({ ...paying, paying: undefined })).toBe(false)
})

test('[DATA-15] the form stands only while a way to pay is switched on and the player may deposit', () => {
  expect(showsForm(switchedOn)).toBe(true)
  expect(showsForm({ ...switchedOn, isAnyOpen: false })).toBe(false)
  expect(showsForm({ ...switchedOn, isOpen: false })).toBe(false)
  expect(showsForm({ ...switchedOn, reference: 'a' })).toBe(false)
})

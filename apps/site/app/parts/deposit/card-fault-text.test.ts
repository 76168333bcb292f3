import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { cardFaultText } from './card-fault-text.ts'
import type { CardFault } from './cashier-message.ts'

const t = translator(pickTexts({}, ['deposit']))

const told: (CardFault & { says: string })[] = [
  { field: 'card_number', code: 'required', says: 'Indtast kortnummeret.' },
  { field: 'card_number', code: 'too-short', says: 'Kortnummeret skal være på mindst 16 cifre.' },
  { field: 'card_number', code: 'invalid', says: 'Kortnummeret er ikke gyldigt.' },
  { field: 'name_of_cardholder', code: 'required', says: 'Indtast navnet på kortholderen.' },
  { field: 'expiry_month', code: 'required', says: 'Vælg udløbsmåned.' },
  { field: 'expiry_year', code: 'required', says: 'Vælg udløbsår.' },
  { field: 'expiry_year', code: 'expired', says: 'Kortet er udløbet.' },
  { field: 'cvv', code: 'required', says: 'Indtast kontrolcifrene.' },
  { field: 'cvv', code: 'too-short', says: 'Kontrolcifrene skal være på mindst 3 cifre.' },
  { field: 'cvv', code: 'invalid', says: 'Kontrolcifrene er ikke gyldige.' },
]

test.for(told)('[VAL-04] $field, $code: $says', ({ says, ...fault }) => {
  expect(cardFaultText(t, fault)).toBe(says)
})

test('[VAL-04] a fault that its field does not know is told as a field to be filled in', () => {
  expect(cardFaultText(t, { field: 'cvv', code: 'expired' })).toBe('Indtast kontrolcifrene.')
})

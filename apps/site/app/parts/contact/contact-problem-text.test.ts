import { contactProblem } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { contactProblemText } from './contact-problem-text.ts'

const t = translator(pickTexts({}, ['validation']))

test('[VAL-09] every field that can be wrong has a Danish sentence, whatever is wrong with it', () => {
  const { field, reason } = contactProblem.shape
  for (const eachField of field.options) {
    for (const eachReason of reason.options) {
      const text = contactProblemText(t, { field: eachField, reason: eachReason, count: 8 })
      expect(text, `${eachField} ${eachReason}`).toMatch(/^\p{Lu}[^{}]+\.$/u)
    }
  }
})

test('[VAL-03][VAL-08] a sentence names the number that counts', () => {
  expect(contactProblemText(t, { field: 'mobile', reason: 'wrong-digits', count: 6 })).toBe(
    'Mobilnummeret skal bestå af 6 cifre.',
  )
  expect(contactProblemText(t, { field: 'limit_amount', reason: 'too-large', count: 1000 })).toBe(
    'Beløbet må højst være 1.000\u00a0kr.',
  )
})

test('[VAL-06] an address that is taken is not the same as one that is wrong', () => {
  const taken = contactProblemText(t, { field: 'email', reason: 'already-registered' })
  expect(taken).toContain('allerede knyttet til en spilkonto')
  expect(contactProblemText(t, { field: 'email', reason: 'invalid' })).not.toBe(taken)
})

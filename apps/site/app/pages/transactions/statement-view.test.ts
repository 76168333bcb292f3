import { expect, test } from 'vitest'
import { pickTexts } from '../../ground/text/pick-texts.ts'
import { translator } from '../../ground/text/texts.ts'
import { statementView } from './statement-view.ts'

const t = translator(pickTexts({}, ['statement']))
const at = new Date('2026-11-30T12:00:00Z')
const shown = (query: string) => statementView(t, new URLSearchParams(query), { days: 30, at })

test('[LED-09] the form begins with the period of the list beside it', () => {
  const { fields, failure } = shown('fra=01-01-2026&til=02-01-2026')
  expect(fields.map(({ name, typed }) => [name, typed])).toEqual([
    ['fra', '31-10-2026'],
    ['til', '30-11-2026'],
  ])
  expect([failure, ...fields.map(({ error }) => error)]).toEqual([undefined, undefined, undefined])
})

test.each([
  ['fra', ['Skriv en dato, der findes, for eksempel 01-01-2026.', undefined]],
  ['til', [undefined, 'Skriv en dato, der findes, for eksempel 31-12-2026.']],
  ['raekkefoelge', [undefined, 'Perioden slutter, før den begynder. Vælg en senere dato.']],
  ['foer-kontoen', [undefined, expect.stringContaining('før du åbnede din spilkonto')]],
])(
  '[VAL-11] after the fault %s its sentence stands beside the field, with what was typed',
  (fault, errors) => {
    const { fields, failure } = shown(`fra=31-02-2026&til=x&udtog=${fault}`)
    expect(fields.map(({ error }) => error)).toEqual(errors)
    expect(fields.map(({ typed }) => typed)).toEqual(['31-02-2026', 'x'])
    expect(failure).toBeUndefined()
  },
)

test('[SEC-67] too many statements are said over the form', () => {
  const { fields, failure } = shown('fra=1-1-2026&til=2-1-2026&udtog=for-mange')
  expect(failure).toContain('Vent en time')
  expect(fields.map(({ error }) => error)).toEqual([undefined, undefined])
})

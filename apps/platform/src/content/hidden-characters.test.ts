import { expect, test } from 'vitest'
import { problemsOf } from './entries.ts'

test('[FLT-71] content holds no character that hides or commands, however deep it stands', () => {
  const item = { id: 900, name: 'egen', type: 'json', isPublic: true }
  const configured = { kind: 'configuration', id: 'egen', place: 0 } as const
  const holding = (value: unknown) => problemsOf({ ...configured, value: { ...item, value } })
  expect(holding({ liste: ['a\u202eb'] })).toEqual([
    'value.liste.0: it holds U+202E, which is not seen',
  ])
  expect(holding({ 'a\u200bb': 1 })).toEqual(['value: it holds U+200B, which is not seen'])
  expect(holding({ liste: ['ab'] })).toEqual([])
})

test.each(['\u001b', '\u009b', '\u00ad', '\u0000', '\u2066'])(
  '[FLT-71] nor a text with %j',
  (hidden) => {
    const text = { kind: 'translation', id: 'egen.tekst', place: 0 } as const
    expect(problemsOf({ ...text, value: `To${hidden}ord` })).toHaveLength(1)
    expect(problemsOf({ ...text, value: 'To\nlinjer' })).toEqual([])
  },
)

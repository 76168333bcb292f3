import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repeatsKey } from './repeated-keys.ts'

const repeats = (text: string) => repeatsKey(text, JSON.parse(text))

test.each([
  '{"a":1,"a":1}',
  '{"a":1,"b":2,"a":3}',
  '{"a":1,"\\u0061":2}',
  '{"":1,"":2}',
  '[{"a":1},{"b":1,"b":2}]',
  '{"a":{"b":{"c":1,"c":1}}}',
  '{"__proto__":1,"__proto__":2}',
  '{"a\\"":1,"a\\"":2}',
  '{"a\\\\":1,"a\\\\":2}',
  ' { "a" : [ ] , "a" : { } } ',
])('[SEC-81] %s tells a key twice', (text) => {
  expect(repeats(text)).toBe(true)
})

test.each([
  '{}',
  '[]',
  'null',
  '"a:b"',
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":1}]',
  '{"a":"\\"b\\":1","c:d":"\\\\"}',
  '{"a":"\\\\\\"","b":":"}',
  '{"__proto__":1,"constructor":2}',
])('[SEC-81] %s does not', (text) => {
  expect(repeats(text)).toBe(false)
})

test('[SEC-81] no JSON of a value tells a key twice, and each does with a member told again', () => {
  fc.assert(
    fc.property(fc.json(), fc.string(), fc.boolean(), (inner, key, isFirst) => {
      expect(repeats(inner)).toBe(false)
      const member = `${JSON.stringify(key)}:${inner}`
      const other = '"another, which no key of a test is":0'
      expect(repeats(`{${member},${other}}`)).toBe(false)
      const twice = isFirst ? [member, other, member] : [other, member, member]
      expect(repeats(`{${twice.join(',')}}`)).toBe(true)
    }),
  )
})

test('[SEC-81] what is nested deeper than the stack is read all the same', () => {
  const depth = 100_000
  expect(repeats(`${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`)).toBe(false)
  expect(repeats(`${'['.repeat(depth)}{"a":1,"a":1}${']'.repeat(depth)}`)).toBe(true)
})

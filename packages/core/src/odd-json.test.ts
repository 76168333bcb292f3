import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsOddText, isTooDeep, refusingOddJson } from './odd-json.ts'

const isOdd = (text: string) => holdsOddText(text, JSON.parse(text))

test.each([
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\uDC00\\uD800"',
  '["a",{"b":"\\udfff"}]',
  '{"\\ud83d":1}',
  '{"\\u0000":1}',
])('[FLT-24] %s holds what neither a database nor an address can', (text) => {
  expect(isOdd(text)).toBe(true)
})

test.each(['"\\\\u0000"', '"\\ud83d\\ude00"', '"\\\\ud800"', '"😀"', '{"a":["\\u00e6"]}'])(
  '[FLT-24] %s does not',
  (text) => {
    expect(isOdd(text)).toBe(false)
  },
)

test('[FLT-24] a value is odd as written by JSON exactly when one of its texts is', () => {
  // Every unit of a string by itself, halves of characters among them.
  const units = fc.array(fc.nat(0xffff).map((code) => String.fromCharCode(code)))
  fc.assert(
    fc.property(units, fc.constantFrom('', '\\', '\0', '\\u0000'), (parts, end) => {
      const typed = parts.join('') + end
      const isFit = typed.isWellFormed() && !typed.includes('\0')
      for (const value of [typed, { a: [typed] }, { [typed]: 1 }]) {
        expect(holdsOddText(JSON.stringify(value), value)).toBe(!isFit)
      }
    }),
  )
})

test('[FLT-01] JSON nested without end is refused before it is read', () => {
  const nested = (depth: number) => '{"a":['.repeat(depth) + ']}'.repeat(depth)
  expect(isTooDeep(nested(30))).toBe(false)
  expect(isTooDeep(nested(40))).toBe(true)
  expect(isTooDeep(`["${'['.repeat(1_000)}\\"${'{'.repeat(1_000)}"]`)).toBe(false)
  expect(isTooDeep('[]'.repeat(1_000))).toBe(false)
  expect(isTooDeep(`["${'x'.repeat(20_000_000)}"`)).toBe(false)
  expect(isTooDeep('["without an end')).toBe(false)
  const never = () => expect.unreachable()
  const told: unknown[] = []
  refusingOddJson(never)(undefined, '['.repeat(1_000_000), (error) => told.push(error))
  expect(told).toMatchObject([{ statusCode: 400 }])
})

test.each(['{"a":1,"a":1}', '{"a":"\\u0000"}', '{"\\ud800":1}'])(
  '[FLT-24] a server reads no %s',
  (text) => {
    const told: unknown[] = []
    const parse = refusingOddJson((_request, read: string, done) => done(null, JSON.parse(read)))
    parse(undefined, text, (error) => told.push(error))
    expect(told).toMatchObject([{ statusCode: 400 }])
  },
)

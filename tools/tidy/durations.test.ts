import { expect, test } from 'vitest'
import { parse } from '../code/source.ts'
import { durationFindings } from './durations.ts'

const linesOf = (text: string, path = 'apps/platform/src/a.ts') =>
  durationFindings(parse({ path, text })).map(({ line }) => line)

test.for([
  ['a product of a unit', 'f()\nexport function f() {\n  return 5 * minuteMs\n}', [3]],
  ['a timer', 'function f() {\n  setTimeout(g, 500)\n}', [2]],
  ['a time limit of a request', 'f(AbortSignal.timeout(3_000))', [1]],
  ['a default of an option', 'function f({ timeoutMs = 5_000 }) {}', [1]],
  ['a default of a setting', 'f({ tickMs: given ?? 2_000 })', [1]],
  ['a field', 'class A {\n  readonly lifeMs = 2_000\n}', [2]],
] as const)('%s is a bare duration inside of something', ([, text, lines]) => {
  expect(linesOf(text)).toEqual(lines)
})

test('a constant at the top of a file, nothing and a turn of the event loop are none', () => {
  expect(linesOf('export const lifeMs = 5 * minuteMs\nconst a = { waitMs: 500 }')).toEqual([])
  expect(linesOf('setTimeout(f, 0)\nf({ delayMs: 0 })\nconst days = count * dayMs')).toEqual([])
  expect(linesOf('function f() {\n  return days * dayMs\n}')).toEqual([])
})

test('tests and tools may say a time where they need it', () => {
  expect(linesOf('f(5 * minuteMs)', 'apps/platform/src/a.test.ts')).toEqual([])
  expect(linesOf('f(5 * minuteMs)', 'tools/bench/a.ts')).toEqual([])
})

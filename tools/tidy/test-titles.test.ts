import { describe, expect, test } from 'vitest'
import { parse } from '../code/source.ts'
import { testTitles } from './test-titles.ts'

const titlesIn = (text: string) => testTitles(parse({ path: 'a.test.ts', text }))

describe('a title', () => {
  test.each([
    [`test('a', f)`, ['a']],
    [`it("it's a", f); it.concurrent('b', f)`, [`it's a`, 'b']],
    [`describe('a', () => { test('b', { timeout: 1 }, f) })`, ['a', 'b']],
    [`test.describe('a', () => test.describe.serial('b', () => {}))`, ['a', 'b']],
    [`test.each([1])('a', f)`, ['a']],
    [`describe.for<number>(rows)('a', f)`, ['a']],
  ])('stands in %s', (text, titles) => {
    expect(titlesIn(text)).toEqual(titles)
  })

  test.each([
    `// test('a', f)`,
    `/* test('a', f) */`,
    `const text = "test('a', f)"`,
    `const a = 'a'; expect(a).toBe('a')`,
    `test.step('a', f)`,
    `test.each(['a'])`,
    `test.${'skip'}('a', f)`,
    `test.${'fails'}('a', f)`,
    `page.test('a')`,
  ])('does not stand in %s', (text) => {
    expect(titlesIn(text)).toEqual([])
  })
})

test('a title over a table or in a loop stays as it is written', () => {
  const code = `for (const row of rows) test(\`[\${row.id}] is so\`, f)
    test.each(rows)('[A-01] %s is $name', f)`
  expect(titlesIn(code)).toEqual([`[\${row.id}] is so`, '[A-01] %s is $name'])
})

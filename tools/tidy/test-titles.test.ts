import { describe, expect, test } from 'vitest'
import { parse } from '../code/source.ts'
import { testTitles } from './test-titles.ts'

const titlesIn = (text: string) => testTitles(parse({ path: 'a.test.ts', text }))
const saidIn = (text: string) => titlesIn(text).flatMap(({ says }) => says)

describe('a title', () => {
  test.each([
    [`test('a', f)`, ['a']],
    [`it("it's a", f); it.concurrent('b', f)`, [`it's a`, 'b']],
    [`describe('a', () => { test('b', { timeout: 1 }, f) })`, ['a', 'b']],
    [`test.describe('a', () => test.describe.serial('b', () => {}))`, ['a', 'b']],
    [`test.each([1])('a', f)`, ['a']],
    [`describe.for<number>(rows)('a', f)`, ['a']],
  ])('stands in %s', (text, titles) => {
    expect(saidIn(text)).toEqual(titles)
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

describe('a title over a table', () => {
  test('says each row of a loop, by name and by place', () => {
    const objects = `
      const rows = [{ row: 'A-01', path: '/a' }, { row: 'A-02', path: '/b' }] as const
      for (const { row, path: way } of rows) test(\`[\${row}] at \${way}\`, f)`
    expect(titlesIn(objects)).toEqual([
      { written: `[\${row}] at \${way}`, says: ['[A-01] at /a', '[A-02] at /b'] },
    ])
    const arrays = `
      for (const [row, [path]] of [['A-01', ['/a']], ['A-02', ['/b']]]) {
        test.describe(row, () => test(\`\${path} of \${row}\`, f))
      }`
    expect(saidIn(arrays)).toEqual(['A-01', 'A-02', '/a of A-01', '/b of A-02'])
    expect(saidIn(`for (const one of [{ row: 'A-01' }]) test(\`[\${one.row}]\`, f)`)).toEqual([
      '[A-01]',
    ])
  })

  test('says each row of an inner and of an outer loop', () => {
    const nested = `
      for (const row of ['A-01', 'A-02']) {
        for (const width of [390, 800, 1440]) test(\`[\${row}] \${width}\`, f)
      }`
    const said = saidIn(nested).join()
    for (const part of ['A-01', 'A-02', '390', '800', '1440']) expect(said).toContain(part)
  })

  test('says each row that is handed to it', () => {
    const rows = `test.each([['A-01', 1], ['A-02', 2]])('[%s] is %d, %s', f)`
    expect(titlesIn(rows)).toEqual([
      { written: '[%s] is %d, %s', says: ['[A-01] is 1, %s', '[A-02] is 2, %s'] },
    ])
    expect(saidIn(`test.for([{ row: 'A-01' }])('[$row] is so', f)`)).toEqual(['[A-01] is so'])
    const spread = `const some = ['A-01']; test.each([...some, 'A-02'])('[%s]', f)`
    expect(saidIn(spread)).toEqual(['[A-01]', '[A-02]'])
  })

  test('stays as it is written where the table cannot be told', () => {
    const away = `for (const row of read()) test(\`[\${row.id}] is so\`, f)`
    expect(saidIn(away)).toEqual([`[\${row.id}] is so`])
    expect(saidIn(`test.each(read())('[%s] is so', f)`)).toEqual(['[%s] is so'])
    const named = `const row = 'A-01'; for (const row of read()) test(\`[\${row}]\`, f)`
    expect(saidIn(named)).toEqual([`[\${row}]`])
  })
})

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { bugs, bugsIn, plant } from './bugs.ts'
import { drawBugs } from './draw.ts'

const parts = ['money', 'money', 'money', 'pages', 'games'].map((part, id) => ({
  part,
  what: `bug ${id}`,
}))

test('one bug of each part is drawn before a second of any', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const drawn = drawBugs(parts, { seed: `${seed}`, count: 3 })
    expect(drawn.map(({ part }) => part).toSorted(), `seed ${seed}`).toEqual([
      'games',
      'money',
      'pages',
    ])
  }
})

test('the same seed draws the same, another draws others, and no bug is drawn twice', () => {
  const draw = (seed: number) =>
    drawBugs(parts, { seed: `${seed}`, count: 4 }).map(({ what }) => what)
  expect(draw(1)).toEqual(draw(1))
  expect(new Set([1, 2, 3, 4, 5].map((seed) => draw(seed).join())).size).toBeGreaterThan(1)
  expect(new Set(draw(1)).size).toBe(4)
})

const diff = `# Words for a reader.

=== pages, after a build: e2e/a.spec.ts: led back|not led
Index: a.ts
@@ nothing is asked
-await ask()
@@ more is asked than once
 begin()

-ask()
+ask(2)
+ask()

=== games: b.test.ts
Index: b.sql
@@ a lock is not taken
-lock(
+abs(
`

test('a diff tells of each bug where it is, what is changed and which test finds it', () => {
  const led = { part: 'pages', test: 'e2e/a.spec.ts', titled: 'led back|not led', needsBuild: true }
  const locked = { part: 'games', test: 'b.test.ts', needsBuild: false }
  expect(bugsIn(diff)).toEqual([
    { ...led, file: 'a.ts', what: 'nothing is asked', find: 'await ask()', replace: '' },
    {
      ...{ ...led, file: 'a.ts', what: 'more is asked than once' },
      ...{ find: 'begin()\n\nask()', replace: 'begin()\n\nask(2)\nask()' },
    },
    { ...locked, file: 'b.sql', what: 'a lock is not taken', find: 'lock(', replace: 'abs(' },
  ])
})

test('a diff that is none is refused, and so is a place that is not there once', () => {
  expect(() => bugsIn('=== pages\nIndex: a.ts\n@@ a\n-b')).toThrow('no part and test: pages')
  expect(() => bugsIn(diff.replace('-await', 'await'))).toThrow('no change: await ask()')
  const [bug] = bugsIn(diff)
  for (const text of ['', 'await ask()\nawait ask()']) {
    expect(() => bug && plant(bug, text)).toThrow('places like "await ask()"')
  }
})

test('more than two hundred bugs are planted, of seven parts, no two of which are told alike', () => {
  expect(bugs.length).toBeGreaterThan(200)
  expect([...new Set(bugs.map(({ part }) => part))].sort()).toEqual([
    ...['account', 'games', 'money', 'pages', 'security', 'servers', 'tables'],
  ])
  for (const { test } of bugs) expect(existsSync(join(root, test)), test).toBe(true)
  expect(new Set(bugs.map(({ what }) => what)).size).toBe(bugs.length)
})

test.each(bugs.map((bug) => [bug.what, bug] as const))('%s: its place is there', async (_, bug) => {
  const text = await readFile(join(root, bug.file), 'utf8')
  expect(plant(bug, text)).not.toBe(text)
})

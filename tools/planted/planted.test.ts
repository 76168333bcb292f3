import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { plant } from './bugs/planted-bug.ts'
import { bugs } from './bugs.ts'
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

test.each(bugs.map((bug) => [bug.what, bug] as const))('%s: its place is there', async (_, bug) => {
  const text = await readFile(join(root, bug.file), 'utf8')
  expect(plant(bug, text)).not.toBe(text)
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from '../code/source.ts'
import { root } from '../root.ts'
import { testTitles } from '../tidy/test-titles.ts'
import { citedIn } from './citations.ts'
import { securityRows } from './security.ts'

const rows = securityRows(readFileSync(join(root, 'docs/security.md'), 'utf8'))

test('each file that the table of security names is there, and its titles cite the row', () => {
  expect(rows.length).toBeGreaterThan(50)
  for (const { id, proof } of rows) {
    for (const path of proof) {
      const file = parse({ path, text: readFileSync(join(root, path), 'utf8') })
      const ids = citedIn(testTitles(file))
      expect([path, ids.includes(id) ? id : ids]).toEqual([path, id])
    }
  }
})

test('no row of it stands twice', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
})

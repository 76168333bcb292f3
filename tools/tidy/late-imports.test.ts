import { expect, test } from 'vitest'
import { parse } from '../code/source.ts'
import { lateImportFindings } from './late-imports.ts'

const count = (text: string, path: string) => lateImportFindings(parse({ path, text })).length
const page = 'apps/site/app/pages/a.ts'

test.each([
  ["import('./a.ts').then(show)", page, 1],
  ["const Late = lazy(() => import('./a.tsx'))", 'apps/games/client/a.ts', 1],
  ["importAgain(() => import('./a.ts'), 'A').then(show)", page, 0],
  ["const { A } = await importPersistently(() => import('./a.ts'), 'A')", page, 0],
  ["importAgain(a, 'A'); import('./a.ts')", page, 1],
  ["type A = import('./a.ts').A", page, 0],
  ["import('./a.ts').then(show)", 'apps/site/app/pages/a.test.ts', 0],
  ["import('./a.ts').then(show)", 'apps/site/server/a.ts', 0],
])('[FLT-63] a script that is imported late and never again is found: %s', (text, path, found) => {
  expect(count(text, path)).toBe(found)
})

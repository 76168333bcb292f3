import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registerPage } from '../apps/platform/src/personal-data/index.ts'
import { root } from './root.ts'

test('[PD2] docs/personal-data.md is what the register says: else npm run data -- write', async () => {
  expect(await readFile(join(root, 'docs/personal-data.md'), 'utf8')).toBe(registerPage())
})

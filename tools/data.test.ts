import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writtenFiles } from './data.ts'
import { root } from './root.ts'

test('[PD2] [PD3] page and schema are what the register says: else npm run data -- write', async () => {
  for (const [path, text] of await writtenFiles()) {
    expect(await readFile(join(root, path), 'utf8'), path).toBe(text)
  }
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'
import { trackedFiles } from './tracked-files.ts'

test('[FLT-22] every server of the product bounds how long a request may take to come', async () => {
  const files = (await trackedFiles(root)).filter((path) => /^apps\/.*\.ts$/.test(path))
  const servers: string[] = []
  const unbounded: string[] = []
  for (const path of files.filter((each) => !/\.test\.ts$|\/test\//.test(each))) {
    const text = await readFile(join(root, path), 'utf8')
    if (!/\b[Ff]astify\(|\bcreateServer\(\{/.test(text) || path.includes('/test-')) continue
    servers.push(path)
    if (!text.includes('requestBounds')) unbounded.push(path)
  }
  expect(servers.length).toBeGreaterThanOrEqual(5)
  expect(unbounded).toEqual([])
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settings, settingsReference } from '@nordlys/core'
import { expect, test } from 'vitest'
import { root } from './root.ts'
import { trackedFiles } from './tracked-files.ts'

/** Told by the system or to one of our tools; the product itself reads none of them. */
const notOurs = [
  'PATH',
  'CI',
  'NODE_ENV',
  'BUILD_MODE',
  'PLAYWRIGHT_JSON_OUTPUT_FILE',
  'CHROMIUM_PATH',
]

test('[FLT-10] docs/settings.md is what the settings say; "npm run settings" writes it', async () => {
  expect(await readFile(join(root, 'docs/settings.md'), 'utf8')).toBe(settingsReference())
})

test('[FLT-09] whatever is read of the environment is a setting that is told of', async () => {
  const files = (await trackedFiles(root)).filter((path) =>
    /^(?:apps|packages|world|testing|operations|proving|art|tools)\/.*\.ts$/.test(path),
  )
  const unknown: string[] = []
  for (const path of files.filter((each) => !/\.(?:test|spec)\.ts$/.test(each))) {
    const text = await readFile(join(root, path), 'utf8')
    for (const [, name = ''] of text.matchAll(/\benv(?:ironment)?\.([A-Z][A-Z_]+)/g)) {
      if (!(name in settings) && !notOurs.includes(name)) unknown.push(`${path}: ${name}`)
    }
  }
  expect(unknown).toEqual([])
})

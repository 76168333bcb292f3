import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../../..')
/** It tells the provider's frames, and dresses nothing of ours. */
const toldToFrames = join('apps/site/app/parts/deposit/frame-theme.ts')
const sources = ['packages/ui/src/**/*.{css,ts,tsx}', 'apps/site/app/**/*.{css,ts,tsx}']

/** What axe has looked at in the dark is looked at in the light for its colours alone: this is why. */
test('dark or light is a choice between two colours, and changes nothing else of a page', () => {
  const files = globSync(sources, { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file) && file !== toldToFrames,
  )
  expect(files.length).toBeGreaterThan(200)
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    expect([file, text]).toEqual([file, expect.not.stringContaining('prefers-color-scheme')])
    for (const [pair] of text.matchAll(/light-dark\([^;]*/g)) {
      expect([file, pair]).toEqual([file, expect.not.stringMatching(/url\(|image|gradient/)])
    }
  }
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import config from '../vite.config.ts'

const input = config.build?.rollupOptions?.input ?? {}

test.each(Object.entries(input))(
  '[FLT-89] the page of %s waits until it is shown, and does nothing before',
  (_kind, file) => {
    const source = readFileSync(file, 'utf8')
    const [first, ...more] =
      source.match(/^(?!import|const|async function|function|}|\/\/)\S.*/gm) ?? []
    expect(first).toMatch(/^(?:whenShown\(\(\) => |startTable\()/)
    expect(more).toEqual([])
  },
)

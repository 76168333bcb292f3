import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('[FLT-89] the site’s pages hydrate once they are shown, and do nothing before', () => {
  const source = readFileSync(new URL('entry.client.tsx', import.meta.url), 'utf8')
  const statements = source.match(/^(?!import|function|}|\)|\/\/)\S.*/gm)
  expect(statements).toEqual(['keepTranslatedPage()', 'whenShown(() =>'])
})

import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the door to the calls of the staff is their folder; vitest with -u writes it', async () => {
  const files = readdirSync(new URL('.', import.meta.url))
    .filter((file) => !/^index\.|\.test\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()
  const listing = files.map((file) => `export * from './${file}.ts'\n`).join('')
  await expect(listing).toMatchFileSnapshot('./index.ts')
})

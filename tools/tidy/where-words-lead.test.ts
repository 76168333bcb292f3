import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const heading = '## Where a word leads'

/** What a stranger looks for, each by the field's own word. */
const words = [
  ...['login throttle', 'CSRF', 'retention', 'hand that waits', 'cache', 'withdrawal'],
  ...['who may call what', "session's life", 'outage', 'backup'],
]

const page = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')
const section = page.slice(page.indexOf(heading)).split('\n## ')[0] ?? ''
const rows = [...section.matchAll(/^\| ([^|]+) \| (`[^|]+) \| `([^`]+)` \|$/gm)].map(
  ([, word = '', paths = '', name = '']) => ({
    word,
    name,
    paths: [...paths.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }),
)

test.each(words)('ARCHITECTURE has one line for "%s"', (word) => {
  expect(rows.filter((row) => row.word.includes(word))).toHaveLength(1)
})

test.each(rows)('"$word" leads to a path that stands, and has $name', async ({ paths, name }) => {
  expect(paths.length).toBeGreaterThan(0)
  const texts = await Promise.all(paths.map(textOf))
  expect(texts.join('\n')).toContain(name)
})

test('README leads to ARCHITECTURE', async () => {
  expect(await readFile(join(root, 'README.md'), 'utf8')).toContain('`ARCHITECTURE.md`')
})

/** A file's text, or what lies in a folder. */
async function textOf(path: string): Promise<string> {
  const place = join(root, path)
  if ((await stat(place)).isDirectory()) return (await readdir(place)).join('\n') + path
  return readFile(place, 'utf8')
}

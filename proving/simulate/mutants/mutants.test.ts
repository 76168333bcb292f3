import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { mutants, mutantsIn } from './mutant.ts'

test('a diff tells of each mutant what is wrong, and each of its changes', () => {
  const diff = `# Words for a reader.
@@ not-locked: two meet
Index: schema
+DROP INDEX a
Index: ledger_a
-lock(
+abs(
Index: ledger_b
+first();
 second();

@@ aside: a part is kept
Index: insert into "a"
`
  expect(mutantsIn(diff)).toEqual([
    {
      ...{ name: 'not-locked', what: 'two meet' },
      changes: [
        { of: 'schema', from: '', to: 'DROP INDEX a' },
        { of: 'ledger_a', from: 'lock(', to: 'abs(' },
        { of: 'ledger_b', from: 'second();', to: 'first();\nsecond();' },
      ],
    },
    {
      name: 'aside',
      what: 'a part is kept',
      changes: [{ of: 'insert into "a"', from: '', to: '' }],
    },
  ])
})

test('every mutant is listed in docs/simulation.md, and changes something', async () => {
  const page = await readFile(new URL('../../../docs/simulation.md', import.meta.url), 'utf8')
  const section = page.split('\n## ').find((each) => each.startsWith('Mutants')) ?? ''
  const listed = [...section.matchAll(/^\| ([\w-]+) \| (.+) \|$/gm)].map((row) => row.slice(1, 3))
  const known = mutants.map(({ name, what }) => [name, what])
  expect(known.length).toBeGreaterThanOrEqual(54)
  expect(listed.filter(([name]) => name !== 'mutant').sort()).toEqual(known.sort())
  for (const { name, changes } of mutants) expect(changes.length, name).toBeGreaterThan(0)
})

const places = mutants.flatMap(({ name, changes }) =>
  changes.filter(({ of }) => /^ledger_\w+$/.test(of)).map((change) => ({ name, ...change })),
)

test.for(places)('the place of $name in $of is there, once', async ({ of, from }) => {
  const folder = new URL('../../../apps/platform/src/ledger/sql/', import.meta.url)
  const file = `${of.replace('ledger_', '').replaceAll('_', '-')}.sql`
  const paths = await readdir(folder, { recursive: true })
  const path = paths.find((each) => basename(each) === file) ?? file
  const text = await readFile(new URL(path, folder), 'utf8')
  expect(text.split(from)).toHaveLength(2)
})

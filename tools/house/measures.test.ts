import { describe, expect, test } from 'vitest'
import { importsOf } from '../code/imports.ts'
import { manifestsOf } from '../code/manifests.ts'
import { parse, type Source } from '../code/source.ts'
import { definitions, filesOfASpin } from './definitions.ts'
import { linesOfAreas, linesOfFiles, loweredBars } from './lines.ts'
import { measuresOf } from './measures.ts'
import { undeclaredPackages } from './packages.ts'
import { foreignSheets } from './styles.ts'

describe('functions and views of SQL', () => {
  const view = (path: string, name: string) => ({
    path,
    text: `-- Says.\nCREATE OR REPLACE VIEW ${name} AS SELECT 1;\n`,
  })

  test('have one text each', () => {
    const once = [view('a/sql/lines.sql', 'audit_lines'), view('a/sql/all.sql', 'audit_all')]
    expect(definitions(once)).toMatchObject({ now: '2 / 2', findings: [] })
    const twice = [...once, view('b/migrations/2.sql', 'audit_lines')]
    expect(definitions(twice)).toMatchObject({
      now: '3 / 2',
      findings: [{ path: 'b/migrations/2.sql', line: 2 }],
    })
  })

  test('that are only listed have no second one', () => {
    const dump = view('a/db/generated/schema.sql', 'audit_lines')
    expect(definitions([view('a/sql/lines.sql', 'audit_lines'), dump]).findings).toEqual([])
  })
})

describe('the SQL of one spin', () => {
  const folder = 'apps/platform/src/ledger/sql'
  const part = (path: string, needs: string): Source => {
    const name = path.replace(/^.*\//, '').replaceAll('-', '_')
    const text = `${needs && `-- Needs: ${needs}\n`}CREATE FUNCTION ledger_${name}() AS '';\n`
    return { path: `${folder}/${path}.sql`, text }
  }
  const account = { path: 'docs/a-spin.md', text: '`settle/settle.sql`, `movement/move.sql`' }

  test('is what settling needs, step by step, and stands in the account of a spin', () => {
    const sources = [
      account,
      part('settle/settle', 'ledger_move, ledger_fall_due'),
      part('settle/fall-due', 'ledger_move'),
      part('movement/move', ''),
      part('supplier/bet', 'ledger_move'),
    ]
    expect(filesOfASpin(sources)).toMatchObject({
      now: '3',
      findings: [{ path: `${folder}/settle/fall-due.sql` }],
    })
  })

  test('lies in few files', () => {
    const names = Array.from({ length: 13 }, (_, place) => `part_${place}`)
    const needs = names.map((name) => `ledger_${name}`).join(', ')
    const told = names.map((name) => `\`move/${name.replace('_', '-')}.sql\``).join()
    const sources = [
      { ...account, text: account.text + told },
      part('settle/settle', needs),
      ...names.map((name) => part(`move/${name.replace('_', '-')}`, '')),
    ]
    expect(filesOfASpin(sources)).toMatchObject({
      now: '14',
      findings: [{ text: expect.stringContaining('14 files') }],
    })
  })
})

describe('packages', () => {
  const manifests = manifestsOf([
    { path: 'package.json', text: '{"name": "all", "devDependencies": {"vitest": "1"}}' },
    {
      path: 'apps/site/package.json',
      text: '{"name": "@nordlys/site", "dependencies": {"@fastify/static": "1", "react": "1"}}',
    },
    { path: 'apps/site/app/package.json', text: '{"name": "no workspace"}' },
  ])
  const findingsOf = (path: string, text: string) =>
    undeclaredPackages([{ path, imports: importsOf(parse({ path, text })) }], manifests).findings

  test.each([
    ['apps/site/app/a.ts', "import 'react/jsx-runtime'"],
    ['apps/site/app/a.ts', "import { x } from '@fastify/static/x'"],
    ['apps/site/app/a.ts', "import { x } from '@nordlys/site'"],
    ['apps/site/app/a.ts', "import { join } from 'node:path'"],
    ['apps/site/app/a.ts', "import fs from 'fs'"],
    ['apps/site/app/a.ts', "import server from 'virtual:react-router/server-build'"],
    ['apps/site/app/a.ts', "import { x } from '../zod.ts'"],
    ['apps/site/app/a.test.ts', "import { test } from 'vitest'"],
    ['tools/a.ts', "import { test } from 'vitest'"],
  ])('%s may have %s', (path, text) => {
    expect(findingsOf(path, text)).toEqual([])
  })

  test.each([
    ['apps/site/app/a.ts', "import type { Schema } from 'zod'"],
    ['apps/site/app/a.ts', "import { core } from '@nordlys/core'"],
    ['apps/site/app/a.ts', "import { test } from 'vitest'"],
    ['apps/site/app/a.test.ts', "import { x } from 'zod'"],
    ['tools/a.ts', "const x = await import('react')"],
  ])('%s may not have %s', (path, text) => {
    expect(findingsOf(path, text)).toMatchObject([{ path, line: 1 }])
  })

  test('a file is one finding, and names them all', () => {
    expect(findingsOf('apps/site/a.ts', "import 'zod'\nimport 'pg'\nimport 'pg/x'")).toEqual([
      {
        path: 'apps/site/a.ts',
        line: 1,
        text: 'imports zod, pg, which apps/site/package.json does not name',
      },
    ])
  })
})

test.each([
  ['pages/deposit/page.tsx', 'pages/account/account.css', 1],
  ['pages/deposit/page.tsx', 'pages/deposit/deposit.css', 0],
  ['pages/deposit/card/frame.tsx', 'pages/deposit/deposit.css', 0],
  ['pages/deposit/page.tsx', 'parts/message/message.css', 0],
  ['root.tsx', 'pages/deposit/deposit.css', 1],
])('of %s and %s there are %i findings', (from, to, count) => {
  const [path, sheet] = [`apps/site/app/${from}`, `apps/site/app/${to}`]
  const { findings } = foreignSheets([{ from: path, to: sheet, line: 1, names: [] }])
  expect(findings).toHaveLength(count)
})

describe('lines', () => {
  const file = (path: string, count: number) => ({ path, text: 'x\n'.repeat(count) })

  const sources = [
    file('apps/a.ts', 10),
    file('packages/b.tsx', 20),
    file('world/c.mjs', 60),
    file('apps/d.css', 400),
    file('apps/e.sql', 400),
    file('apps/f.test.ts', 999),
    file('apps/generated/h.ts', 999),
    file('apps/seed/i.ts', 999),
    file('apps/j.json', 999),
    file('vitest.config.ts', 1),
    file('tools/k.ts', 2),
    file('tools/bugs/k.diff', 3),
    file('proving/l.ts', 3),
    file('art/m.ts', 4),
    file('e2e/n.ts', 5),
    file('e2e/o.spec.ts', 999),
  ]
  const counts = { product: 891, tools: 5, proving: 3, art: 4, e2e: 5 }

  test('are those of source, each in one area; of how long a file is, those of code', () => {
    const now = linesOfAreas(sources).map((measure) => measure.now)
    expect(now).toEqual(['891', '5', '3', '4', '5'])
    expect(linesOfFiles(sources).map((measure) => measure.now)).toEqual(['5', '60'])
  })

  test.each(Object.keys(counts) as (keyof typeof counts)[])('of %s stay under its bar', (area) => {
    const findingsUnder = (bars: typeof counts) =>
      linesOfAreas(sources, bars).flatMap(({ findings }) => findings)
    expect(findingsUnder(counts)).toEqual([])
    const over = findingsUnder({ ...counts, [area]: counts[area] - 1 })
    expect(over).toMatchObject([
      { text: expect.stringContaining(` in ${area}: ${counts[area]}, `) },
    ])
  })

  test('lower a bar, and never raise one', () => {
    const at = new Date('2026-12-24T12:00:00Z')
    expect(loweredBars(sources, at)).toEqual({ date: '2026-12-24', lines: counts })
    const grown = loweredBars([file('tools/a.ts', 1_000_000)], at)
    expect(grown.lines.tools).toBeLessThan(1_000_000)
  })

  test('of a file are no more than most files have', () => {
    const long = linesOfFiles([file('a/a.ts', 138)])
    expect(long.map(({ findings }) => findings.length)).toEqual([1, 1])
  })
})

test('circles, tangles, classes, sheets and packages are measured together', () => {
  const sources: Source[] = [
    { path: 'apps/a/x/one.ts', text: "import type { Two } from '../y/two.ts'" },
    { path: 'apps/a/y/two.ts', text: "export { one } from '../x/one.ts'" },
    { path: 'apps/a/y/two.test.ts', text: "import { three } from './three.ts'" },
    { path: 'apps/a/y/three.ts', text: "import './two.test.ts'" },
  ]
  const files = sources.map((source) => ({ path: source.path, imports: importsOf(parse(source)) }))
  const found = measuresOf({ sources, files }).filter(({ findings }) => findings.length > 0)
  expect(found.map(({ name, now }) => [name, now])).toEqual([
    ['circles of files', '1'],
    ['tangles of folders', '1'],
  ])
  const taken = 'takes { Two } of apps/a/y/two.ts, inside circles of files'
  expect(found[0]?.findings[0]).toEqual({ path: 'apps/a/x/one.ts', line: 1, text: taken })
})

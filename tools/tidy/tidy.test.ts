import { describe, expect, test } from 'vitest'
import { parse } from '../code/source.ts'
import { floors } from './floors.ts'
import { graphFindings, importFindings, moduleOf, overlookedFindings } from './imports.ts'
import { licenceFindings, satisfies } from './licences.ts'
import {
  decisionFindings,
  lockfileFindings,
  pathFindings,
  ruleFindings,
  titleFindings,
  traceFindings,
  withFolders,
} from './markdown.ts'
import { columnsMax, fileLinesMax, functionFindings, lengthFindings } from './sizes.ts'
import { wordFindings } from './words.ts'

test('a document names paths that are there', () => {
  const paths = withFolders(['apps/site/app/root.tsx'])
  const found = (text: string) =>
    pathFindings({ path: 'README.md', text }, paths).map(({ line, text }) => `${line}: ${text}`)
  expect(found('`apps/site`, `apps/site/app/` and `apps/site/app/root.tsx`')).toEqual([])
  expect(found('\nSee `apps/site/app/gone.tsx`.')).toEqual([
    '2: apps/site/app/gone.tsx is not there',
  ])
  expect(found('`apps/*/src`, `apps/<name>`, and\n```\n`apps/gone/a`\n```')).toEqual([])
})

describe('the module graph', () => {
  test('has no row that names one below it', () => {
    expect(graphFindings()).toEqual([])
    expect(graphFindings({ a: ['b'], b: [] })[0]?.text).toMatch(/a names b/)
    expect(graphFindings({ a: ['nowhere'] })).toHaveLength(1)
  })

  test('lets a module use the floors below its own, no neighbour, and no package of another', () => {
    const rows = floors({
      program: 'house',
      packages: ['core'],
      floors: [['cellar'], ['hall', 'kitchen'], ['attic']],
      alone: { wine: { modules: ['cellar', ''], reason: 'it is cool there' } },
    })
    expect(rows).toEqual({
      'house/cellar': ['core', 'wine'],
      'house/hall': ['core', 'house/cellar'],
      'house/kitchen': ['core', 'house/cellar'],
      'house/attic': ['core', 'house/cellar', 'house/hall', 'house/kitchen'],
      house: ['core', 'wine', 'house/cellar', 'house/hall', 'house/kitchen', 'house/attic'],
    })
  })

  test('lets nobody past a door to the floors within a module, which keep to their order', () => {
    const rows = floors({
      program: 'house',
      packages: ['core'],
      floors: [['cellar'], ['hall']],
      inside: { cellar: [['vault'], ['shelf', 'rack']] },
      alone: { wine: { modules: ['cellar'], reason: 'it is cool there' } },
    })
    expect(rows).toEqual({
      'house/cellar/vault': ['core', 'wine'],
      'house/cellar/shelf': ['core', 'wine', 'house/cellar/vault'],
      'house/cellar/rack': ['core', 'wine', 'house/cellar/vault'],
      'house/cellar': [
        ...['core', 'wine'],
        ...['house/cellar/vault', 'house/cellar/shelf', 'house/cellar/rack'],
      ],
      'house/hall': ['core', 'house/cellar'],
      house: ['core', 'house/cellar', 'house/hall'],
    })
  })

  test.each([
    ['packages/core/src/money.ts', 'packages/core'],
    ['apps/platform/src/payments/index.ts', 'apps/platform/payments'],
    ['apps/platform/src/payments/deposit/deposit.ts', 'apps/platform/payments/deposit'],
    ['apps/platform/src/index.ts', 'apps/platform'],
    ['apps/site/app/root.tsx', 'apps/site/app'],
    ['apps/site/app/ground/text/texts.ts', 'apps/site/app/ground'],
    ['apps/sandbox/src/rofus/soap.ts', 'apps/sandbox'],
    ['operations/postgres/lock.ts', 'operations/postgres'],
    ['README.md', undefined],
  ])('%s belongs to %s', (path, module) => {
    expect(moduleOf(path)).toBe(module)
  })

  test.each([
    [
      'apps/platform/src/ledger/a.ts',
      '../payments/index.ts',
      /may not import apps\/platform\/payments/,
    ],
    ['apps/platform/src/payments/a.ts', '../ledger/round.ts', /enter apps\/platform\/ledger by/],
    ['apps/platform/src/payments/deposit/a.ts', '../card/b.ts', /may not import apps/],
    ['apps/platform/src/payments/deposit/a.ts', '../payout/b.ts', /may not import apps/],
    ['apps/platform/src/payments/card/a.ts', '../index.ts', /may not import apps/],
    ['apps/platform/src/payments/card/a.ts', '../../players/base/b.ts', /may not import apps/],
    ['apps/platform/src/http/a.ts', '../payments/base/b.ts', /may not import apps/],
    ['packages/game-math/src/a.ts', '../../../tools/proofs/proven-test.ts', /may not import tools/],
    ['packages/game-math/src/a.test.ts', '../../../tools/root.ts', /may not import tools/],
    ['packages/game-math/src/a.ts', '@nordlys/contracts', /may not import packages\/contracts/],
    ['packages/game-math/src/a.ts', '@nordlys/game-catalogue', /may not import packages/],
    ['packages/game-math/src/base/a.ts', '../features/tumble.ts', /may not import packages/],
    ['packages/game-math/src/mechanics/lines/a.ts', '../chain/mix.ts', /may not import packages/],
    [
      'apps/games/src/slots/a.ts',
      '@nordlys/game-math/game/play',
      /enter packages\/game-math by its/,
    ],
    ['apps/platform/src/payments/a.ts', '@nordlys/sandbox', /may not import apps\/sandbox/],
    ['apps/platform/src/payments/a.ts', '@nordlys/testing/locked', /may not import testing/],
    ['world/world.ts', '@nordlys/testing/server', /may not import testing/],
    ['apps/site/server/a.ts', '@nordlys/platform', /may not import apps\/platform/],
    ['apps/platform/src/payments/a.test.ts', '@nordlys/sandbox', /may not import apps\/sandbox/],
    [
      'apps/site/app/parts/offer/a.tsx',
      '../../pages/home/a.ts',
      /may not import apps\/site\/app\/pages/,
    ],
    [
      'apps/site/app/pages/home/a.tsx',
      '../../frame/header/a.ts',
      /may not import apps\/site\/app\/frame/,
    ],
    ['apps/site/app/pages/home/a.tsx', '../slots/a.ts', /home may not import slots/],
    ['apps/games/src/rounds/a.ts', '../../../platform/src/ledger/index.ts', /may not import/],
  ])('%s may not import %s', (path, specifier, text) => {
    for (const code of [`import { a } from '${specifier}'`, `await import('${specifier}')`]) {
      expect(importFindings(parse({ path, text: code }))).toMatchObject([
        { path, line: 1, text: expect.stringMatching(text) },
      ])
    }
  })

  test.each([
    ['apps/platform/src/payments/a.ts', '../ledger/index.ts'],
    ['apps/platform/src/payments/index.ts', './card/b.ts'],
    ['apps/platform/src/payments/card/a.ts', '../deposit/b.ts'],
    ['apps/platform/src/payments/card/a.ts', '../../players/index.ts'],
    ['apps/platform/src/payments/a.ts', '@nordlys/core'],
    ['apps/platform/src/payments/a.ts', 'kysely'],
    ['apps/platform/src/payments/a.db.test.ts', '@nordlys/testing/database'],
    ['apps/platform/src/payments/a.db.test.ts', '@nordlys/sandbox'],
    ['apps/platform/src/ledger/a.db.test.ts', '../payments/deposit.ts'],
    ['apps/platform/src/start.ts', './http/edge.ts'],
    ['world/world.ts', '@nordlys/sandbox'],
    ['apps/site/app/pages/home/a.tsx', './b.ts'],
    ['apps/site/app/pages/home/a.tsx', '../../frame/thin-frame/thin-frame.tsx'],
    ['apps/site/app/ground/text/a.test.ts', '../../pages/home/a.ts'],
    ['packages/game-math/src/a.test.ts', '../../../tools/proofs/proven-test.ts'],
    ['packages/game-math/src/a.test.ts', '@nordlys/game-catalogue'],
    ['packages/game-math/src/base/a.test.ts', '../game/play.ts'],
    ['packages/game-math/src/mechanics/chain/a.ts', '../lines/compile.ts'],
    ['packages/game-catalogue/src/a.ts', '@nordlys/game-math/game/play'],
  ])('%s may import %s', (path, specifier) => {
    expect(importFindings(parse({ path, text: `import { a } from '${specifier}'` }))).toEqual([])
  })
})

describe('imports that decide what a proof says', () => {
  test.each([
    ["import { a } from './a.ts'", []],
    ["import {\n  a,\n  b,\n} from './a.ts'", []],
    ["import './a.ts'", []],
    ["export * from './a.ts'", []],
    ["const a = () => import('./a.ts')", []],
    ["import type { A } from './a.ts'", []],
    ["export type { A } from './a.ts'", []],
    ["const a = 1; import './a.ts'", ["the import of './a.ts' is not seen by"]],
    ['import a from "./a.ts"', ["the import of './a.ts' is not seen by"]],
  ])('%s', (text, found) => {
    const findings = overlookedFindings(parse({ path: 'a.ts', text }))
    expect(findings.map((each) => each.text)).toEqual(
      found.map((each) => expect.stringContaining(each)),
    )
  })
})

describe('sizes', () => {
  test('a long file and a long line are found', () => {
    const long = { path: 'a.ts', text: 'a\n'.repeat(fileLinesMax + 1) }
    expect(lengthFindings(long)).toMatchObject([{ text: expect.stringMatching(/401 lines/) }])
    expect(lengthFindings({ ...long, text: 'a\n'.repeat(fileLinesMax) })).toEqual([])
    const wide = { path: 'a.sql', text: `a\n${'b'.repeat(columnsMax + 1)}` }
    expect(lengthFindings(wide)).toMatchObject([{ line: 2 }])
  })

  test('a long function is found, a group of tests is none', () => {
    const body = (lines: number) => `{\n${'  a()\n'.repeat(lines)}}`
    const long = parse({ path: 'a.ts', text: `function f() ${body(69)}` })
    expect(functionFindings(long)).toMatchObject([
      { line: 1, text: expect.stringMatching(/of 71 lines/) },
    ])
    expect(functionFindings(parse({ path: 'a.ts', text: `function f() ${body(68)}` }))).toEqual([])
    const group = parse({ path: 'a.test.ts', text: `describe('x', () => ${body(90)})` })
    expect(functionFindings(group)).toEqual([])
  })
})

describe('words', () => {
  const file = (text: string, path = 'apps/games/src/a.ts') => parse({ path, text })

  test.each([
    ['const at = Date.now()', /Clock/],
    ['const at = new Date()', /Clock/],
    ['const chance = Math.random()', /Random/],
    ['const amount = parseFloat(text)', /parseFloat/],
    ['const text = amount.toFixed(2)', /toFixed/],
    [`const text = count.toLocaleString('da-DK')`, /formats of core/],
    [`const danish = new Intl.NumberFormat('da-DK')`, /formats of core/],
    [`const text = '4,${'00'} kr.'`, /,00/],
    ['console.log(1)', /logger/],
    ['const port = process.env.PORT', /environment/],
    [`// ${'TO'}DO later`, /later/],
  ])('%s is found', (text, finding) => {
    expect(wordFindings(file(text))).toMatchObject([
      { line: 1, text: expect.stringMatching(finding) },
    ])
  })

  test.each([
    ['const at = new Date(text)', 'apps/games/src/a.ts'],
    ['const port = process.env.PORT', 'apps/games/src/config.ts'],
    ['console.log(process.env.PORT)', 'apps/games/src/main.ts'],
    ['const text = "Date.now() and TODO"', 'apps/games/src/a.ts'],
  ])('%s is allowed in %s', (text, path) => {
    expect(wordFindings(file(text, path))).toEqual([])
  })
})

describe('documents', () => {
  test('decisions are numbered without gaps or repeats', () => {
    const path = (number: string) => `docs/decisions/${number}-a.md`
    expect(decisionFindings(['0000', '0001', '0002'].map(path))).toEqual([])
    expect(decisionFindings(['0001', '0002'].map(path))).toEqual([])
    expect(decisionFindings(['0001', '0003'].map(path))).toHaveLength(1)
    expect(decisionFindings(['0001', '0001'].map(path))).toHaveLength(1)
    expect(decisionFindings(['0002'].map(path))).toHaveLength(1)
  })

  test('a page has one title', () => {
    const page = (text: string) => titleFindings({ path: 'a.md', text })
    expect(page('# One\n\n```sh\n# a comment\n```\n')).toEqual([])
    expect(page('# One\n# Two\n')).toMatchObject([{ text: expect.stringMatching(/^2 titles/) }])
    expect(page('text\n')).toMatchObject([{ text: expect.stringMatching(/^0 titles/) }])
  })

  test('no number of a rule stands twice', () => {
    const text = '# Rules\n\n- **PA1** One.\n- **PA2** As PA1.\n- **PA1** Two.\n'
    const found = ruleFindings({ path: 'docs/rules/payments.md', text })
    expect(found).toMatchObject([{ line: 5, text: 'PA1 stands twice' }])
    expect(ruleFindings({ path: 'docs/guards.md', text })).toEqual([])
  })

  test('no trace of the machine the text was written on', () => {
    const home = ['', 'home', 'someone', 'project'].join('/')
    expect(traceFindings({ path: 'a.md', text: `see ${home}` })).toHaveLength(1)
    const host = ['registry', 'npmjs', 'org'].join('.')
    expect(traceFindings({ path: 'a.md', text: `from ${host}` })).toHaveLength(1)
    const sibling = ['..', 'work', ''].join('/')
    expect(traceFindings({ path: 'a.md', text: `framework/root and ${sibling}` })).toEqual([])
  })

  test('the lockfile has no download addresses and misses no platform', () => {
    const lock = (packages: object) =>
      lockfileFindings({ path: 'package-lock.json', text: JSON.stringify({ packages }) })
    const text = '{\n"resolved": "https://packages.example/pg.tgz"\n}'
    expect(lockfileFindings({ path: 'package-lock.json', text })).toMatchObject([{ line: 2 }])
    const optionalDependencies = { 'pg-windows': '1.0.0' }
    expect(lock({ 'node_modules/pg': { optionalDependencies } })).toHaveLength(1)
    const found = { 'node_modules/pg': { optionalDependencies }, 'node_modules/pg-windows': {} }
    expect(lock(found)).toEqual([])
  })
})

describe('licences', () => {
  const accepts = (id: string) => id === 'MIT' || id === 'ISC'

  test.each([
    ['MIT', true],
    ['GPL-3.0', false],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND GPL-3.0', false],
    ['GPL-3.0 OR MIT AND ISC', true],
    ['(GPL-3.0 OR MIT) AND ISC', true],
    ['(GPL-3.0 OR LGPL-3.0) AND MIT', false],
  ])('%s is allowed: %s', (expression, allowed) => {
    expect(satisfies(expression, accepts)).toBe(allowed)
  })

  test('another licence, and none at all, are found', () => {
    const found = licenceFindings([
      { name: 'a', licence: 'MIT' },
      { name: 'b', licence: 'SSPL-1.0' },
      { name: 'c', licence: undefined },
    ])
    expect(found.map(({ text }) => text.split(' ')[0])).toEqual(['b', 'c'])
  })

  test('an exception is for its package alone', () => {
    expect(licenceFindings([{ name: 'lightningcss', licence: 'MPL-2.0' }])).toEqual([])
    expect(licenceFindings([{ name: 'other', licence: 'MPL-2.0' }])).toHaveLength(1)
  })
})

import { describe, expect, test } from 'vitest'
import { importsOf } from '../code/imports.ts'
import { manifestsOf } from '../code/manifests.ts'
import { parse } from '../code/source.ts'
import { type Arrow, circlesOf } from './components.ts'
import { tanglesOf } from './tangles.ts'
import { isOfTests, type Tie, tiesOf } from './ties.ts'

describe('the imports of a file', () => {
  const manifests = manifestsOf([
    {
      path: 'packages/core/package.json',
      text: JSON.stringify({
        name: '@nordlys/core',
        exports: {
          '.': './src/index.ts',
          './a.css': './src/a.css',
          './base/*': './src/base/*.ts',
        },
      }),
    },
  ])
  const paths = new Set([
    'a/b.ts',
    'a/b.css',
    'packages/core/src/index.ts',
    'packages/core/src/a.css',
    'packages/core/src/base/money.ts',
  ])

  test.each([
    ["import { x } from './b.ts'", 'a/b.ts'],
    ["import type { X } from './b.ts'", 'a/b.ts'],
    ["export type { X } from './b.ts'", 'a/b.ts'],
    ["export * from './b.ts'", 'a/b.ts'],
    ["const x = () => import('./b.ts')", 'a/b.ts'],
    ["type X = import('./b.ts').X", 'a/b.ts'],
    ["import address from './b.css?url'", 'a/b.css'],
    ["import { x } from '@nordlys/core'", 'packages/core/src/index.ts'],
    ["import '@nordlys/core/a.css'", 'packages/core/src/a.css'],
    ["import { x } from '@nordlys/core/base/money'", 'packages/core/src/base/money.ts'],
  ])('%s is one of %s', (text, to) => {
    const ties = tiesOf([fileOf(text)], paths, manifests)
    expect(ties).toMatchObject([{ from: 'a/a.ts', to, line: 1 }])
  })

  test.each([
    ["import { x } from './nowhere.ts'"],
    ["import { x } from '@nordlys/corelike'"],
    ["import { x } from 'node:path'"],
    ["const text = './b.ts'"],
  ])('%s is none of ours', (text) => {
    expect(tiesOf([fileOf(text)], paths, manifests)).toEqual([])
  })

  test('what a package of ours does not export is told and not passed over', () => {
    const text = "import { x } from '@nordlys/core/hidden'"
    expect(() => tiesOf([fileOf(text)], paths, manifests)).toThrow('does not export ./hidden')
  })

  test.each([
    ['a/b.test.ts', true],
    ['a/b.db.test.tsx', true],
    ['e2e/home.spec.ts', true],
    ['a/test-players.ts', true],
    ['a/test-runner/b.ts', false],
    ['a/latest-news.ts', false],
  ])('%s of tests: %s', (path, expected) => {
    expect(isOfTests(path)).toBe(expected)
  })
})

describe('circles', () => {
  test('are the groups in which each reaches each', () => {
    expect(circlesOf(arrows('a>b b>c c>a c>d d>e e>d e>f'))).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })

  test('that share a node are one', () => {
    expect(circlesOf(arrows('b>a a>b c>b b>c'))).toEqual([['a', 'b', 'c']])
  })

  test('are none where two roads lead down to one place', () => {
    expect(circlesOf(arrows('a>b a>c b>d c>d a>d'))).toEqual([])
  })
})

describe('tangles', () => {
  const ties = [
    tie('site/deposit/page.ts', 'site/account/frame.ts'),
    tie('site/account/menu.ts', 'site/deposit/names.ts'),
    tie('site/deposit/page.ts', 'site/account/ask.ts'),
    tie('site/account/menu.ts', 'site/account/frame.ts'),
    tie('site/root.ts', 'site/account/menu.ts'),
  ]

  test('are of folders, though no file is in a circle', () => {
    expect(circlesOf(ties)).toEqual([])
    expect(tanglesOf(ties)).toEqual([
      { folders: ['site/account', 'site/deposit'], ties: [ties[1], ties[0], ties[2]] },
    ])
  })

  test('a folder and its child are two', () => {
    const both = [tie('site/a.ts', 'site/deposit/b.ts'), tie('site/deposit/c.ts', 'site/d.ts')]
    expect(tanglesOf(both)).toMatchObject([{ folders: ['site', 'site/deposit'] }])
  })
})

function fileOf(text: string) {
  const path = 'a/a.ts'
  return { path, imports: importsOf(parse({ path, text })) }
}

function arrows(text: string): Arrow[] {
  return text.split(' ').map((pair) => {
    const [from = '', to = ''] = pair.split('>')
    return { from, to }
  })
}

function tie(from: string, to: string): Tie {
  return { from, to, line: 1, names: ['x'] }
}

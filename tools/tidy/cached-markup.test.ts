import { expect, test } from 'vitest'
import { parse } from '../code/source.ts'
import { cachedMarkupFindings } from './cached-markup.ts'

const imports = `
import { useContext, useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Card } from '@nordlys/ui'
import { useShelf } from './shelf.ts'
`
const shelf = `
import { useContext } from 'react'
export function useShelf() { return useContext(ShelfContext) }
`
const card = `
import { useId } from 'react'
export function Card() { return <b id={useId()} /> }
`

const named = `
export function CachedMarkup() {}
export const LinkContext = 1, TranslateContext = 2, MarkupCacheContext = 3, NewerBuildContext = 4
`

function found(page: string, names = named) {
  const files = [
    { path: 'apps/site/app/page.tsx', text: `${imports}${page}` },
    { path: 'apps/site/app/cached-markup.tsx', text: names },
    { path: 'apps/site/app/shelf.ts', text: shelf },
    { path: 'packages/ui/src/card.tsx', text: card },
  ]
  return cachedMarkupFindings(files.map(parse)).map(
    ({ path, text }) => `${path} ${text.split(' ')[0]}`,
  )
}

const cached = (children: string, rest = '') => `
function Page() { return <CachedMarkup name="a" ${rest}>${children}</CachedMarkup> }
`

test.each([
  [`function Part() { useId() }${cached('<ul><Part /></ul>')}`, 'page.tsx useId()'],
  [`const Part = () => useId()${cached('{all.map(() => <Part />)}')}`, 'page.tsx useId()'],
  [`function Part() { useContext(Own) }${cached('<Part />')}`, 'page.tsx useContext(Own)'],
  [`function Part() { useShelf() }${cached('<Part />')}`, 'shelf.ts useContext(ShelfContext)'],
  [`function Part() { useLocation() }${cached('<Part />')}`, 'page.tsx useLocation()'],
  [`function Part() { useNavigate() }${cached('<Part />', 'here="/"')}`, 'page.tsx useNavigate()'],
  [`const inside = <Part />; function Part() { useId() }${cached('{inside}')}`, 'page.tsx useId()'],
])('%s is found', (page, hook) => {
  expect(found(page)).toEqual([`apps/site/app/${hook}`])
})

test('a component of the library is followed, and what a component draws', () => {
  const page = `function Part() { return <Card /> }${cached('<Part />')}`
  expect(found(page)).toEqual(['packages/ui/src/card.tsx useId()'])
})

test.each([
  `function Part() { useContext(TranslateContext) }${cached('<Part />')}`,
  `function Part() { useShelf() }${cached('<ShelfContext value={shelf}><Part /></ShelfContext>')}`,
  `function Part() { useLocation() }${cached('<Part />', 'here={path}')}`,
  `function Part() { useId() } function Page() { return <ul><Part />${'<CachedMarkup name="a" />'}</ul> }`,
  `function Page() { const id = useId(); return <CachedMarkup name={id}>{id}</CachedMarkup> }`,
])('%s is allowed', (page) => {
  expect(found(page)).toEqual([])
})

test.each(['CachedMarkup', 'TranslateContext'])('that %s has another name is found', (name) => {
  const page = `function Part() { useId() }${cached('<Part />').replaceAll(name, 'Renamed')}`
  expect(found(page, named.replace(name, 'Renamed'))).toContain('tools/tidy/cached-markup.ts looks')
})

test('a file that imports the component under another name is judged all the same', () => {
  const page = `
import { CachedMarkup as Kept } from './cached-markup.tsx'
function Part() { useId() }
function Page() { return <Kept name="a"><Part /></Kept> }
`
  expect(found(page)).toEqual(['apps/site/app/page.tsx useId()'])
})

import { expect, test } from 'vitest'
import { type Layouts, layoutsOf, shownOn, zoneParts } from './layouts.ts'

const own = layoutsOf([])

function withEnds(xs: string[], md: string[], xl: string[]): Layouts {
  const { header } = own
  const zone = (end: string[]) => ({ ...header.xs, end }) as Layouts['header']['xs']
  return { ...own, header: { ...header, xs: zone(xs), md: zone(md), xl: zone(xl) } }
}

/** What one device sees of a row, in order. */
function seenOn(device: 'mobile' | 'tablet' | 'desktop', layouts: Layouts): string[] {
  return zoneParts(layouts, 'end')
    .filter(({ on }) => on.includes(device))
    .map(({ part }) => part)
}

test('[HEAD-01] each device sees its own parts in its own order', () => {
  const rows: [string[], string[], string[]][] = [
    [
      ['login', 'register'],
      ['search', 'login', 'register'],
      ['search', 'credit', 'login'],
    ],
    [
      ['register', 'login'],
      ['login', 'register'],
      ['login', 'register'],
    ],
    [[], ['logo'], ['top_logo', 'logo', 'search']],
    [
      ['credit', 'top_up', 'welcome'],
      ['welcome', 'credit'],
      ['top_up', 'credit', 'welcome'],
    ],
  ]
  for (const [xs, md, xl] of rows) {
    const layouts = withEnds(xs, md, xl)
    expect(seenOn('mobile', layouts)).toEqual(xs)
    expect(seenOn('tablet', layouts)).toEqual(md)
    expect(seenOn('desktop', layouts)).toEqual(xl)
  }
})

test('[HEAD-01] what devices agree on is in the page once', () => {
  const parts = zoneParts(
    withEnds(['login', 'register'], ['search', 'login', 'register'], ['search', 'login']),
    'end',
  ).map(({ part }) => part)
  expect(parts.toSorted()).toEqual(['login', 'register', 'search'])
})

test('[HEAD-09] where the menu is static, the zones leave menu, links and logo to it', () => {
  const layouts = { ...own, menu: { ...own.menu, xl: { form: 'static' as const } } }
  expect(zoneParts(layouts, 'start')).toEqual([
    { part: 'menu', on: ['tablet', 'mobile'] },
    { part: 'logo', on: ['tablet', 'mobile'] },
  ])
  expect(zoneParts(layouts, 'center')).toEqual([])
})

test('[DATA-09] a layout of the store takes the place of our own, name by name', () => {
  const header = { ...own.header, mainSite: '/casino-aarhus' }
  const read = layoutsOf([header])
  expect(read.header.mainSite).toBe('/casino-aarhus')
  expect(read.menu).toEqual(own.menu)
})

test('[HEAD-14] what is for all devices needs no word of it', () => {
  expect(shownOn(['mobile', 'desktop', 'tablet'])).toEqual({})
  expect(shownOn(['mobile'])).toEqual({ 'data-on': 'mobile' })
  expect(shownOn([])).toEqual({ 'data-on': '' })
})

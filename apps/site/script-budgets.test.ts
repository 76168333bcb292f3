import { expect, test } from 'vitest'
import { headerBytes, weigh } from './script-budgets.ts'

const manifest = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  routes: {
    root: { id: 'root', module: '/assets/root.js', imports: ['/assets/framework.js'] },
    'pages/home/page': {
      id: 'pages/home/page',
      module: '/assets/home.js',
      imports: ['/assets/games.js'],
    },
    'pages/news/page': {
      id: 'pages/news/page',
      module: '/assets/news.js',
      imports: ['/assets/root.js'],
    },
  },
}

test('[FLT-44] a page weighs each of its scripts once, with the headers that come before it', () => {
  const [home, news] = weigh(manifest, () => 1_024 - headerBytes)
  expect([home?.id, home?.kind, home?.kib]).toEqual(['pages/home/page', 'home', 5])
  expect([news?.id, news?.kind, news?.kib]).toEqual(['pages/news/page', 'content', 4])
})

test('[FLT-44] a page of content may bring less script than home, and every page has a budget', () => {
  const weights = weigh(
    { ...manifest, routes: { ...manifest.routes, 'x/new': { id: 'x/new', module: '/a.js' } } },
    () => 1_024,
  )
  const most = Object.fromEntries(weights.map(({ id, kibMax }) => [id, kibMax]))
  expect(most['pages/news/page']).toBeLessThan(most['pages/home/page'] ?? 0)
  expect(most['x/new']).toBeGreaterThan(0)
})

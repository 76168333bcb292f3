import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import routes from '../routes.ts'
import { chainFor, chains } from './chains.ts'
import { guardNamed } from './guards.ts'

const paths = (await routes).map(({ path = '' }: RouteConfigEntry) => `/${path}`)

test('[NAV-02] a guard that nobody knows is an unknown route middleware', () => {
  expect(() => guardNamed('auth-user')).not.toThrow()
  for (const name of ['auth', '', 'toString', 'constructor']) {
    expect(() => guardNamed(name)).toThrow('Unknown route middleware')
  }
})

test.each(paths.filter((path) => path !== '/*'))('[NAV-01] %s has a chain of its own', (path) => {
  const example = path.replace(/\/:[A-Za-z]+\?/g, '').replace(/:[A-Za-z]+/g, 'eksempel') || '/'
  expect(chainFor(example).pattern).not.toBe('*')
})

describe('[NAV-01] a path runs the chain of the route that takes it', () => {
  test.each([
    ['/', '/'],
    ['/spilleautomater/mine-favoritter', '/spilleautomater/mine-favoritter'],
    ['/spilleautomater/nye-spil', '/spilleautomater/:list'],
    ['/spilleautomater/free/vikingernes-guld', '/spilleautomater/:playType/:gameById'],
    ['/spilleautomater/matematik/vikingernes-guld', '/spilleautomater/matematik/:gameById'],
    ['/contents/om-os', '*'],
    ['/casino-aarhus/poker', '*'],
    ['/bordspil/roulette', '/bordspil/roulette'],
    // No route takes it, so an editor's page may.
    ['/bordspil/kryds-og-bolle', '*'],
    ['/findes-ikke', '*'],
  ])('%s runs that of %s', (path, pattern) => {
    expect(chainFor(path).pattern).toBe(pattern)
  })
})

test('[ROUTE-23] every page for players only begins with the guard that lets no other pass', () => {
  const forPlayers = Object.entries(chains).filter(([path]) => path.startsWith('/min-konto/'))
  expect(forPlayers.length).toBeGreaterThan(7)
  for (const [path, names] of forPlayers) expect([path, names[0]]).toEqual([path, 'auth-user'])
  expect(chains['/quick-deposit']?.[0]).toBe('auth-user')
  expect(chains['/spilleautomater/mine-favoritter']?.[0]).toBe('auth-user')
})

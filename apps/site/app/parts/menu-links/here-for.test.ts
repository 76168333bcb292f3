import { expect, test } from 'vitest'
import { hereFor } from './here-for.ts'

const links = [
  { to: '/', end: true },
  { to: '/spilleautomater', end: false },
  { to: '/spilleautomater/soeg', end: false },
  { to: '/Min-konto?fane=1', end: false },
]

test('a page that no link leads to stands for all such pages', () => {
  expect(hereFor('/vilkaar', links)).toBe(hereFor('/spilleautomaten', links))
  expect(hereFor('/vilkaar', links)).not.toBe(hereFor('/', links))
})

test('a page below a link’s own is marked as that one is', () => {
  expect(hereFor('/spilleautomater/nye-spil', links)).toBe('/spilleautomater')
  expect(hereFor('/Spilleautomater/soeg/x', links)).toBe('/spilleautomater/soeg')
  expect(hereFor('/min-konto/oversigt', links)).toBe('/min-konto')
})

test('a link that marks its own page only is not marked for a page below', () => {
  const both = [
    { to: '/nyheder', end: true },
    { to: '/nyheder', end: false },
  ]
  expect(hereFor('/nyheder', both)).toBe('/nyheder')
  expect(hereFor('/nyheder/en', both)).toBe('/nyheder/en')
})

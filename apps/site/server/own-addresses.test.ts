import { readFileSync } from 'node:fs'
import { isOwnAddress } from '@nordlys/contracts'
import { expect, test } from 'vitest'
import { generatedAddresses, target } from './write-own-addresses.ts'

test('[FLT-45] content is kept from the routes’ addresses: else run write-own-addresses.ts', async () => {
  expect(readFileSync(target, 'utf8')).toBe(await generatedAddresses())
})

test.each([
  'min-konto',
  'api/clock',
  'mobilspil/x',
  'assets',
  'readyz',
  'unsupported',
  'quickdeposit',
])('[FLT-45] /%s is the product’s own', (slug) => {
  expect(isOwnAddress(slug)).toBe(true)
})

test.each([
  'vilkaar',
  'contents/api',
  'casino-aarhus',
  'bordspil',
  'live/live-roulette',
  'cookiepolitik',
])('[FLT-45] /%s may be a page of content', (slug) => {
  expect(isOwnAddress(slug)).toBe(false)
})

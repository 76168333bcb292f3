import { expect, test } from 'vitest'
import { isForPlayersOnly } from './players-only.ts'

test.each([
  '/min-konto/profil',
  '/min-konto/udbetal',
  '/min-konto/overfoer',
  '/min-konto/oversigt',
  '/min-konto/kampagne',
  '/min-konto/transaktioner',
  '/min-konto/begraensninger',
  '/spilleautomater/mine-favoritter',
  '/quick-deposit',
])('[ROUTE-23] %s requires login', (path) => {
  expect(isForPlayersOnly(path)).toBe(true)
})

test.each(['/', '/spilleautomater', '/QuickDeposit', '/log-ind', '/min-kontonyhed'])(
  '[ROUTE-23] %s does not',
  (path) => {
    expect(isForPlayersOnly(path)).toBe(false)
  },
)

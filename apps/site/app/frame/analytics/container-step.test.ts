import { describe, expect, test } from 'vitest'
import { isPublicPage } from '../../ground/links/public-pages.ts'
import { containerStep } from './container-step.ts'

const allowed = {
  address: 'https://analytics.example/container.js',
  isLoaded: false,
  isPublic: true,
  isVisitor: true,
  isGiven: true,
}

test('[API-07] the container is loaded once everything allows it, and not again', () => {
  expect(containerStep(allowed)).toBe('load')
  expect(containerStep({ ...allowed, isLoaded: true })).toBe('nothing')
})

test('[API-07] it is not loaded where it is not configured, or anything forbids it', () => {
  expect(containerStep({ ...allowed, address: undefined })).toBe('nothing')
  expect(containerStep({ ...allowed, isGiven: false })).toBe('nothing')
  expect(containerStep({ ...allowed, isPublic: false })).toBe('nothing')
  expect(containerStep({ ...allowed, isVisitor: false })).toBe('nothing')
})

test('[API-07] a document that has it is left when the page, the login or the consent forbids it', () => {
  const loaded = { ...allowed, isLoaded: true }
  expect(containerStep({ ...loaded, isPublic: false })).toBe('leave')
  expect(containerStep({ ...loaded, isVisitor: false })).toBe('leave')
  expect(containerStep({ ...loaded, isGiven: false })).toBe('leave')
})

describe('[API-07] account, payment, login and registration are no public pages', () => {
  test.each([
    '/min-konto/oversigt',
    '/min-konto/indbetal',
    '/MIN-KONTO/profil',
    '/quick-deposit',
    '/QuickDeposit',
    '/MobilePay',
    '/MobilePayQuick',
    '/extpayment',
    '/log-ind',
    '/loginsuccess',
    '/registrer',
    '/mitid/retur',
    '/unsubscribe',
    '/kontaktos',
    '/spilleautomater/mine-favoritter',
    '//min-konto/profil',
    '/nyheder/../min-konto/profil',
  ])('%s', (path) => {
    expect(isPublicPage(path)).toBe(false)
  })
})

test('[API-07] home, lists, news and the texts are public pages', () => {
  for (const path of ['/', '/spilleautomater', '/nyheder/vaskepanden', '/cookiepolitik']) {
    expect(isPublicPage(path)).toBe(true)
  }
})

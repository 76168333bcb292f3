import { expect, test } from 'vitest'
import type { MenuItem } from '../request-scope.ts'
import { menuFor } from './menu-for.ts'

const item = (id: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  text: id,
  slug: `/${id}`,
  target: '_self',
  authRequired: false,
  showOnDevice: ['mobile', 'tablet', 'desktop'],
  ...more,
})
const menu = [
  item('home', { showOnDevice: ['mobile'] }),
  item('slot-machines'),
  item('register'),
  item('my-account', { authRequired: true }),
  item('deposit', { authRequired: true, parent: 'my-account' }),
]
const ids = (items: MenuItem[]) => items.map(({ id }) => id)

test('[HEAD-14] items for players hide from visitors, and each item names its devices', () => {
  const visitor = menuFor(menu, { isLoggedIn: false, device: 'desktop' })
  expect(ids(visitor)).toEqual(['slot-machines', 'register'])
  const player = menuFor(menu, { isLoggedIn: true, device: 'mobile' })
  expect(ids(player)).toEqual(['home', 'slot-machines', 'my-account'])
})

test('[HEAD-08] the account has its own children', () => {
  const account = { isLoggedIn: true, device: 'desktop', parent: 'my-account' } as const
  expect(ids(menuFor(menu, account))).toEqual(['deposit'])
  expect(menuFor(menu, { ...account, isLoggedIn: false })).toEqual([])
})

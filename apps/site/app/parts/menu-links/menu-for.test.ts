import { expect, test } from 'vitest'
import type { MenuItem } from '../../ground/scope/request-scope.ts'
import { type MenuEntry, menuFor, someOnEach } from './menu-for.ts'

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
  item('register', { slug: '/registrer' }),
  item('my-account', { authRequired: true }),
  item('deposit', { authRequired: true, parent: 'my-account' }),
]
const idsOn = (device: 'mobile' | 'desktop', entries: readonly MenuEntry[]) =>
  entries.filter(({ on }) => on.includes(device)).map((entry) => entry.item.id)

test('[HEAD-14] items for players hide from visitors, and each item names its devices', () => {
  const visitor = menuFor(menu, { isLoggedIn: false })
  expect(idsOn('desktop', visitor)).toEqual(['slot-machines', 'register'])
  const player = menuFor(menu, { isLoggedIn: true, standing: 'open' })
  expect(idsOn('mobile', player)).toEqual(['home', 'slot-machines', 'my-account'])
})

test('[HEAD-08] the account has its own children', () => {
  const account = { isLoggedIn: true, parent: 'my-account' } as const
  expect(idsOn('desktop', menuFor(menu, account))).toEqual(['deposit'])
  expect(menuFor(menu, { ...account, isLoggedIn: false })).toEqual([])
})

test('[HEAD-09] the first four items of each device and the next four are counted on that device', () => {
  const many = [
    item('home', { showOnDevice: ['mobile'] }),
    ...[1, 2, 3, 4, 5].map((n) => item(`${n}`)),
  ]
  const entries = menuFor(many, { isLoggedIn: false })
  const left = someOnEach(entries, { from: 0, count: 4 })
  const right = someOnEach(entries, { from: 4, count: 4 })
  expect(idsOn('desktop', left)).toEqual(['1', '2', '3', '4'])
  expect(idsOn('desktop', right)).toEqual(['5'])
  expect(idsOn('mobile', left)).toEqual(['home', '1', '2', '3'])
  expect(idsOn('mobile', right)).toEqual(['4', '5'])
})

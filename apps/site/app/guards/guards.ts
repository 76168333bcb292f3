import { readPage } from '@nordlys/contracts'
import { redirect } from 'react-router'
import { redirectBy } from '../content-page/redirect-by.ts'
import { gameAddress, isPlayType } from '../game/game-address.ts'
import { liveGameAddress } from '../game-kinds/live-redirect.ts'
import { callPlatform } from '../request-scope.ts'
import { requirePlayer } from '../require-player.ts'
import { rememberAffiliate } from './affiliate-tag.ts'
import { customPage } from './custom-page.ts'
import type { Guard } from './guard.ts'

/** No page of content has a longer name; what is longer is not there. */
const slugLengthMax = 330

/** The guards by the names of the specification; `docs/guards.md` tells what each does. [NAV-01] */
const guards = {
  /** Lets players alone pass; anyone else logs in first and is led back. */
  'auth-user': async ({ scope, url }) => {
    await requirePlayer(scope, url)
    return undefined
  },

  /** Leads an address that was made for phones to the page itself: there is one for all sizes. */
  'mobile-check': async ({ url, params }) => {
    const slug = params.slugGames
    if (slug === undefined) return undefined
    const isLive = url.pathname.startsWith('/mobil-live-casino/')
    return redirect(isLive ? liveGameAddress(slug) : gameAddress('money', slug), 301)
  },

  /** Keeps the tag of whoever sent the visitor, for this browser session and no longer. [REG-07] */
  btag: async ({ scope, url }) => {
    rememberAffiliate(scope, url.searchParams.get('btag'))
    return undefined
  },

  /** Follows the operator's rule for this path, where there is one. [NAV-03] */
  navigation: async ({ scope, url }) => {
    const rule = scope.content.redirects.find(({ path }) => path === url.pathname)
    return rule && redirectBy(rule)
  },

  /** Takes no other way to play than for money and for fun. */
  'player-type': async ({ params }) => (isPlayType(params.playType) ? undefined : 'not-found'),

  /** Keeps a page whose menu entry is for players to players. */
  'menu-check': async ({ scope, url }) => {
    const entry = scope.content.menu.find(({ slug }) => slug === url.pathname)
    if (entry?.authRequired) await requirePlayer(scope, url)
    return undefined
  },

  /** Opens no page for payments while the operator has every way to pay switched off. */
  'payment-iq': async ({ scope }) => {
    const methods = scope.content.configuration.payment_methods
    const isClosed = Array.isArray(methods) && !methods.some(isSwitchedOn)
    return isClosed ? redirect('/min-konto/oversigt') : undefined
  },

  /** Finds the editor's page for an address that no other route takes. [ROUTE-20, ROUTE-24] */
  'check-custom-content': async ({ scope, url, context }) => {
    const slug = url.pathname.slice(1)
    const isTooLong = slug === '' || slug.length > slugLengthMax
    const found = isTooLong ? undefined : await callPlatform(scope, readPage, { slug })
    if (!found?.ok) return 'not-found'
    context.set(customPage, found.page)
    return undefined
  },
} satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

/** The guard of a name; a name that none has is a slip of whoever made the chain. [NAV-02] */
export function guardNamed(name: string): Guard {
  const guard = (guards as Readonly<Record<string, Guard>>)[name]
  if (!guard || !Object.hasOwn(guards, name)) throw new Error('Unknown route middleware')
  return guard
}

function isSwitchedOn(method: unknown): boolean {
  if (typeof method !== 'object' || method === null) return false
  const flags = method as { main_deposit?: unknown; quick_deposit?: unknown }
  return flags.main_deposit === true || flags.quick_deposit === true
}

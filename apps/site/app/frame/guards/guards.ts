import {
  circleOf,
  type DepositKind,
  isOwnAddress,
  openMethods,
  readPage,
  returnReference,
  ruleFor,
} from '@nordlys/contracts'
import { redirect } from 'react-router'
import { rememberAffiliate } from '../../ground/cookies/affiliate-tag.ts'
import { isPlayType, liveGameAddress, namedGameAddress } from '../../ground/links/game-address.ts'
import { customPage } from '../../ground/scope/custom-page.ts'
import { callPlatform } from '../../ground/scope/request-scope.ts'
import { requirePlayer } from '../../ground/scope/require-player.ts'
import type { Guard } from './guard.ts'
import { redirectBy } from './redirect-by.ts'
import { rememberPlayerType } from './remember-player-type.ts'
import { isSameAddress } from './spelling.ts'

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
    return redirect(isLive ? liveGameAddress(slug) : namedGameAddress('money', slug), 301)
  },

  /** Keeps the sending site's tag, for this browser session and no longer. [REG-07] */
  btag: async ({ scope, url }) => {
    rememberAffiliate(scope, url.searchParams.get('btag'))
    return undefined
  },

  /** Follows the operator's rule for this path, where there is one. [NAV-03] */
  navigation: async ({ scope, url }) => {
    const { redirects } = scope.content
    const rule = ruleFor(url.pathname, redirects)
    // One that leads back to where it began would lead there without an end: the page is shown instead.
    const isEndless = rule && circleOf(rule, redirects, new URL(scope.publicUrl).origin)
    return rule && !isEndless ? redirectBy(rule) : undefined
  },

  /** Takes no other way to play than for money and for fun, and has a player's stored. [DATA-15] */
  'player-type': async ({ scope, params }) => {
    const { playType, gameById } = params
    if (!isPlayType(playType)) return 'not-found'
    rememberPlayerType(scope, { playType, gameId: gameById })
    return undefined
  },

  /** Keeps a page whose menu entry is for players to players. */
  'menu-check': async ({ scope, url }) => {
    const entries = scope.content.menu.filter(({ slug }) => isSameAddress(slug, url.pathname))
    if (entries.some(({ authRequired }) => authRequired)) await requirePlayer(scope, url)
    return undefined
  },

  /**
   * Opens no page for payments of a kind for which every way to pay is switched off. [DATA-15] What has
   * begun can always be returned to, so an address that names a payment stays open. [FLT-53]
   */
  'payment-iq': async ({ scope, url }) => {
    if (returnReference(url.searchParams)) return undefined
    const methods = scope.content.configuration.payment_methods
    const isClosed = openMethods(methods, depositKindOf(url.pathname))?.length === 0
    return isClosed ? redirect('/min-konto/oversigt') : undefined
  },

  /** Finds the editor's page for an address that no other route takes. [ROUTE-20, ROUTE-24] */
  'check-custom-content': async ({ scope, url, context }) => {
    const asked = url.pathname.slice(1)
    if (asked === '' || asked.length > slugLengthMax || isOwnAddress(asked)) return 'not-found'
    // Pages of content are named in small letters.
    const slug = asked.toLowerCase()
    try {
      const found = await callPlatform(scope, readPage, { slug })
      if (!found.ok) return 'not-found'
      if (slug !== asked) return redirect(`/${found.page.slug}${url.search}`, 308)
      context.set(customPage, () => found.page)
    } catch (error) {
      context.set(customPage, () => {
        throw error
      })
    }
    return undefined
  },
} satisfies Record<string, Guard>

export type GuardName = keyof typeof guards

/** The guard of a name; a name that none has is a slip in the chain. [NAV-02] */
export function guardNamed(name: string): Guard {
  const guard = (guards as Readonly<Record<string, Guard>>)[name]
  if (!guard || !Object.hasOwn(guards, name)) throw new Error('Unknown route middleware')
  return guard
}

/** The quick deposit's page, and the way back to it; every other payment is a deposit's own. */
function depositKindOf(pathname: string): DepositKind {
  return /quick/i.test(pathname) ? 'quick_deposit' : 'main_deposit'
}

import { matchRoutes } from 'react-router'
import type { Guard } from './guard.ts'
import { type GuardName, guardNamed } from './guards.ts'
import { leadsTo, ownSpelling } from './spelling.ts'

const open: readonly GuardName[] = ['btag', 'navigation', 'menu-check']
const player: readonly GuardName[] = ['auth-user', 'navigation', 'menu-check']
const payment: readonly GuardName[] = ['auth-user', 'navigation', 'payment-iq']
const game: readonly GuardName[] = ['btag', 'navigation', 'player-type']
const phone: readonly GuardName[] = ['btag', 'navigation', 'mobile-check']

/**
 * Which guards a page runs, in which order, by its path. A path that is not here has no page of its
 * own, or is a call of a page's. [NAV-01]
 */
export const chains: Readonly<Record<string, readonly GuardName[]>> = {
  '/': open,
  '/log-ind': open,
  '/registrer': open,
  '/loginsuccess': ['navigation'],
  '/lp/:landingType?/:landingById?': open,
  // The ways back from a payment stay open whatever is switched off meanwhile. [FLT-53]
  '/MobilePay': ['navigation'],
  '/MobilePayQuick': ['navigation'],
  '/extpayment': ['navigation'],
  '/QuickDeposit': ['navigation'],
  '/quick-deposit': payment,
  '/nyheder': open,
  '/nyheder/:slug': open,
  '/bordspil': open,
  '/bordspil/roulette': open,
  '/bordspil/blackjack': open,
  '/bordspil/video-poker': open,
  '/bordspil/matematik/:gameById': open,
  '/bordspil/:playType/:gameById': game,
  '/jackpots': open,
  '/kampagner': open,
  '/kampagner/:slug': open,
  '/kontaktos': open,
  '/nyevindere': open,
  '/live-casino': open,
  '/live/live-casino': open,
  '/live/live-roulette': open,
  '/live/live-blackjack': open,
  '/live/andre-live-spil': open,
  '/live-casino/:playType/:gameById': game,
  '/live-casino/spil-for-penge/:gameById?': open,
  // Addresses of which the guard is all there is: it leads each of them on.
  '/mobil-live-casino/:slugGames': phone,
  '/mobilspil/:slugGames': phone,
  '/spilleautomater': open,
  '/spilleautomater/:list': open,
  '/spilleautomater/mine-favoritter': player,
  '/spilleautomater/senest-spillede': player,
  '/spilleautomater/matematik/:gameById': open,
  '/spilleautomater/spil-for-sjov/:gameById?': open,
  '/spilleautomater/spil-for-penge/:gameById?': open,
  '/spilleautomater/:playType/:gameById': game,
  '/videre': [],
  '/unsubscribe': ['navigation'],
  '/unsubscribesms': ['navigation'],
  '/unsubscribebrand': ['navigation'],
  '/min-konto/profil': player,
  '/min-konto/profil/dokumenter': ['auth-user'],
  '/min-konto/profil/dokumenter/filer': ['auth-user'],
  '/min-konto/profil/data': player,
  '/min-konto/profil/kort': ['auth-user'],
  '/min-konto/profil/oplysninger': ['auth-user'],
  '/min-konto/profil/sessioner': ['auth-user'],
  '/min-konto/profil/tilbud': ['auth-user'],
  '/min-konto/profil/e-mail': player,
  '/min-konto/profil/mobil': player,
  // A mailbox's link, which may be opened where nobody is logged in.
  '/bekraeft-e-mail': ['navigation'],
  '/min-konto/oversigt': player,
  '/min-konto/overfoer': payment,
  '/min-konto/indbetal': payment,
  '/min-konto/indbetal/betaling': ['auth-user'],
  '/min-konto/udbetal': player,
  '/min-konto/beskeder': player,
  '/min-konto/beskeder/:number': player,
  '/min-konto/klager': player,
  '/min-konto/klager/:number': player,
  '/min-konto/kampagne': player,
  '/min-konto/kampagne/status': ['auth-user'],
  '/min-konto/kampagne/opgave': ['auth-user'],
  '/min-konto/transaktioner': player,
  '/min-konto/transaktioner/runde': ['auth-user'],
  '/min-konto/transaktioner/runde/:roundId': player,
  '/min-konto/transaktioner/runde/:roundId/se': player,
  '/min-konto/transaktioner/runde/:roundId/fakta.json': ['auth-user'],
  '/min-konto/begraensninger': player,
  '/min-konto/begraensninger/status': ['auth-user'],
  '/billedkilder': open,
  '/selvtest': open,
  // Requests of a page's own script, and the way back from MitID: they guard themselves.
  '/spilleautomater/favorit': [],
  '/spilleautomater/liste/:list': [],
  '/kontaktos/captcha': [],
  '/gennemspilning': [],
  '/spilstatus': [],
  '/spilstatus/session': [],
  '/samtykke/tekster': [],
  '/mitid/retur': [],
  '*': [...open, 'check-custom-content'],
}

const routes = Object.entries(chains).map(([path, names]) => ({
  path,
  id: path,
  guards: names.map(guardNamed),
}))

const guardsOf = new Map(routes.map(({ id, guards }) => [id, guards]))

/** Addresses that lead on whatever is added to them; their last slash is the specification's. */
const prefixes: ReadonlySet<string> = new Set([
  '/spilleautomater/spil-for-sjov/:gameById?',
  '/spilleautomater/spil-for-penge/:gameById?',
  '/live-casino/spil-for-penge/:gameById?',
])

interface Chain {
  readonly pattern: string
  /** The path in the one spelling that guards compare. */
  readonly path: string
  /** Where another spelling of a page's address leads. */
  readonly spelledAt: string | undefined
  readonly guards: readonly Guard[]
  readonly params: Readonly<Record<string, string | undefined>>
}

/** The guards of a path and what it names; none for the router's own calls. */
export function chainFor(pathname: string): Chain {
  const known = found.get(pathname)
  if (known) return known
  const chain = findChain(pathname)
  if (found.size >= foundMax) found.clear()
  found.set(pathname, chain)
  return chain
}

/** The router ranks all patterns each time it is asked; most paths are asked for again. */
const found = new Map<string, Chain>()
/** Anybody may ask for any path. */
const foundMax = 2_000

function findChain(pathname: string): Chain {
  const match = matchRoutes(routes, pathname)?.at(-1)
  const pattern = match?.route.id ?? '*'
  const path = ownSpelling(pathname, pattern)
  const spelledAt = prefixes.has(pattern) ? undefined : leadsTo(pathname, path)
  const guards = guardsOf.get(pattern) ?? []
  return { pattern, path, spelledAt, guards, params: match?.params ?? {} }
}

import { type Act, isBarred, may, type NotAllowedReason, type Standing } from './standing.ts'

/**
 * Every place of a page where play, a deposit, an offer or the way to complain is put before a player, and
 * what it invites to.
 * A new one is entered here first; the tests walk the list for each standing. What leads somewhere by an
 * address of content (menus, footer, links and buttons of a text) goes by that address instead.
 */
export const pageSurfaces = {
  'header-deposit': 'deposit',
  'bottom-bar-deposit': 'deposit',
  'hero-deposit': 'deposit',
  'hero-transfer': 'deposit',
  'tile-for-money': 'play',
  'jackpot-badge': 'play',
  'jackpot-band': 'play',
  banner: 'offer',
  'campaign-list': 'offer',
  'campaign-page': 'offer',
  'own-campaigns': 'offer',
  'promised-offer': 'offer',
  missions: 'offer',
  'spins-badge': 'offer',
  'landing-page': 'offer',
  'text-games': 'play',
  'winners-games': 'play',
  'marketing-popup': 'offer',
  'game-for-money': 'play',
  'game-bar-deposit': 'deposit',
  'balance-deposit': 'deposit',
  'empty-history-deposit': 'deposit',
  'deposit-page': 'deposit',
  'bonus-code': 'offer',
  'receipt-play': 'play',
  'receipt-deposit': 'deposit',
  'way-on-after-login': 'play',
  /** It invites to nothing: a paused or locked player complains as well. */
  'complaint-form': 'complain',
} as const satisfies Readonly<Record<string, Act>>

/** The calls that take a stake, a deposit, an offer or a complaint from a player, and what we do unasked. */
export const callSurfaces = {
  'start-play': 'play',
  'start-deposit': 'deposit',
  'authorize-deposit': 'deposit',
  'read-bonus-offer': 'offer',
  'wagering-notice': 'offer',
  'read-missions': 'offer',
  'start-mission': 'offer',
  'tell-mission-done': 'offer',
  'grant-bonus': 'offer',
  /** Of the store: the answer to the marketing popup, and the channels that may be used. */
  'accept-marketing': 'offer',
  'promotional-channels': 'offer',
  'make-complaint': 'complain',
} as const satisfies Readonly<Record<string, Act>>

export type PageSurface = keyof typeof pageSurfaces
export type CallSurface = keyof typeof callSurfaces

/** Whether a place of a page is there for a player of this standing; a visitor has none and sees all. */
export function isShown(surface: PageSurface, standing: Standing | undefined): boolean {
  return standing === undefined || may(standing, pageSurfaces[surface])
}

/** Whether a player of this standing may make a call. Apart, so that a browser has no list of calls. */
export function mayCall(surface: CallSurface, standing: Standing): boolean {
  return may(standing, callSurfaces[surface])
}

type StandingRefusal =
  | { ok: false; refusal: 'no-deposit-limit' }
  | { ok: false; refusal: 'not-allowed'; reason: NotAllowedReason }

/** The refusal of a call that a player of this standing may not make; undefined when they may. */
export function refusedBy(
  surface: 'start-play' | 'start-deposit',
  standing: Standing,
): StandingRefusal | undefined {
  if (mayCall(surface, standing) || !isBarred(standing)) return undefined
  if (standing === 'no-deposit-limit') return { ok: false, refusal: standing }
  return { ok: false, refusal: 'not-allowed', reason: standing }
}

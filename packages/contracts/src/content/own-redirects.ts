import { isForPlayersOnly } from './players-only.ts'

/** The visitor who follows a rule: the product's own redirects depend on it. */
export const visitings = ['visitor', 'player', 'player-with-payments-off'] as const
export type Visiting = (typeof visitings)[number]

/** An address of ours, as much of it as decides where it leads. */
export interface OwnAddress {
  /** In small letters. */
  path: string
  returnTo: string | undefined
  /** Which payment it names. */
  reference: string | undefined
}

interface OwnRedirect {
  from: RegExp
  to: (id: string | undefined, asked: OwnAddress) => string
  /** Everybody, where none are named. */
  of?: readonly Visiting[]
  /** A payment that has begun is always returned to: an address that names one stays open. [FLT-53] */
  isOpenForPayment?: true
}

const players = ['player', 'player-with-payments-off'] as const
const overview = '/min-konto/oversigt'
const money = (id: string | undefined) => gameAt('money', id)

/** The product's own redirects, by a path in small letters. The first that fits counts. [FLT-62] */
const ownRedirects: readonly OwnRedirect[] = [
  { from: /^\/quickdeposit$/, to: () => '/quick-deposit' },
  { from: /^\/spilleautomater\/spil-for-penge(?:\/([^/]+))?$/, to: money },
  { from: /^\/spilleautomater\/spil-for-sjov(?:\/([^/]+))?$/, to: (id) => gameAt('free', id) },
  { from: /^\/live-casino\/spil-for-penge(?:\/([^/]+))?$/, to: liveGameAt },
  { from: /^\/live-casino\/money\/([^/]+)$/, to: money },
  { from: /^\/live-casino\/free\/([^/]+)$/, to: (id) => gameAt('free', id) },
  { from: /^\/mobil-live-casino\/([^/]+)$/, to: liveGameAt },
  { from: /^\/mobilspil\/([^/]+)$/, to: money },
  { from: /^\/lp(?:\/[^/]+)?$/, to: () => '/kampagner' },
  { from: /^\/log-ind$/, to: (_id, { returnTo }) => returnTo ?? '/', of: players },
  { from: /^\/registrer$/, to: () => '/', of: players },
  { from: /^\/loginsuccess$/, to: (_id, { returnTo }) => loginTo(returnTo), of: ['visitor'] },
  {
    from: /^\/(?:mobilepay(?:quick)?|extpayment)$/,
    to: (_id, { path }) => loginTo(path),
    of: ['visitor'],
    isOpenForPayment: true,
  },
  {
    from: /^\/(?:min-konto\/(?:indbetal|overfoer)|quick-deposit)$/,
    to: () => overview,
    of: ['player-with-payments-off'],
    isOpenForPayment: true,
  },
]

/** Where the product leads from an address, or undefined where it shows something. */
export function ownRedirect(asked: OwnAddress, visiting: Visiting): string | undefined {
  const { path, reference } = asked
  if (visiting === 'visitor' && isForPlayersOnly(path)) return loginTo(path)
  for (const { from, to, of, isOpenForPayment } of ownRedirects) {
    const found = from.exec(path)
    if (!found || (of && !of.includes(visiting))) continue
    return isOpenForPayment && reference !== undefined ? undefined : to(found[1], asked)
  }
  return undefined
}

function gameAt(playType: 'money' | 'free', id: string | undefined): string {
  return id === undefined ? '/spilleautomater' : `/spilleautomater/${playType}/${id}`
}

function liveGameAt(id: string | undefined): string {
  return id === undefined ? '/live-casino' : `/live-casino/money/${id}`
}

function loginTo(returnTo: string | undefined): string {
  return returnTo === undefined ? '/log-ind' : `/log-ind?redirect=${encodeURIComponent(returnTo)}`
}

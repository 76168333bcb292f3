/** Who follows a rule: what the product leads on depends on it. */
export const visitings = ['visitor', 'player', 'player-with-payments-off'] as const
export type Visiting = (typeof visitings)[number]

interface OwnRedirect {
  from: RegExp
  to: (id: string | undefined, returnTo: string | undefined) => string
  /** Everybody, where none are named. */
  of?: readonly Visiting[]
}

const players = ['player', 'player-with-payments-off'] as const
const overview = '/min-konto/oversigt'
const money = (id: string | undefined) => gameAt('money', id)

/** What the product itself leads on, by a path in small letters. The first that fits counts. [FLT-62] */
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
  { from: /^\/log-ind$/, to: (_id, returnTo) => returnTo ?? '/', of: players },
  { from: /^\/registrer$/, to: () => '/', of: players },
  { from: /^\/loginsuccess$/, to: (_id, returnTo) => loginTo(returnTo), of: ['visitor'] },
  {
    from: /^\/(?:min-konto\/(?:indbetal|overfoer)|quick-deposit|mobilepay(?:quick)?|extpayment)$/,
    to: () => overview,
    of: ['player-with-payments-off'],
  },
]

/** Where the product leads from a path, or undefined where it shows something. */
export function ownRedirect(
  path: string,
  returnTo: string | undefined,
  visiting: Visiting,
): string | undefined {
  if (visiting === 'visitor' && isForPlayers(path)) return loginTo(path)
  for (const { from, to, of } of ownRedirects) {
    const found = from.exec(path)
    if (found && (!of || of.includes(visiting))) return to(found[1], returnTo)
  }
  return undefined
}

/** Whether a page is a player's alone: a visitor logs in first. */
export function isForPlayers(path: string): boolean {
  return playersPages.test(path)
}

const playersPages =
  /^\/(?:min-konto\/.+|quick-deposit|spilleautomater\/(?:mine-favoritter|senest-spillede))$/

function gameAt(playType: 'money' | 'free', id: string | undefined): string {
  return id === undefined ? '/spilleautomater' : `/spilleautomater/${playType}/${id}`
}

function liveGameAt(id: string | undefined): string {
  return id === undefined ? '/live-casino' : `/live-casino/money/${id}`
}

function loginTo(returnTo: string | undefined): string {
  return returnTo === undefined ? '/log-ind' : `/log-ind?redirect=${encodeURIComponent(returnTo)}`
}

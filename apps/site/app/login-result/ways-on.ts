import type { SessionPlayer } from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'

export type Restriction = SessionPlayer['restriction']

export interface WayOn {
  text: 'login.result_go_on' | FitText
  href: string
}

type FitText =
  | 'login.result_home'
  | 'login.result_account'
  | 'login.result_withdraw'
  | 'login.result_limits'

/** Games and deposits, by their old addresses as well. */
const gamesAndDeposits = [
  /^\/spilleautomater\/(?:money|free|spil-for-penge|spil-for-sjov)(?:\/|$)/i,
  /^\/(?:live-casino|mobilspil|mobil-live-casino)\//i,
  /^\/(?:min-konto\/(?:indbetal|overfoer)|quick-?deposit)/i,
]

export interface LoggedIn {
  restriction: Restriction
  withdrawable: Ore
  /** The page the player was on the way to. */
  returnTo: string | undefined
}

/**
 * Where a login may lead on, the likeliest first: the page the player was on the way to, and what fits
 * how they stand. Nobody who may not play is shown the way to a game or a deposit. [ROUTE-04]
 */
export function waysOn({ restriction, withdrawable, returnTo }: LoggedIn): WayOn[] {
  const isShut = returnTo !== undefined && restriction !== undefined && leadsToPlay(returnTo)
  const wished: WayOn[] =
    returnTo === undefined || isShut ? [] : [{ text: 'login.result_go_on', href: returnTo }]
  const fitting = fits(restriction, withdrawable).filter(({ href }) => href !== wished[0]?.href)
  return [...wished, ...fitting]
}

function leadsToPlay(address: string): boolean {
  return gamesAndDeposits.some((each) => each.test(address))
}

function fits(restriction: Restriction, withdrawable: Ore): WayOn[] {
  const account: WayOn = { text: 'login.result_account', href: '/min-konto/oversigt' }
  if (restriction === undefined) return [{ text: 'login.result_home', href: '/' }, account]
  if (restriction === 'no-deposit-limit') {
    return [{ text: 'login.result_limits', href: '/min-konto/begraensninger' }, account]
  }
  // An empty account has nothing to withdraw.
  return withdrawable > 0n
    ? [{ text: 'login.result_withdraw', href: '/min-konto/udbetal' }, account]
    : [account]
}

import { isBarred, isShown, type Standing } from '@nordlys/contracts'
import type { Ore } from '@nordlys/core'
import { leadsOpen } from '../../ground/standing/act-of-address.ts'

export interface WayOn {
  text: 'login.result_go_on' | FitText
  href: string
}

type FitText =
  | 'login.result_home'
  | 'login.result_account'
  | 'login.result_withdraw'
  | 'login.result_limits'

/** A game of fun is no way on from a login that tells why play is closed. */
const games = [/^\/spilleautomater\/(?:free|spil-for-sjov)(?:\/|$)/i, /^\/live-casino\//i]

export interface LoggedIn {
  standing: Standing
  withdrawable: Ore
  /** The page the player was on the way to. */
  returnTo: string | undefined
}

/**
 * Where a login may lead on, the likeliest first: the page the player was on the way to, and what fits
 * how they stand. Nobody who may not play is shown the way to a game or a deposit. [ROUTE-04]
 */
export function waysOn({ standing, withdrawable, returnTo }: LoggedIn): WayOn[] {
  const isShut = returnTo !== undefined && !mayFollow(returnTo, standing)
  const wished: WayOn[] =
    returnTo === undefined || isShut ? [] : [{ text: 'login.result_go_on', href: returnTo }]
  const fitting = fits(standing, withdrawable).filter(({ href }) => href !== wished[0]?.href)
  return [...wished, ...fitting]
}

function mayFollow(address: string, standing: Standing): boolean {
  if (isShown('way-on-after-login', standing)) return true
  return leadsOpen(address, standing) && !games.some((each) => each.test(address))
}

function fits(standing: Standing, withdrawable: Ore): WayOn[] {
  const account: WayOn = { text: 'login.result_account', href: '/min-konto/oversigt' }
  if (!isBarred(standing)) return [{ text: 'login.result_home', href: '/' }, account]
  if (standing === 'no-deposit-limit') {
    return [{ text: 'login.result_limits', href: '/min-konto/begraensninger' }, account]
  }
  // An empty account has nothing to withdraw.
  return withdrawable > 0n
    ? [{ text: 'login.result_withdraw', href: '/min-konto/udbetal' }, account]
    : [account]
}

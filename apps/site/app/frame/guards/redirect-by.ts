import type { RedirectRule } from '@nordlys/contracts'
import { redirect, redirectDocument } from 'react-router'
import { isAnotherSite, leavingAddress } from '../../ground/links/leaving-address.ts'

/**
 * A path of ours is gone to like any link. An absolute address is loaded whole; before one of
 * another site the visitor is warned. [NAV-03] [SEC-75]
 */
export function redirectBy({ path, to, status }: RedirectRule): Response {
  if (to.startsWith('/')) return redirect(to, status)
  return redirectDocument(isAnotherSite(to) ? leavingAddress(path) : to, status)
}

import type { RedirectRule } from '@nordlys/contracts'
import { redirect, redirectDocument } from 'react-router'

/** An address of another site is loaded whole; one of ours is gone to like any link. [NAV-03] */
export function redirectBy({ to, status }: RedirectRule): Response {
  return to.startsWith('/') ? redirect(to, status) : redirectDocument(to, status)
}

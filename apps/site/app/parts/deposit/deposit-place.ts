import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { gameReturn, withGame } from './game-return.ts'

/** Where a deposit's form stands: on a page of its own, or over a game. */
export interface DepositPlace {
  /** Of the page with the same form, by a query. */
  addressOf(query: string): string
  /** Over a game the form's own links are loaded there. */
  isSheet: boolean
  /** Whether a payment runs in the form, whose frames must not be closed. */
  keep?(isKept: boolean): void
  /** Loads the place again by `query`: `?reference=…` is how that payment went, an empty one the form. */
  show(query: string, how: { keepsScroll: boolean }): void | Promise<void>
  /** Leads to where the payment is approved. */
  leave(url: string): void
  /** Back to the game that the player came from. */
  goBack?: (() => void) | undefined
}

/** A page, whose address carries the query and names the game that it leads back to. */
export function usePageAsPlace(): DepositPlace {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const game = gameReturn(new URLSearchParams(search))
  const addressOf = (query: string) => {
    const kept = withGame(new URLSearchParams(query), game)
    return kept.size === 0 ? pathname : `${pathname}?${kept}`
  }
  const goBack = game === undefined ? undefined : () => void navigate(game)
  return {
    ...{ isSheet: false, goBack, addressOf },
    show: (query, { keepsScroll }) =>
      navigate(addressOf(query), { replace: true, preventScrollReset: keepsScroll }),
    leave: (url) => location.assign(url),
  }
}

/** A link of the form to its own place: over a game it is loaded there. */
export function linkIn({ addressOf, isSheet, show }: DepositPlace, query: string) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    void show(query, { keepsScroll: true })
  }
  return { href: addressOf(query), ...(isSheet && { onClick }) }
}

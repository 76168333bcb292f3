import { useNavigate } from 'react-router'

/** Where a deposit's form stands: on a page of its own, or over a game. */
export interface DepositPlace {
  /** Of the page with the same form. */
  address: string
  /** Loads the place again by `query`: `?reference=…` is how that payment went, an empty one the form. */
  show(query: string, how: { keepsScroll: boolean }): void | Promise<void>
}

/** A page, whose address carries the query. */
export function usePageAsPlace(pathname: string): DepositPlace {
  const navigate = useNavigate()
  return {
    address: pathname,
    show: (query, { keepsScroll }) =>
      navigate(pathname + query, { replace: true, preventScrollReset: keepsScroll }),
  }
}

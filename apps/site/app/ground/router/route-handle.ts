/** A route's settings for the parts around it, in its `handle`. */
export interface RouteHandle {
  /** It brings its own bar and is none of the routes of `frame/page/header-routes.ts`. */
  isBare?: boolean
  /** It takes money: no dialog comes over it by itself. */
  isPayment?: boolean
  /** A game is played on it: only what cannot wait comes over it. */
  isGame?: boolean
  /** Somebody types on it: only what cannot wait comes over it. */
  isForm?: boolean
}

/** The kind of page that dialogs leave alone: all of them, or all but those that cannot wait. */
export type Undisturbed = 'payment' | 'game' | 'form' | undefined

/** A route's handle; one without says nothing. */
export function routeHandle(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {}
}

/** The kind of the routes on show together, for dialogs that come by themselves. */
export function undisturbedBy(handles: readonly RouteHandle[]): Undisturbed {
  if (handles.some(({ isPayment }) => isPayment)) return 'payment'
  if (handles.some(({ isGame }) => isGame)) return 'game'
  return handles.some(({ isForm }) => isForm) ? 'form' : undefined
}

import type { LineStand } from '../line/live-line.ts'
import type { OwnPayout, PayoutOf } from './own-payout.ts'
import { type LiveView, ownOf } from './view.ts'

/** One play at a live table, or a look at it: what the table sent, and what follows from it here. */
export interface LiveState {
  readonly view: LiveView
  readonly line: LineStand
  readonly isWatching: boolean
  /** Something of the page's lies over the game: nothing is staked until it is gone. [SCREEN-04] */
  readonly isHeld: boolean
  /** The last round whose ball or last card lies: its outcome may be seen. */
  readonly landed: number
  /** The last round that is in the sums below. */
  readonly counted: number
  /** Of this play, of rounds whose outcome was shown. */
  readonly stakedOre: number
  readonly wonOre: number
  /** The most that a round may stake in all while a bonus is active. */
  readonly stakeMaxOre: number | undefined
  /** Why nothing more can be played here. */
  readonly ended: string | undefined
}

/** Chips may be moved: what is laid now is a bet of the open round. */
export function mayBet({ view, line, isHeld, isWatching, ended }: LiveState): boolean {
  const isOpen = view.phase === 'betting' && line === 'open' && !view.isAway
  return isOpen && view.isOwnKnown && !isHeld && !isWatching && ended === undefined
}

/** The payout of one's own slip in the round whose outcome is shown; undefined before, and without one. */
export function shownPayout(
  { view, landed }: Pick<LiveState, 'view' | 'landed'>,
  payoutOf: PayoutOf,
): OwnPayout | undefined {
  const { thrown } = view
  if (!thrown || thrown.round > landed) return undefined
  const slip = ownOf(view, thrown.round)
  return slip?.status === 'booked' ? payoutOf(slip.bets, thrown.outcome) : undefined
}

/** The outcome that may be seen, of the round at the table; undefined before. */
export function shownOutcome({ view, landed }: LiveState): unknown {
  const { thrown, round } = view
  return thrown && thrown.round <= landed && thrown.round === round ? thrown.outcome : undefined
}

/** A round whose outcome is shown goes into the sums once, and its payout to the balance. */
export function counted(state: LiveState, payoutOf: PayoutOf): LiveState {
  const { view } = state
  const paid = shownPayout(state, payoutOf)
  if (!paid || !view.thrown || view.thrown.round <= state.counted) return state
  const { balanceOre } = view
  return {
    ...state,
    view: balanceOre === undefined ? view : { ...view, balanceOre: balanceOre + paid.payoutOre },
    counted: view.thrown.round,
    stakedOre: state.stakedOre + paid.stakeOre,
    wonOre: state.wonOre + paid.payoutOre,
  }
}

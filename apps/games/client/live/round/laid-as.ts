import type { LiveState } from './play-state.ts'
import { sameBets } from './same-bets.ts'
import { askedOf, type LiveView, ownOf } from './view.ts'

interface Laying {
  readonly before: LiveState
  readonly now: LiveState
  /** On the layout. */
  readonly laid: unknown
}

/**
 * The bets that the layout has to show in place of its own; undefined where its own chips stand. While bets
 * are taken they do, unless the table refused them, or another line of the same player has changed the slip.
 * Then the table's word counts.
 */
export function laidAs({ before, now, laid }: Laying): unknown {
  const { view } = now
  if (view.phase === undefined) return undefined
  const asked = view.phase === 'betting' ? (askedOf(view) ?? []) : finalOf(view)
  if (sameBets(asked, laid)) return undefined
  if (view.phase !== 'betting' || view.round !== before.view.round) return asked
  if (view.notice && view.notice !== before.view.notice) return asked
  const known = askedOf(before.view) ?? []
  const isOwnChange = sameBets(asked, known) || !sameBets(known, laid)
  return isOwnChange ? undefined : asked
}

/** A slip that the books refused is no round, and its chips are nobody's. */
function finalOf(view: LiveView): unknown {
  const slip = ownOf(view, view.round)
  return slip && slip.status !== 'refused' ? slip.bets : []
}

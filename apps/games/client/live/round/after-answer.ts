import type { LiveTold, OwnSlip } from '@nordlys/contracts'
import { type LiveView, ownOf } from './view.ts'

type Answer = Extract<
  LiveTold,
  { type: 'slip' | 'bets-invalid' | 'too-late' | 'refused' | 'booked' | 'own' }
>

/** The view after a message that is for one player alone. */
export function afterAnswer(view: LiveView, told: Answer): LiveView {
  switch (told.type) {
    case 'slip':
      return afterSlip(view, told)
    case 'too-late':
      return { ...answered(view), notice: { why: 'too-late' } }
    case 'bets-invalid': {
      const { refused, bet } = told
      return { ...answered(view), notice: { why: 'bets-invalid', refused, bet } }
    }
    case 'refused':
      return afterRefused(view, told)
    case 'booked':
      return afterBooked(view, told)
    case 'own':
      return afterOwn(view, told)
  }
}

/** A bet of ours was sent: answers come in the same order. */
export function afterSent(view: LiveView, bets: unknown): LiveView {
  return { ...view, notice: undefined, sent: [...view.sent, { round: view.round, bets }] }
}

/** A cut line answers no more; the next one tells what became of the bets. */
export function afterCut(view: LiveView): LiveView {
  return { ...view, sent: [], isOwnKnown: false }
}

function answered(view: LiveView): LiveView {
  return { ...view, sent: view.sent.slice(1) }
}

function afterSlip(view: LiveView, told: Extract<Answer, { type: 'slip' }>): LiveView {
  const { round, version, stakeOre } = told
  const [answeredBet] = view.sent
  // Another line of the same player has bet: what, its own word says.
  if (answeredBet?.round !== round) return { ...view, isOwnKnown: false }
  const { bets } = answeredBet
  return put(answered(view), { round, version, status: 'placed', bets, stakeOre })
}

/** Before the slips are final it is the answer to a bet, and the slip is as it was; then it is the books'. */
function afterRefused(view: LiveView, told: Extract<Answer, { type: 'refused' }>): LiveView {
  const { round, refusal, balanceOre = view.balanceOre } = told
  const notice = { why: 'refused', refusal } as const
  const slip = ownOf(view, round)
  const isFinal = view.proof?.round === round || view.round > round
  if (!isFinal || !slip) return { ...answered(view), balanceOre, notice }
  return { ...put(view, { ...slip, status: 'refused', refusal }), balanceOre, notice }
}

function afterBooked(view: LiveView, told: Extract<Answer, { type: 'booked' }>): LiveView {
  const { round, key, stakeOre, balanceOre, leaf, path } = told
  const { version = 0, bets } = ownOf(view, round) ?? {}
  const booked = { round, version, bets, stakeOre, key, leaf, path }
  return { ...put(view, { ...booked, status: 'booked' }), balanceOre }
}

/** One's own slips as they stand. A round that is gone without a row was never drawn: it is void. */
function afterOwn(view: LiveView, { slips }: Extract<Answer, { type: 'own' }>): LiveView {
  const isGone = ({ round, status }: OwnSlip) =>
    status === 'placed' && round < view.round && !slips.some((slip) => slip.round === round)
  const gone = view.own.find(isGone)
  const without = gone ? ({ round: gone.round, why: 'void' } as const) : view.without
  const own = slips.toSorted((a, b) => b.round - a.round)
  return { ...view, isOwnKnown: true, own, without }
}

/** A slip of nothing is none. */
function put(view: LiveView, slip: OwnSlip): LiveView {
  const others = view.own.filter(({ round }) => round !== slip.round)
  const own = slip.stakeOre > 0 ? [slip, ...others] : others
  return { ...view, own: own.toSorted((a, b) => b.round - a.round) }
}

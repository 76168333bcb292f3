import type { LiveEvent, LiveState } from '@nordlys/contracts'
import type { LiveMessage } from '../line/read-told.ts'
import { afterAnswer } from './after-answer.ts'
import { withSample } from './clock.ts'
import type { LiveView, Thrown } from './view.ts'

/** As many as the statistics of a table count. */
const latestKept = 500

/** The view after a message; `heardMs` is when it came, by the browser's clock. */
export function afterTold(view: LiveView, told: LiveMessage, heardMs: number): LiveView {
  switch (told.type) {
    case 'state':
      return afterState(view, told, heardMs)
    case 'phase':
      return afterPhase(view, told, heardMs)
    case 'away':
      // A bet that was on its way may have no answer: it is sent again once the table is back.
      return { ...view, isAway: true, sent: [] }
    case 'unknown':
    case 'here':
      return view
    case 'slip':
    case 'bets-invalid':
    case 'too-late':
    case 'refused':
    case 'booked':
    case 'own':
      return afterAnswer(view, told)
    default:
      return afterEvent({ ...view, isAway: false }, told)
  }
}

function afterState(view: LiveView, told: LiveState, heardMs: number): LiveView {
  const { table, round, phase, endsAt, now, commitment, root } = told
  const isSame = view.round === round
  const { outcome, landsAt } = told
  const known = view.thrown?.round === round ? view.thrown : undefined
  const thrown =
    outcome !== undefined && landsAt !== undefined
      ? { round, outcome, landsAt, isListed: phase === 'result' }
      : known
  return {
    ...view,
    ...{ table, round, phase, endsAt },
    offsets: withSample(view.offsets, now, heardMs),
    isAway: false,
    isHeld: told.isHeld ?? false,
    isEnding: told.isEnding ?? false,
    proof: commitment !== undefined && root !== undefined ? { round, commitment, root } : undefined,
    thrown,
    without: stillWithout(view, round),
    latest: told.latest,
    sent: isSame ? view.sent : [],
  }
}

/** The next round begins at once: what became of the one before is still to be read then. */
function stillWithout({ without }: LiveView, round: number): LiveView['without'] {
  return without && without.round >= round - 1 ? without : undefined
}

type PhaseTold = Extract<LiveEvent, { type: 'phase' }>

/** A round that begins leaves nothing of the one before but its outcome, its end and one's own slip. */
function afterPhase(view: LiveView, told: PhaseTold, heardMs: number): LiveView {
  const { round, phase, endsAt, now } = told
  const next: LiveView = {
    ...view,
    ...{ round, phase, endsAt, isAway: false, isHeld: false },
    offsets: withSample(view.offsets, now, heardMs),
  }
  if (round === view.round) return next
  return {
    ...listed(next),
    ...{ proof: undefined, notice: undefined, sent: [], isOwnKnown: true },
    without: stillWithout(view, round),
    own: view.own.filter((slip) => slip.round >= round - 1),
  }
}

function afterEvent(
  view: LiveView,
  told: Exclude<LiveEvent, { type: 'phase' | 'state' | 'card' }>,
): LiveView {
  switch (told.type) {
    case 'closed': {
      const { round, commitment, root } = told
      return { ...view, proof: { round, commitment, root } }
    }
    case 'held':
      return { ...view, isHeld: true }
    case 'spun': {
      const { round, outcome, landsAt } = told
      const thrown: Thrown = { round, outcome, landsAt, isListed: false }
      return { ...view, isHeld: false, endsAt: view.endsAt ?? landsAt, thrown }
    }
    case 'void':
    case 'unsettled':
      return withoutNumber(view, told.round, told.type)
    case 'result':
      return afterResult(view, told)
    case 'ending':
      return { ...view, isEnding: true }
  }
}

/** Of a round that is void there is no slip; of one that is unsettled the books still decide. */
function withoutNumber(view: LiveView, round: number, why: 'void' | 'unsettled'): LiveView {
  const own = why === 'void' ? view.own.filter((slip) => slip.round !== round) : view.own
  return { ...view, without: { round, why }, isHeld: false, own, sent: [] }
}

function afterResult(view: LiveView, told: Extract<LiveEvent, { type: 'result' }>): LiveView {
  const { round, outcome, seed, definitionHash } = told
  const proof = view.proof?.round === round ? view.proof : undefined
  const shown = view.thrown?.round === round ? view.thrown : undefined
  return listed({
    ...view,
    opened: { round, outcome, seed, definitionHash, proof },
    thrown: { landsAt: shown?.landsAt ?? 0, isListed: shown?.isListed ?? false, round, outcome },
  })
}

/** The outcome of a round that is over goes to the latest ones, once. */
function listed(view: LiveView): LiveView {
  const { thrown, latest } = view
  if (!thrown || thrown.isListed) return view
  return {
    ...view,
    thrown: { ...thrown, isListed: true },
    latest: [thrown.outcome, ...latest].slice(0, latestKept),
  }
}

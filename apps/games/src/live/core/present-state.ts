import type { LivePhase, LiveState } from '@nordlys/contracts'
import type { LiveGame } from './live-game.ts'
import type { Stage, TableState } from './table-state.ts'

/**
 * A line that comes sees so many rounds back at once, and the state stays below 4 KB with their cards; the
 * page of all results asks for more. (LV13, LV30)
 */
const latestShown = 80

/** All that is public of a table at a moment, for a line that comes or has missed too much. */
export function presentState(
  { id }: LiveGame,
  state: TableState,
  { definitionHash, now }: { definitionHash: string; now: number },
): LiveState {
  const { epoch, n, round, stage, latest, isEnding } = state
  const endsAt = endOf(stage)
  return {
    type: 'state',
    epoch,
    n,
    table: id,
    definitionHash,
    round,
    phase: phaseOf(stage),
    now,
    ...(endsAt !== undefined && { endsAt }),
    ...proofOf(stage),
    ...(stage.name === 'spin' && { outcome: stage.decided.outcome, landsAt: stage.landsAt }),
    ...(stage.name === 'result' && { outcome: stage.decided.outcome, landsAt: now }),
    ...(stage.name === 'booking' && stage.isHeld && { isHeld: true }),
    ...(isEnding && { isEnding }),
    latest: latest.slice(0, latestShown),
  }
}

function phaseOf(stage: Stage): LivePhase {
  switch (stage.name) {
    case 'betting':
      return 'betting'
    case 'closing':
    case 'deciding':
      return 'closing'
    case 'booking':
    case 'spin':
      return 'spin'
    default:
      return 'result'
  }
}

function endOf(stage: Stage): number | undefined {
  if (stage.name === 'betting' || stage.name === 'result') return stage.endsAt
  if (stage.name === 'closing' || stage.name === 'deciding') return stage.closesAt
  return stage.name === 'spin' ? stage.landsAt : undefined
}

/** The commitment of the outcome; the outcome itself only once it is shown. */
function proofOf(stage: Stage): { commitment?: string; root?: string } {
  if (!('decided' in stage)) return {}
  const { commitment, tree } = stage.decided
  return { commitment, root: tree.root }
}

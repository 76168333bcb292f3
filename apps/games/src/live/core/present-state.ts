import type { LivePhase, LiveState } from '@nordlys/contracts'
import { cardsDrawn, lineOf } from './hand-choices.ts'
import type { LiveGame } from './live-game.ts'
import type { Stage, TableState } from './table-state.ts'

/**
 * A line that comes sees so many rounds back at once, and the state stays below 4 KB with their cards; the
 * page of all results asks for more. (LV13, LV30)
 */
const latestShown = 80

/** All that is public of a table at a moment, for a line that comes or has missed too much. */
export function presentState(
  game: LiveGame,
  state: TableState,
  { definitionHash, now }: { definitionHash: string; now: number },
): LiveState {
  const { id } = game
  const { epoch, n, round, stage, latest, isEnding } = state
  const endsAt = endOf(stage)
  const hand = handOf(stage)
  return {
    type: 'state',
    epoch,
    n,
    table: id,
    definitionHash,
    round,
    phase: phaseOf(game, stage),
    now,
    ...(endsAt !== undefined && { endsAt }),
    ...proofOf(stage),
    ...hand,
    ...(stage.name === 'spin' && { outcome: stage.decided.outcome, landsAt: stage.landsAt }),
    ...(stage.name === 'result' && { outcome: stage.decided.outcome, landsAt: now }),
    ...('isHeld' in stage && stage.isHeld && { isHeld: true }),
    ...(isEnding && { isEnding }),
    latest: latest.slice(0, latestShown),
  }
}

function phaseOf(game: LiveGame, stage: Stage): LivePhase {
  switch (stage.name) {
    case 'betting':
      return 'betting'
    case 'closing':
    case 'deciding':
      return 'closing'
    case 'booking':
    case 'spin':
      return game.hand ? 'dealing' : 'spin'
    case 'step':
    case 'writing':
      return 'choosing'
    case 'bank':
    case 'paying':
      return 'bank'
    default:
      return 'result'
  }
}

function endOf(stage: Stage): number | undefined {
  if (stage.name === 'betting' || stage.name === 'result' || stage.name === 'step')
    return stage.endsAt
  if (stage.name === 'closing' || stage.name === 'deciding') return stage.closesAt
  return stage.name === 'spin' || stage.name === 'bank' ? stage.landsAt : undefined
}

/** The cards of a hand as far as they are shown. */
function handOf(stage: Stage): Pick<LiveState, 'cards' | 'step'> {
  if (!('choices' in stage)) return {}
  const { hand, bank } = lineOf(stage.decided)
  const isChosen = stage.name === 'bank' || stage.name === 'paying'
  const cards = {
    hand: hand.slice(0, 2 + cardsDrawn(stage.choices)),
    bank: isChosen ? [...bank] : bank.slice(0, 1),
  }
  return { cards, ...(stage.name === 'step' && { step: stage.choices.length }) }
}

/** The commitment of the outcome; the outcome itself only once it is shown. */
function proofOf(stage: Stage): { commitment?: string; root?: string } {
  if (!('decided' in stage)) return {}
  const { commitment, tree } = stage.decided
  return { commitment, root: tree.root }
}

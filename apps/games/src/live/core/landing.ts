import { liveOutcomesMax } from '@nordlys/contracts'
import { begin } from './betting.ts'
import type { Decided, Stage } from './table-state.ts'
import type { Turn } from './turn.ts'

/** As many as can be asked for. */
export const latestMax = liveOutcomesMax

/** The ball lies: the seed is opened for everybody. (LV10) */
export function land(turn: Turn, decided: Decided): void {
  const { round, outcome, seed, definitionHash } = decided
  const endsAt = turn.now + turn.game.timing.resultMs
  const latest = [outcome, ...turn.state.latest].slice(0, latestMax)
  turn.to({ name: 'result', decided, endsAt, isOpened: false }, { latest })
  turn.tell({ type: 'result', round, outcome, seed, definitionHash })
  turn.tellPhase('result', endsAt)
  turn.order({ do: 'open', round, seed })
}

/** The next round waits for the row to say that this one is over: no later owner shows it again. */
export function passLanding(
  turn: Turn,
  stage: Extract<Stage, { name: 'spin' | 'result' }>,
): boolean {
  if (stage.name === 'spin') {
    if (turn.now < stage.landsAt) return false
    land(turn, stage.decided)
    return true
  }
  if (turn.now < stage.endsAt || !stage.isOpened) return false
  begin(turn)
  return true
}

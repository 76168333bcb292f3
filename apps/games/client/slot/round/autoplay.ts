import { isGain } from './count-up.ts'
import { type GameState, grantInPlay, wonInAllOre } from './game-state.ts'

/** The limits that the player sets before rounds are played one after the other. */
export interface AutoplayLimits {
  readonly rounds: number
  /** It never stakes what could take the loss since its start beyond this. */
  readonly lossOre: number
  /** It ends after a round that wins this much; undefined for whatever is won. */
  readonly winOre: number | undefined
}

export interface Autoplay extends AutoplayLimits {
  readonly roundsLeft: number
  /** Won less staked in the session when it began. */
  readonly startNetOre: number
  /** The grant whose spins it plays; it never goes on with anything else. */
  readonly grant?: string | undefined
}

/** Why it ended by itself. */
export type AutoplayEnd = 'played' | 'loss' | 'win' | 'refused'

export function beginAutoplay(limits: AutoplayLimits, state: GameState): Autoplay {
  const grant = grantInPlay(state)
  return { ...limits, roundsLeft: limits.rounds, startNetOre: netOre(state), grant }
}

/** Promised spins one after the other: nothing can be lost by them. */
export function spinsInARow(rounds: number): AutoplayLimits {
  return { rounds, lossOre: 0, winOre: undefined }
}

/**
 * Asked whenever the game rests: the autoplay with its next round taken off, or why there is none.
 * It only presses the button; what is drawn knows nothing of it. [PROOF-06]
 */
export function nextRound(autoplay: Autoplay, state: GameState): Autoplay | AutoplayEnd {
  const { roundsLeft, rounds, startNetOre, lossOre, winOre, grant } = autoplay
  if (state.phase.name !== 'resting' || state.notice) return 'refused'
  if (grantInPlay(state) !== grant) return 'refused'
  const isFirst = roundsLeft === rounds
  const { round } = state
  if (!isFirst && round) {
    // A jackpot is more than any limit that was thought of; the smallest may be less than a stake.
    if (round.jackpots?.length)
      return isGain(wonInAllOre(round), round.stakeOre) ? 'win' : 'refused'
    if (winOre !== undefined && wonInAllOre(round) >= winOre) return 'win'
  }
  if (roundsLeft === 0 || (grant && state.spins?.left === 0)) return 'played'
  const atRiskOre = startNetOre - netOre(state) + state.stakeOre
  if (!grant && atRiskOre > lossOre) return 'loss'
  return { ...autoplay, roundsLeft: roundsLeft - 1 }
}

function netOre({ shown }: GameState): number {
  return shown.wonOre - shown.stakedOre
}

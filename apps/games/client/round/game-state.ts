import type { ClientRound, GameRefusal, SpinAnswer } from '@nordlys/contracts'
import type { OpenedGame } from '../../protocol/opened-game.ts'

/** Where a round is. Everything on screen follows from this and the rest of the state. */
export type Phase =
  | { readonly name: 'resting' }
  /** The question is under way; nothing of the round is shown. */
  | { readonly name: 'asking'; readonly attempt: number }
  /** No answer came; the same question is asked again soon. */
  | { readonly name: 'waiting'; readonly attempt: number }
  | { readonly name: 'turning'; readonly spin: number }
  | { readonly name: 'showing'; readonly spin: number }
  /** Free spins were won in this spin. */
  | { readonly name: 'intro'; readonly spin: number }
  | { readonly name: 'outro' }
  /** A jackpot that the round won is announced, after all its spins. */
  | { readonly name: 'jackpot'; readonly place: number }
  | { readonly name: 'over' }

/** What the player is told in words; the texts are in `texts.ts`. */
export type Notice =
  | 'waiting'
  | 'last-round'
  | 'too-little-money'
  | 'stake-too-high-for-bonus'
  | 'loss-limit'
  | 'not-played'
  | 'play-ended'
  | 'play-blocked'
  | 'reload'

/** The amounts that are always on screen, as far as the round has been shown. */
export interface Standing {
  readonly balanceOre: number
  readonly stakedOre: number
  readonly wonOre: number
}

export interface GameState {
  readonly phase: Phase
  readonly stakesOre: readonly number[]
  readonly stakeOre: number
  readonly roundKey: string
  readonly playToken: string
  readonly shown: Standing
  /** What `shown` becomes when the round has been shown to its end. */
  readonly settled: Standing
  readonly round: ClientRound | undefined
  /** Of the round, as far as it has been shown. */
  readonly shownWinOre: number
  readonly notice: Notice | undefined
}

export type GameEvent =
  | { readonly type: 'spin-pressed' }
  | { readonly type: 'stake-changed'; readonly step: 1 | -1 }
  | { readonly type: 'answered'; readonly answer: SpinAnswer }
  | { readonly type: 'refused'; readonly refused: GameRefusal }
  | { readonly type: 'answer-lost' }
  | { readonly type: 'asked-again' }
  | { readonly type: 'reels-stopped' }
  | { readonly type: 'wins-shown' }
  | { readonly type: 'intro-ended' }
  | { readonly type: 'outro-ended' }
  | { readonly type: 'jackpot-shown' }
  /** The balance changed beside the game, by a deposit. */
  | { readonly type: 'balance-told'; readonly balanceOre: number }

/** All that a round won, its jackpots too. */
export function wonInAllOre({ winOre, jackpots = [] }: ClientRound): number {
  return jackpots.reduce((total, { amountOre }) => total + amountOre, winOre)
}

/** Where play begins: at rest, or with the last round when it was never seen to its end. */
export function firstState(opened: OpenedGame, preferredStakeOre = defaultStakeOre): GameState {
  const { stakesOre } = opened.game
  const { balanceOre, stakedOre, wonOre, unseen, last } = opened
  const settled = { balanceOre, stakedOre, wonOre }
  const wanted = (unseen ?? last)?.stakeOre ?? preferredStakeOre
  const state: GameState = {
    phase: { name: 'resting' },
    stakesOre,
    stakeOre: stakesOre.findLast((stakeOre) => stakeOre <= wanted) ?? stakesOre[0] ?? 0,
    roundKey: opened.roundKey,
    playToken: opened.playToken,
    shown: settled,
    settled,
    round: last,
    shownWinOre: 0,
    notice: undefined,
  }
  if (!unseen) return state
  return {
    ...state,
    phase: { name: 'turning', spin: 0 },
    notice: 'last-round',
    round: unseen,
    shown: {
      ...settled,
      balanceOre: balanceOre - wonInAllOre(unseen),
      wonOre: Math.max(0, wonOre - wonInAllOre(unseen)),
    },
  }
}

const defaultStakeOre = 200

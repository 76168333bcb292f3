import type {
  ClientRound,
  GambleChoice,
  GambleOffer,
  GameRefusal,
  SpinAnswer,
} from '@nordlys/contracts'
import type { OpenedGame } from '../../../protocol/opened-game.ts'
import { type Place, stepFrom } from './steps.ts'
import { spinStart, wonOre } from './story.ts'

/** Where a round is. Everything on screen follows from this and the rest of the state. */
export type Phase =
  | { readonly name: 'resting' }
  /** The question is under way; nothing of the round is shown. */
  | { readonly name: 'asking'; readonly attempt: number; readonly choice?: GambleChoice }
  /** No answer came; the same question is asked again soon. */
  | { readonly name: 'waiting'; readonly attempt: number; readonly choice?: GambleChoice }
  /** An event of the round is shown: see `steps.ts`. */
  | Place
  /** Free spins have been played, and their gain is shown. */
  | { readonly name: 'outro' }
  /** A jackpot that the round won is announced, after all its events. */
  | { readonly name: 'jackpot'; readonly place: number }
  /** The card of a gamble turns. */
  | { readonly name: 'turning' }
  | { readonly name: 'over' }

/** Notices to the player; their texts are in `notice-texts.ts`. */
export type Notice =
  | 'waiting'
  | 'last-round'
  | 'replay'
  | 'too-little-money'
  | 'bonus-not-here'
  | 'bonus-elsewhere'
  | 'stake-too-high-for-bonus'
  | 'bonus-fulfilled'
  | 'loss-limit'
  | 'stake-limit'
  | 'time-limit'
  | 'notice-due'
  | 'spins-over'
  | 'gamble-not-played'
  | 'gamble-with-bonus'
  | 'not-played'
  | 'play-ended'
  | 'logged-out'
  | 'play-blocked'
  | 'game-withdrawn'
  | 'reload'

/** The amounts that are always on screen, as far as the round has been shown. */
interface Standing {
  readonly balanceOre: number
  readonly stakedOre: number
  readonly wonOre: number
}

/** Promised spins that can be played in this game. */
export interface PromisedSpins {
  readonly grant: string
  readonly left: number
  readonly valueOre: number
  /** Whether the next press plays one of them; the stake is then what they are drawn for. */
  readonly isOn: boolean
  /** The stake of the player's own money. */
  readonly ownStakeOre: number
  /** Their winnings since the game was opened, as far as they have been shown. */
  readonly wonOre: number
}

export interface GameState {
  readonly phase: Phase
  readonly stakesOre: readonly number[]
  /** The most that a bonus lets a round stake; undefined: there is no bound. */
  readonly stakeMaxOre?: number | undefined
  readonly stakeOre: number
  readonly coinsPerBet: number
  readonly roundKey: string
  readonly playToken: string
  readonly shown: Standing
  /** The value of `shown` when the round has been shown to its end. */
  readonly settled: Standing
  readonly round: ClientRound | undefined
  /** The gamble that came last since that round, which is a spin. */
  readonly gamble: ClientRound | undefined
  /** The win that the next key may be spent on. */
  readonly offer: GambleOffer | undefined
  /** Of the round or the gamble, as far as it has been shown. */
  readonly shownWinOre: number
  readonly spins?: PromisedSpins | undefined
  /** The player has asked this spin to come to its end. */
  readonly isHurried: boolean
  readonly notice: Notice | undefined
  /** A finished round is shown again, as often as one likes; nothing can be staked. */
  readonly isReplay: boolean
}

export type GameEvent =
  | { readonly type: 'spin-pressed' }
  | { readonly type: 'gambled'; readonly choice: GambleChoice }
  | { readonly type: 'card-turned' }
  /** The win is taken: it is not offered any more. */
  | { readonly type: 'collected' }
  | { readonly type: 'stake-changed'; readonly step: 1 | -1 }
  /** From promised spins to the player's own money, or back. */
  | { readonly type: 'spins-switched'; readonly isOn: boolean }
  | { readonly type: 'answered'; readonly answer: SpinAnswer }
  | { readonly type: 'refused'; readonly refused: GameRefusal }
  | { readonly type: 'answer-lost' }
  | { readonly type: 'asked-again' }
  | { readonly type: 'hurried' }
  | { readonly type: 'moved' }
  | { readonly type: 'wins-shown' }
  | { readonly type: 'intro-ended' }
  | { readonly type: 'chest-opened' }
  | { readonly type: 'outro-ended' }
  | { readonly type: 'jackpot-shown' }
  /** The player has closed what had to be answered first. */
  | { readonly type: 'notice-answered' }
  /** News of the wallet beside the rounds: a deposit came, a bonus began or ended. */
  | {
      readonly type: 'balance-told'
      readonly balanceOre: number
      readonly stakeMaxOre?: number | undefined
      readonly isBonusElsewhere?: boolean
      readonly isBonusFulfilled?: boolean
    }

/** All that a round won, its jackpots too. */
export function wonInAllOre({ winOre, jackpots = [] }: ClientRound): number {
  return jackpots.reduce((total, { amountOre }) => total + amountOre, winOre)
}

/** Whether a win may be gambled now. A round that is only looked at again offers nothing. */
export function isGambleOffered({ phase, offer, isReplay }: GameState): boolean {
  return phase.name === 'resting' && offer !== undefined && !isReplay
}

/** The grant whose spin the next press plays; undefined when it stakes the player's own money. */
export function grantInPlay({ spins }: GameState): string | undefined {
  return spins?.isOn ? spins.grant : undefined
}

/** The stakes that may be chosen now; where a bonus allows none of them, the wallet says so. */
export function choosableStakes({
  stakesOre,
  stakeMaxOre = Number.POSITIVE_INFINITY,
}: Pick<GameState, 'stakesOre' | 'stakeMaxOre'>): readonly number[] {
  const choosable = stakesOre.filter((stakeOre) => stakeOre <= stakeMaxOre)
  return choosable.length > 0 ? choosable : stakesOre.slice(0, 1)
}

/** The stake that is wanted, or the largest below it that may be chosen. */
export function choosableStake(
  bounds: Pick<GameState, 'stakesOre' | 'stakeMaxOre'>,
  wantedOre: number,
): number {
  const choosable = choosableStakes(bounds)
  return choosable.findLast((stakeOre) => stakeOre <= wantedOre) ?? choosable[0] ?? 0
}

/** The worth of a coin at a stake. */
export function coinOreOf(
  { stakeOre }: Pick<ClientRound, 'stakeOre'>,
  { coinsPerBet }: Pick<GameState, 'coinsPerBet'>,
): number {
  return stakeOre / coinsPerBet
}

/**
 * Where play begins: at rest, or with the last round when it was never seen to its end. `reachedAt`
 * is the event of it that was on screen when the page was left: it goes on with that one's spin.
 */
export function firstState(opened: OpenedGame, reachedAt = 0, isReplay = false): GameState {
  const { stakesOre, coinsPerBet } = opened.game
  const { balanceOre, stakeMaxOre, stakedOre, wonOre: sessionWonOre, unseen, last } = opened
  const settled = { balanceOre, stakedOre, wonOre: sessionWonOre }
  const spun = unseen?.gamble ? last : (unseen ?? last)
  const wanted = spun?.stakeOre ?? defaultStakeOre
  const ownStakeOre = choosableStake({ stakesOre, stakeMaxOre }, wanted)
  // A round of one's own money that is still to be shown is shown at its stake.
  const isOn = unseen === undefined || unseen.isSpin === true
  const spins = opened.spins && { ...opened.spins, isOn, ownStakeOre, wonOre: 0 }
  const state: GameState = {
    phase: { name: 'resting' },
    stakesOre,
    stakeMaxOre,
    stakeOre: spins?.isOn ? spins.valueOre : ownStakeOre,
    spins,
    coinsPerBet,
    roundKey: opened.roundKey,
    playToken: opened.playToken,
    shown: settled,
    settled,
    round: last,
    gamble: undefined,
    offer: undefined,
    shownWinOre: 0,
    isHurried: false,
    notice: opened.isBonusElsewhere && 'bonus-elsewhere',
    isReplay,
  }
  const before = unseen && {
    ...settled,
    balanceOre: balanceOre - wonInAllOre(unseen),
    wonOre: Math.max(0, sessionWonOre - wonInAllOre(unseen)),
  }
  const notice = isReplay ? 'replay' : 'last-round'
  if (unseen?.gamble && before) {
    return { ...state, phase: { name: 'turning' }, notice, gamble: unseen, shown: before }
  }
  const start = unseen && spinStart(unseen.events, reachedAt)
  const phase = unseen && start !== undefined && stepFrom(unseen.events, start)
  if (!unseen || !before || !phase) return state
  return {
    ...state,
    phase,
    notice,
    round: unseen,
    shownWinOre: wonOre(unseen, coinOreOf(unseen, state), start),
    shown: before,
  }
}

const defaultStakeOre = 200

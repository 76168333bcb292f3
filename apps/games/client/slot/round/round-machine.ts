import type { ClientEvent, GambleChoice, GameRefusal, SpinAnswer } from '@nordlys/contracts'
import { isGain } from './count-up.ts'
import {
  choosableStake,
  choosableStakes,
  coinOreOf,
  type GameEvent,
  type GameState,
  isGambleOffered,
  type Notice,
  type Phase,
  wonInAllOre,
} from './game-state.ts'
import { type Place, stepAfter, stepFrom } from './steps.ts'
import { beginsSpin, wonOre } from './story.ts'

/**
 * The life of a round as the player sees it. Pure: what an event means depends on the phase alone,
 * and an event that does not belong to the phase changes nothing.
 */
export function advance(state: GameState, event: GameEvent): GameState {
  const { phase } = state
  switch (phase.name) {
    case 'resting':
      return whileResting(state, event)
    case 'asking':
      return whileAsking(state, event, phase)
    case 'waiting':
      return event.type === 'asked-again' ? ask(state, phase.attempt + 1, phase.choice) : state
    case 'moving':
      if (event.type === 'hurried') return { ...state, isHurried: true }
      return event.type === 'moved' ? goOn(state, phase) : state
    case 'showing':
      return event.type === 'wins-shown' ? goOn(state, phase) : state
    case 'intro':
      return event.type === 'intro-ended' ? goOn(state, phase) : state
    case 'choosing':
      return event.type === 'chest-opened' ? goOn(state, phase) : state
    case 'outro':
      return event.type === 'outro-ended' ? announce(state, 0) : state
    case 'jackpot':
      return event.type === 'jackpot-shown' ? announce(state, phase.place + 1) : state
    case 'turning':
      return event.type === 'card-turned' ? rest(state) : state
    case 'over':
      return state
  }
}

/** The event of the round that is on screen in this phase. */
export function shownEvent({ phase, round }: GameState): ClientEvent | undefined {
  return 'at' in phase ? round?.events[phase.at] : undefined
}

function whileResting(state: GameState, event: GameEvent): GameState {
  if (state.isReplay) return event.type === 'spin-pressed' ? showAgain(state) : state
  if (event.type === 'spin-pressed') return press(state)
  if (event.type === 'spins-switched') return switchSpins(state, event.isOn)
  if (event.type === 'gambled') return gamble(state, event.choice)
  if (event.type === 'collected') return { ...state, offer: undefined }
  if (event.type === 'notice-answered') return answerNotice(state)
  if (event.type === 'balance-told') return tellBalance(state, event)
  if (event.type !== 'stake-changed' || state.spins?.isOn) return state
  const stakesOre = choosableStakes(state)
  const index = stakesOre.indexOf(state.stakeOre) + event.step
  return { ...state, stakeOre: stakesOre[index] ?? state.stakeOre, notice: undefined }
}

/** After the last promised spin a press plays nothing: own money is staked by who has chosen to. */
function press(state: GameState): GameState {
  const { spins } = state
  return spins?.isOn && spins.left === 0 ? state : ask({ ...state, notice: undefined }, 1)
}

function switchSpins(state: GameState, isOn: boolean): GameState {
  const { spins, stakeOre } = state
  if (!spins || spins.isOn === isOn || (isOn && spins.left === 0)) return state
  const ownStakeOre = isOn ? stakeOre : spins.ownStakeOre
  return {
    ...state,
    stakeOre: isOn ? spins.valueOre : ownStakeOre,
    spins: { ...spins, isOn, ownStakeOre },
    // Any win was gambled or taken before.
    offer: undefined,
    notice: undefined,
  }
}

function showAgain(state: GameState): GameState {
  const { settled } = state
  const round = state.gamble ?? state.round
  if (!round) return state
  const shown = {
    ...settled,
    balanceOre: settled.balanceOre - wonInAllOre(round),
    wonOre: settled.wonOre - wonInAllOre(round),
  }
  if (state.gamble) return { ...state, shown, phase: { name: 'turning' } }
  return show({ ...state, shown }, stepFrom(round.events, 0))
}

/** A bonus that came meanwhile may bound the stake that was chosen, and one that has ended bounds none. */
function tellBalance(
  state: GameState,
  {
    balanceOre,
    stakeMaxOre,
    isBonusElsewhere,
    isBonusFulfilled,
  }: Extract<GameEvent, { type: 'balance-told' }>,
): GameState {
  if (balanceOre === state.shown.balanceOre && stakeMaxOre === state.stakeMaxOre) return state
  const shown = { ...state.shown, balanceOre }
  const stakeOre = state.spins?.isOn
    ? state.stakeOre
    : choosableStake({ ...state, stakeMaxOre }, state.stakeOre)
  const isEnded = state.stakeMaxOre !== undefined && stakeMaxOre === undefined
  const isBegun = state.stakeMaxOre === undefined && stakeMaxOre !== undefined
  const told = isEnded && isBonusFulfilled ? 'bonus-fulfilled' : keptNotice(state)
  const notice = isBegun && isBonusElsewhere ? 'bonus-elsewhere' : told
  return { ...state, stakeMaxOre, stakeOre, shown, settled: shown, notice }
}

/** Why a stake was refused stays to be read beside the lower one that is chosen now. */
function keptNotice({ notice }: GameState): Notice | undefined {
  return notice === 'stake-too-high-for-bonus' ? notice : undefined
}

/** Whether the wallet is asked what a bonus allows: the round may have ended it, or it was not known of. */
export function mayBonusHaveChanged({ stakeMaxOre, notice, spins }: GameState): boolean {
  const isBounded = stakeMaxOre !== undefined && spins?.isOn !== true
  return isBounded || notice === 'stake-too-high-for-bonus'
}

function answerNotice(state: GameState): GameState {
  return state.notice === 'notice-due' ? { ...state, notice: undefined } : state
}

function gamble(state: GameState, choice: GambleChoice): GameState {
  return isGambleOffered(state) ? ask({ ...state, notice: undefined }, 1, choice) : state
}

function ask(state: GameState, attempt: number, choice?: GambleChoice): GameState {
  return { ...state, phase: { name: 'asking', attempt, ...(choice && { choice }) } }
}

type Asking = Extract<Phase, { name: 'asking' }>

function whileAsking(state: GameState, event: GameEvent, asking: Asking): GameState {
  if (event.type === 'answered') return begin(state, event.answer)
  if (event.type === 'answer-lost') return wait(state, asking)
  if (event.type !== 'refused') return state
  const { refused } = event
  return asking.choice ? refuseGamble(state, refused, asking) : refuse(state, refused, asking)
}

/** The key stays: whether the round was played, only the same question can tell. [LED-05] */
function wait(state: GameState, asking: Asking): GameState {
  return { ...state, phase: { ...asking, name: 'waiting' }, notice: 'waiting' }
}

function begin(state: GameState, { round, roundKey, playToken, ...totals }: SpinAnswer): GameState {
  const { stakedOre, wonOre: sessionWonOre, gamble: offer, spinsLeft } = totals
  const { spins } = state
  const begun = {
    ...state,
    roundKey,
    playToken: playToken ?? state.playToken,
    offer,
    spins: spins && { ...spins, left: spinsLeft ?? spins.left },
    shownWinOre: 0,
    notice: undefined,
    shown: {
      balanceOre: round.balanceOre - wonInAllOre(round),
      stakedOre,
      wonOre: sessionWonOre - wonInAllOre(round),
    },
    settled: { balanceOre: round.balanceOre, stakedOre, wonOre: sessionWonOre },
  }
  if (round.gamble) return { ...begun, gamble: round, phase: { name: 'turning' } }
  return show({ ...begun, round, gamble: undefined }, stepFrom(round.events, 0))
}

/** A gamble that cannot be made leaves the win where it is; all else ends as for a spin. */
function refuseGamble(state: GameState, refused: GameRefusal, asking: Asking): GameState {
  const { refusal } = refused
  const told = refuse(state, refused, asking)
  switch (refusal) {
    case 'gamble-with-bonus':
    case 'bonus-not-here':
    case 'stake-too-high-for-bonus':
      return { ...told, phase: { name: 'resting' }, notice: 'gamble-with-bonus' }
    case 'gamble-not-offered':
    case 'too-little-money':
    case 'loss-limit':
    case 'stake-limit':
    case 'time-limit':
      return { ...told, phase: { name: 'resting' }, notice: 'gamble-not-played' }
    default:
      return told.notice === 'not-played' ? { ...told, notice: 'gamble-not-played' } : told
  }
}

function refuse(state: GameState, refused: GameRefusal, asking: Asking): GameState {
  const { refusal, roundKey = state.roundKey, balanceOre = state.shown.balanceOre } = refused
  const told = { ...state, roundKey, shown: { ...state.shown, balanceOre } }
  const { spins } = state
  // The old key carried the offer.
  const end = (phase: Phase, notice: Notice) => ({ ...told, offer: undefined, phase, notice })
  switch (refusal) {
    case 'wallet-down':
    case 'too-many-attempts':
      return wait(state, asking)
    case 'too-little-money':
    case 'bonus-not-here':
    case 'stake-too-high-for-bonus':
    case 'loss-limit':
    case 'stake-limit':
    case 'notice-due':
      return end({ name: 'resting' }, refusal)
    case 'spins-over':
      return { ...end({ name: 'resting' }, refusal), spins: spins && { ...spins, left: 0 } }
    case 'key-invalid':
      // With a fresh key beside it, the old one never reached the books: nothing was staked.
      return refused.roundKey
        ? end({ name: 'resting' }, 'not-played')
        : end({ name: 'over' }, 'reload')
    case 'play-ended':
    case 'logged-out':
    case 'time-limit':
      return end({ name: 'over' }, refusal)
    case 'game-withdrawn':
      return end({ name: 'over' }, 'game-withdrawn')
    case 'play-blocked':
      return end({ name: 'over' }, 'play-blocked')
    default:
      return end({ name: 'over' }, 'reload')
  }
}

function goOn(state: GameState, from: Place): GameState {
  return show(state, stepAfter(state.round?.events ?? [], from))
}

/** Shows the next step of the round, or what comes when there is none. */
function show(state: GameState, next: Place | undefined): GameState {
  const event = next && state.round?.events[next.at]
  if (!next || !event || !state.round) return conclude(state)
  const isNewMotion = beginsSpin(event) || event.kind === 'hold-spin' || event.kind === 'wheel'
  const coinOre = coinOreOf(state.round, state)
  return {
    ...state,
    phase: next,
    isHurried: state.isHurried && !isNewMotion,
    shownWinOre: wonOre(state.round, coinOre, next.name === 'showing' ? next.at + 1 : next.at),
  }
}

/** A payout at or under the stake has nothing to announce: its amount is on screen. [S31] */
function conclude(state: GameState): GameState {
  const { round } = state
  if (!round || !isGain(wonInAllOre(round), round.stakeOre)) return rest(state)
  const hasFreeSpins = round.events.some(({ kind }) => kind === 'free-spins')
  return hasFreeSpins ? { ...state, phase: { name: 'outro' } } : announce(state, 0)
}

/** The jackpots of the round, one after the other, and then rest. */
function announce(state: GameState, place: number): GameState {
  const won = state.round?.jackpots?.[place]
  return won ? { ...state, phase: { name: 'jackpot', place } } : rest(state)
}

function rest(state: GameState): GameState {
  const { spins, round } = state
  const wonOfSpin = round?.isSpin ? round.winOre : 0
  return {
    ...state,
    phase: { name: 'resting' },
    notice: state.isReplay ? 'replay' : undefined,
    shown: state.settled,
    shownWinOre: (state.gamble ?? state.round)?.winOre ?? 0,
    spins: spins && { ...spins, wonOre: spins.wonOre + wonOfSpin },
    isHurried: false,
  }
}

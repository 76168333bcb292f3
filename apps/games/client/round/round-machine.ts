import type { ClientRound, ClientSpin, GameRefusal, SpinAnswer } from '@nordlys/contracts'
import {
  type GameEvent,
  type GameState,
  type Notice,
  type Phase,
  wonInAllOre,
} from './game-state.ts'

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
      return whileAsking(state, event, phase.attempt)
    case 'waiting':
      return event.type === 'asked-again' ? ask(state, phase.attempt + 1) : state
    case 'turning':
      return event.type === 'reels-stopped' ? afterReels(state, phase.spin) : state
    case 'showing':
      return event.type === 'wins-shown' ? afterWins(state, phase.spin) : state
    case 'intro':
      return event.type === 'intro-ended' ? nextSpin(state, phase.spin) : state
    case 'outro':
      return event.type === 'outro-ended' ? announce(state, 0) : state
    case 'jackpot':
      return event.type === 'jackpot-shown' ? announce(state, phase.place + 1) : state
    case 'over':
      return state
  }
}

/** The spin that is on the reels in this phase. */
export function findSpin({ phase, round }: GameState): ClientSpin | undefined {
  return 'spin' in phase ? round?.spins[phase.spin] : undefined
}

/** Free spins won so far and played so far, when the round has any. */
export function countFreeSpins(
  round: ClientRound,
  spin: number,
): { played: number; won: number } | undefined {
  const shown = round.spins.slice(0, spin + 1)
  const won = shown.reduce((total, each) => total + each.freeSpinsWon, 0)
  return won > 0 ? { played: shown.length - 1, won } : undefined
}

function whileResting(state: GameState, event: GameEvent): GameState {
  if (event.type === 'spin-pressed') return ask({ ...state, notice: undefined }, 1)
  if (event.type === 'balance-told') return tellBalance(state, event.balanceOre)
  if (event.type !== 'stake-changed') return state
  const { stakesOre } = state
  const index = stakesOre.indexOf(state.stakeOre) + event.step
  return { ...state, stakeOre: stakesOre[index] ?? state.stakeOre, notice: undefined }
}

function tellBalance(state: GameState, balanceOre: number): GameState {
  if (balanceOre === state.shown.balanceOre) return state
  const shown = { ...state.shown, balanceOre }
  return { ...state, shown, settled: shown, notice: undefined }
}

function ask(state: GameState, attempt: number): GameState {
  return { ...state, phase: { name: 'asking', attempt } }
}

function whileAsking(state: GameState, event: GameEvent, attempt: number): GameState {
  if (event.type === 'answered') return begin(state, event.answer)
  if (event.type === 'answer-lost') return wait(state, attempt)
  return event.type === 'refused' ? refuse(state, event.refused, attempt) : state
}

/** The key stays: whether the round was played, only the same question can tell. [LED-05] */
function wait(state: GameState, attempt: number): GameState {
  return { ...state, phase: { name: 'waiting', attempt }, notice: 'waiting' }
}

function begin(state: GameState, { round, roundKey, playToken, ...totals }: SpinAnswer): GameState {
  const { stakedOre, wonOre } = totals
  return {
    ...state,
    phase: { name: 'turning', spin: 0 },
    roundKey,
    playToken: playToken ?? state.playToken,
    round,
    shownWinOre: 0,
    notice: undefined,
    shown: {
      balanceOre: round.balanceOre - wonInAllOre(round),
      stakedOre,
      wonOre: wonOre - wonInAllOre(round),
    },
    settled: { balanceOre: round.balanceOre, stakedOre, wonOre },
  }
}

function refuse(state: GameState, refused: GameRefusal, attempt: number): GameState {
  const { refusal, roundKey = state.roundKey, balanceOre = state.shown.balanceOre } = refused
  const told = { ...state, roundKey, shown: { ...state.shown, balanceOre } }
  const end = (phase: Phase, notice: Notice) => ({ ...told, phase, notice })
  switch (refusal) {
    case 'wallet-down':
    case 'too-many-attempts':
      return wait(state, attempt)
    case 'too-little-money':
    case 'stake-too-high-for-bonus':
    case 'loss-limit':
      return end({ name: 'resting' }, refusal)
    case 'key-invalid':
      // With a fresh key beside it, the old one never reached the books: nothing was staked.
      return refused.roundKey
        ? end({ name: 'resting' }, 'not-played')
        : end({ name: 'over' }, 'reload')
    case 'play-ended':
      return end({ name: 'over' }, 'play-ended')
    case 'play-blocked':
      return end({ name: 'over' }, 'play-blocked')
    default:
      return end({ name: 'over' }, 'reload')
  }
}

function afterReels(state: GameState, spin: number): GameState {
  const landed = state.round?.spins[spin]
  const hasSomething = landed && (landed.winOre > 0 || landed.freeSpinsWon > 0)
  if (!hasSomething) return nextSpin(state, spin)
  const wonOre = state.shownWinOre + landed.winOre
  return { ...state, phase: { name: 'showing', spin }, shownWinOre: capped(state, wonOre) }
}

/** The cap on a round can cut its last spins' wins short; the round's own figure is the truth. */
function capped({ round }: GameState, wonOre: number): number {
  return Math.min(wonOre, round?.winOre ?? wonOre)
}

function afterWins(state: GameState, spin: number): GameState {
  const wasWon = (state.round?.spins[spin]?.freeSpinsWon ?? 0) > 0
  return wasWon ? { ...state, phase: { name: 'intro', spin } } : nextSpin(state, spin)
}

function nextSpin(state: GameState, spin: number): GameState {
  const spins = state.round?.spins.length ?? 0
  if (spin + 1 < spins) return { ...state, phase: { name: 'turning', spin: spin + 1 } }
  return spins > 1 ? { ...state, phase: { name: 'outro' } } : announce(state, 0)
}

/** The jackpots of the round, one after the other, and then rest. */
function announce(state: GameState, place: number): GameState {
  const won = state.round?.jackpots?.[place]
  return won ? { ...state, phase: { name: 'jackpot', place } } : rest(state)
}

function rest(state: GameState): GameState {
  return {
    ...state,
    phase: { name: 'resting' },
    notice: undefined,
    shown: state.settled,
    shownWinOre: state.round?.winOre ?? 0,
  }
}

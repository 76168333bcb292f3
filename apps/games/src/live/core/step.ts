import { begin, beginNext, passBetting, release, takeBet } from './betting.ts'
import {
  beginBooking,
  goOnBooking,
  hideBeforeMs,
  passBooking,
  showSpin,
  takeNoted,
  takeSettled,
} from './booking.ts'
import { passBank, payingDueAt, takePaid } from './hand-bank.ts'
import type { Choices, HandInput } from './hand-state.ts'
import { dealHand, passStep, stepDueAt, takeChoice, takeRaised, takeWritten } from './hand-steps.ts'
import { passLanding } from './landing.ts'
import type { LiveGame } from './live-game.ts'
import type { Booked, Decided, Input, Step, TableState } from './table-state.ts'
import { Turn } from './turn.ts'

/**
 * The step of a table for an input at a moment: its next state, the events for everybody, and the commands
 * that it leads to. Pure: no timer, database or chance is in it, so a simulation plays the very rounds that
 * players do. `now` is milliseconds since 1970 and never goes back. [GAME-03]
 */
export function step(game: LiveGame, state: TableState, input: Input, now: number): Step {
  const turn = new Turn(game, state, now)
  passDeadlines(turn)
  take(turn, input)
  passDeadlines(turn)
  return turn.done()
}

/** The rows of a table when it gets a new owner. */
export interface Found {
  readonly epoch: number
  /** The newest round that was begun; 0 for none. */
  readonly round: number
  /** The newest round that was decided and is not over. */
  readonly unfinished?:
    | {
        readonly decided: Decided
        readonly booked?: Booked | undefined
        readonly landsAt?: number | undefined
        /** Of a hand: the steps that are over, and slips whose raise at the next was asked for. */
        readonly choices?: readonly Choices[]
        readonly raising?: readonly number[]
      }
    | undefined
  /** Whether `round` was decided: else it is void, and nothing of it was taken. */
  readonly isDecided: boolean
  readonly latest: readonly unknown[]
  /** An operator keeps the table closed: what is unfinished is played to its end, and nothing more. */
  readonly isClosed?: boolean | undefined
}

/** The first step of an owner: goes on with a round that was decided, else begins the next. (LV8) */
export function takeOver(game: LiveGame, found: Found, now: number): Step {
  const { epoch, round, unfinished, isDecided, latest } = found
  const state = {
    epoch,
    n: 0,
    // A round that was begun after one that is unfinished was never opened.
    round: unfinished?.decided.round ?? round,
    stage: { name: 'beginning' },
    latest,
    isEnding: found.isClosed ?? false,
    isLeaving: false,
  } as const
  const turn = new Turn(game, state, now)
  if (round > 0 && !isDecided && !unfinished) turn.tell({ type: 'void', round })
  if (!unfinished) begin(turn)
  else goOn(turn, unfinished)
  passDeadlines(turn)
  return turn.done()
}

function goOn(turn: Turn, unfinished: NonNullable<Found['unfinished']>): void {
  const { decided, booked, landsAt, choices = [], raising = [] } = unfinished
  if (turn.game.hand) {
    const known = { landsAt: turn.now, knownFrom: Number.POSITIVE_INFINITY }
    if (booked) dealHand(turn, { decided, booked }, { choices, raising })
    else goOnBooking(turn, decided, known)
    return
  }
  if (booked && landsAt !== undefined) {
    turn.tellPhase('spin')
    // It may have been shown before: what is shown twice is the same.
    showSpin(turn, decided, landsAt)
    return
  }
  const { spinMs } = turn.game.timing
  goOnBooking(turn, decided, { landsAt: landsAt ?? turn.now + spinMs, knownFrom: 0 })
}

function take(turn: Turn, input: Input): void {
  const { stage } = turn.state
  switch (input.type) {
    case 'begun':
      if (stage.name === 'beginning') beginNext(turn, input.round)
      break
    case 'bet':
      takeBet(turn, input)
      break
    case 'decided':
      if (stage.name === 'deciding') beginBooking(turn, input.decided, stage.closesAt)
      break
    case 'undecided':
      if (stage.name === 'deciding' && turn.state.round === input.round) {
        turn.tell({ type: 'void', round: input.round })
        beginNext(turn, input.next)
      }
      break
    case 'settled':
    case 'noted':
      if (stage.name === 'booking' && stage.decided.round === input.round) {
        if (input.type === 'settled') takeSettled(turn, stage, input.results)
        else takeNoted(turn, stage, input.landsAt)
      }
      break
    case 'opened':
      if (stage.name === 'result' && stage.decided.round === input.round) {
        turn.to({ ...stage, isOpened: true })
      }
      break
    case 'choose':
    case 'raised':
    case 'written':
    case 'paid':
      takeOfHand(turn, input)
      break
    case 'end':
      end(turn)
      break
    case 'leave':
      leave(turn)
      break
    case 'tick':
      break
    default:
      throw new Error(`no input ${JSON.stringify(input satisfies never)}`)
  }
}

function takeOfHand(turn: Turn, input: HandInput): void {
  const { stage } = turn.state
  if (input.type === 'choose') takeChoice(turn, input)
  else if (input.type === 'raised') takeRaised(turn, input)
  else if (!('decided' in stage) || stage.decided.round !== input.round) return
  else if (input.type === 'written' && stage.name === 'writing')
    takeWritten(turn, stage, input.step)
  else if (input.type === 'paid' && stage.name === 'paying') takePaid(turn, stage, input)
}

function end(turn: Turn): void {
  const { state } = turn
  if (state.isEnding) return
  turn.to(state.stage, { isEnding: true })
  turn.tell({ type: 'ending', round: state.round })
}

/** A round with slips is played to its end; one that nobody has bet in is let go at once. (LV11) */
function leave(turn: Turn): void {
  const { stage } = turn.state
  turn.to(stage, { isLeaving: true })
  if (stage.name === 'betting' && stage.slips.list().length === 0) release(turn)
}

/** Everything that is due by now happens before anything else does: a late input finds it done. */
function passDeadlines(turn: Turn): void {
  for (let hasPassed = true; hasPassed; ) {
    const { stage } = turn.state
    if (stage.name === 'betting' || stage.name === 'closing') hasPassed = passBetting(turn, stage)
    else if (stage.name === 'booking') hasPassed = passBooking(turn, stage)
    else if (stage.name === 'spin' || stage.name === 'result') hasPassed = passLanding(turn, stage)
    else if (stage.name === 'step') hasPassed = passStep(turn, stage)
    else if (stage.name === 'bank' || stage.name === 'paying') hasPassed = passBank(turn, stage)
    else hasPassed = false
  }
}

/** When something is due by itself; undefined while the table waits for an answer. */
export function dueAt({ timing, hand }: LiveGame, { stage }: TableState): number | undefined {
  switch (stage.name) {
    case 'betting':
      return stage.endsAt
    case 'closing':
      return stage.finalAt
    case 'booking': {
      const waitsMs = stage.isHeld ? timing.unsettledAfterMs : timing.heldAfterMs
      return Math.min(stage.decided.closedAt + waitsMs, stage.hiddenUntil - hideBeforeMs)
    }
    case 'spin':
    case 'bank':
      return stage.landsAt
    case 'step':
      return hand && stepDueAt(hand, stage)
    case 'paying':
      return payingDueAt(timing, stage)
    case 'result':
      return stage.isOpened ? stage.endsAt : undefined
    default:
      return undefined
  }
}

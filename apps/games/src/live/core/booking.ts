import { roundRefusals } from '@nordlys/contracts'
import { required } from '@nordlys/core'
import { begin } from './betting.ts'
import { dealHand } from './hand-steps.ts'
import type { Booked, Booking, Decided, Settled } from './table-state.ts'
import type { Turn } from './turn.ts'

/** Of a slip at the books; from 2 on the refusal's place in its list. */
const [isOpen, isBooked, refusedFrom] = [0, 1, 2]

/** The round is drawn and written: from here on it is only repeated. (LV5, LV6) */
export function beginBooking(turn: Turn, decided: Decided, closesAt: number): void {
  const landsAt = Math.max(turn.now, closesAt) + turn.game.timing.spinMs
  const knownFrom = knownFromOf(turn, landsAt)
  const { round, commitment, tree } = decided
  turn.tell({ type: 'closed', round, commitment, root: tree.root })
  goOnBooking(turn, decided, { landsAt, knownFrom })
}

/** A stake that is taken has won nothing: nothing of a hand is hidden at the wallet. */
function knownFromOf(turn: Turn, landsAt: number): number {
  return turn.game.hand ? Number.POSITIVE_INFINITY : landsAt
}

/** Settles what has no answer yet, under the keys of the row; what is booked already answers again. */
export function goOnBooking(
  turn: Turn,
  decided: Decided,
  { landsAt, knownFrom }: Pick<Booking, 'landsAt' | 'knownFrom'>,
): void {
  const { length: left } = decided.slips
  const booked = new Uint8Array(left)
  const stage = { name: 'booking', decided, booked, left, landsAt, knownFrom } as const
  turn.to({ ...stage, hiddenUntil: knownFrom, isHeld: false, isNoting: false })
  turn.tellPhase(turn.game.hand ? 'dealing' : 'spin')
  if (left > 0) turn.order({ do: 'book', decided, booked, tellFrom: landsAt })
  else note(turn)
}

/** Each slip is answered once; an answer that comes again changes nothing. (LV7) */
export function takeSettled(turn: Turn, stage: Booking, results: readonly Settled[]): void {
  const news = results.filter(({ place }) => stage.booked[place] === isOpen)
  for (const settled of news) tellOwner(turn, stage.decided, settled)
  const left = stage.left - news.length
  turn.to({ ...stage, booked: bookedOf(stage.booked, news), left })
  if (left === 0) note(turn)
}

/** With the books' answers on some slips. */
export function bookedOf(booked: Booked, results: readonly Settled[]): Booked {
  const next = booked.slice()
  for (const settled of results) {
    const refused = settled.ok ? undefined : roundRefusals.indexOf(settled.refusal)
    next[settled.place] = refused === undefined ? isBooked : refusedFrom + refused
  }
  return next
}

function tellOwner(turn: Turn, decided: Decided, settled: Settled): void {
  const { round } = decided
  const slip = required(decided.slips[settled.place], 'the slip of a place')
  const { player, key, stakeOre } = slip
  if (settled.ok) {
    const path = decided.tree.pathOf(settled.place)
    const { balanceOre, place: leaf } = settled
    const told = { type: 'booked', round, key, stakeOre, balanceOre, leaf, path } as const
    turn.order({ do: 'tell', player, told })
    return
  }
  const { refusal, balanceOre } = settled
  const known = balanceOre !== undefined && { balanceOre }
  turn.order({ do: 'tell', player, told: { type: 'refused', round, refusal, ...known } })
}

/** Every slip has its answer: the row says so before anybody hears a number. (LV7) */
function note(turn: Turn): void {
  const { stage } = turn.state
  if (stage.name !== 'booking') return
  const { decided, booked } = stage
  const landsAt = Math.max(stage.landsAt, turn.now + turn.game.timing.spinLeastMs)
  const { knownFrom } = stage
  turn.to({ ...stage, landsAt, knownFrom: Math.max(landsAt, knownFrom), isNoting: true })
  turn.order({ do: 'note', decided, booked, landsAt, isLater: landsAt > knownFrom })
}

/** A write that took long leaves too little of the spin: the ball lies later. */
const spinShortMs = 2_000

export function takeNoted(turn: Turn, stage: Booking, landsAt: number): void {
  if (landsAt !== stage.landsAt) return
  if (turn.game.hand) {
    dealHand(turn, stage)
    return
  }
  const isShort = landsAt - turn.now < turn.game.timing.spinLeastMs - spinShortMs
  if (isShort) note(turn)
  else showSpin(turn, stage.decided, landsAt)
}

export function showSpin(turn: Turn, decided: Decided, landsAt: number): void {
  const { round, outcome } = decided
  turn.to({ name: 'spin', decided, landsAt })
  turn.tell({ type: 'spun', round, outcome, landsAt })
}

/** The wallet hears so long before it would show a win: an owner may die meanwhile. */
export const hideBeforeMs = 7_000

/** Says that the wheel waits for the books, and at last goes on without a number. (LV9) */
export function passBooking(turn: Turn, stage: Booking): boolean {
  const { heldAfterMs, unsettledAfterMs } = turn.game.timing
  const { decided } = stage
  const { round, closedAt } = decided
  if (turn.now >= closedAt + unsettledAfterMs) {
    turn.tell({ type: 'unsettled', round })
    turn.order({ do: 'leave', round })
    begin(turn)
    return true
  }
  if (turn.now >= stage.hiddenUntil - hideBeforeMs) {
    const tellFrom = turn.now + turn.game.timing.spinMs
    turn.to({ ...stage, hiddenUntil: tellFrom })
    turn.order({ do: 'hide', decided, tellFrom })
    return true
  }
  if (stage.isHeld || turn.now < closedAt + heldAfterMs) return false
  turn.to({ ...stage, isHeld: true })
  turn.tell({ type: 'held', round })
  return true
}

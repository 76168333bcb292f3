import { required } from '@nordlys/core'
import { begin } from './betting.ts'
import { cardsDrawn, lineOf } from './hand-choices.ts'
import type { Choices, HandInput, HandPaying, HandStage } from './hand-state.ts'
import { land } from './landing.ts'
import type { Booked, Decided } from './table-state.ts'
import type { Turn } from './turn.ts'

interface Dealt {
  readonly decided: Decided
  readonly booked: Booked
  readonly choices: readonly Choices[]
}

/** Nobody chooses any more: the bank's cards are shown, its hole card first. (LV41) */
export function showBank(turn: Turn, dealt: Dealt, showMs: number): void {
  const { decided, choices } = dealt
  const { hand, bank } = lineOf(decided)
  const { cardMs } = required(turn.game.hand, 'a hand')
  const landsAt = turn.now + showMs + cardMs * (bank.length - 1)
  turn.to({ name: 'bank', ...dealt, landsAt })
  turn.tellPhase('bank', landsAt)
  const cards = { hand: hand.slice(0, 2 + cardsDrawn(choices)), bank: [...bank] }
  turn.tell({ type: 'card', round: decided.round, ...cards, landsAt })
}

/** The outcome is on the felt: from here on each round is ended at the books. (LV42) */
function beginPaying(turn: Turn, { decided, booked, choices }: Dealt): void {
  const open = booked.map((byte) => (byte === 1 ? 1 : 0))
  turn.to({ name: 'paying', decided, booked, choices, open, landedAt: turn.now, isHeld: false })
  if (open.includes(1)) turn.order({ do: 'pay', decided, booked, choices })
  else land(turn, decided)
}

/** An end that is answered again changes nothing. */
export function takePaid(
  turn: Turn,
  stage: HandPaying,
  { results }: Extract<HandInput, { type: 'paid' }>,
): void {
  const { decided } = stage
  const open = stage.open.slice()
  for (const { place, payoutOre, balanceOre } of results) {
    if (open[place] !== 1) continue
    open[place] = 0
    const { player, key } = required(decided.slips[place], 'the slip of a place')
    const known = balanceOre !== undefined && { balanceOre }
    const told = { type: 'paid', round: decided.round, key, payoutOre, ...known } as const
    turn.order({ do: 'tell', player, told })
  }
  turn.to({ ...stage, open })
  if (!open.includes(1)) land(turn, decided)
}

export function passBank(
  turn: Turn,
  stage: Extract<HandStage, { name: 'bank' | 'paying' }>,
): boolean {
  if (stage.name === 'bank') {
    if (turn.now < stage.landsAt) return false
    beginPaying(turn, stage)
    return true
  }
  const { heldAfterMs, unsettledAfterMs } = turn.game.timing
  const { round } = stage.decided
  if (turn.now >= stage.landedAt + unsettledAfterMs) {
    turn.tell({ type: 'unsettled', round })
    turn.order({ do: 'leave', round })
    begin(turn)
    return true
  }
  if (stage.isHeld || turn.now < stage.landedAt + heldAfterMs) return false
  turn.to({ ...stage, isHeld: true })
  turn.tell({ type: 'held', round })
  return true
}

export function payingDueAt(
  { heldAfterMs, unsettledAfterMs }: { heldAfterMs: number; unsettledAfterMs: number },
  { landedAt, isHeld }: HandPaying,
): number {
  return landedAt + (isHeld ? unsettledAfterMs : heldAfterMs)
}

import { Slips } from './slips.ts'
import type { Input, Stage } from './table-state.ts'
import type { Turn } from './turn.ts'

type Bet = Extract<Input, { type: 'bet' }>
type Open = Extract<Stage, { name: 'betting' | 'closing' }>

/** The next round, or none where the table closes. */
export function begin(turn: Turn): void {
  if (isLast(turn)) {
    release(turn)
    return
  }
  turn.to({ name: 'beginning' })
  turn.order({ do: 'begin' })
}

/** A round that has its number: its betting opens, unless the table closes or is handed over meanwhile. */
export function beginNext(turn: Turn, round: number): void {
  if (isLast(turn)) release(turn)
  else openBetting(turn, round)
}

function isLast({ state }: Turn): boolean {
  return state.isEnding || state.isLeaving
}

/** Another owner may take the table at once. */
export function release(turn: Turn): void {
  turn.to({ name: 'ended' })
  turn.order({ do: 'release' })
}

function openBetting(turn: Turn, round: number): void {
  const endsAt = turn.now + turn.game.timing.bettingMs
  turn.to({ name: 'betting', endsAt, slips: Slips.none() }, { round })
  turn.tellPhase('betting', endsAt)
}

/** Replaces the player's whole slip, or says why it stays as it is. (LV2, LV3) */
export function takeBet(turn: Turn, bet: Bet): void {
  const { stage, round } = turn.state
  const isOpen = stage.name === 'betting' || stage.name === 'closing'
  if (!isOpen || bet.round !== round) {
    const open = stage.name === 'betting' ? { open: round } : {}
    turn.order({
      do: 'answer',
      line: bet.line,
      told: { type: 'too-late', round: bet.round, ...open },
    })
    return
  }
  if (isNothing(bet.bets)) {
    place(turn, stage, bet, 0)
    return
  }
  const read = turn.game.read(bet.bets)
  if (!read.ok) {
    const { refused, bet: spot } = read
    const told = { type: 'bets-invalid', round, refused, ...(spot !== undefined && { bet: spot }) }
    turn.order({ do: 'answer', line: bet.line, told: { ...told, type: 'bets-invalid' } })
    return
  }
  if (bet.balanceOre !== undefined && read.stakeOre > bet.balanceOre) {
    const { balanceOre } = bet
    const told = { type: 'refused', round, refusal: 'too-little-money', balanceOre } as const
    turn.order({ do: 'answer', line: bet.line, told })
    return
  }
  place(turn, stage, bet, read.stakeOre)
}

function isNothing(bets: unknown): boolean {
  return Array.isArray(bets) && bets.length === 0
}

function place(turn: Turn, stage: Open, bet: Bet, stakeOre: number): void {
  const { player, playSession, bets, round } = bet
  const version = (stage.slips.of(player)?.version ?? 0) + 1
  const slip = { player, playSession, bets, stakeOre, version }
  turn.to({ ...stage, slips: stage.slips.with(slip) })
  turn.order({ do: 'tell', player, told: { type: 'slip', round, version, stakeOre } })
}

/** Ends betting, and a moment later makes the slips final. (LV3, LV4) */
export function passBetting(turn: Turn, stage: Open): boolean {
  const { timing } = turn.game
  const due = stage.name === 'betting' ? stage.endsAt : stage.finalAt
  if (turn.now < due) return false
  if (turn.now > due + timing.overdueMs) {
    turn.tell({ type: 'void', round: turn.state.round })
    begin(turn)
    return true
  }
  if (stage.name === 'betting') {
    const [finalAt, closesAt] = [due + timing.graceMs, due + timing.closingMs]
    turn.to({ name: 'closing', finalAt, closesAt, slips: stage.slips })
    turn.tellPhase('closing', closesAt)
    return true
  }
  turn.to({ name: 'deciding', closesAt: stage.closesAt })
  turn.order({ do: 'decide', round: turn.state.round, slips: stage.slips.list() })
  return true
}

import { invariant, type Ore, ore, sum, times, zeroOre } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'
import type { Card } from '../cards/card.ts'
import { dealing } from '../cards/dealing.ts'
import type { TableMachine, TableOption, TableOutcome } from '../machine.ts'
import type { TableLine } from '../stakes.ts'
import { handOf, scoreOf } from './evaluate.ts'
import { callAntes, type HoldemBets, type HoldemRules, readSlip } from './rules.ts'
import { endOf } from './showdown.ts'

export const fold = 0
/** Stakes two antes more. */
export const call = 1

/**
 * Of one deck: two cards of the player and the first three of the board; after the choice the
 * board's other two, and then the bank's.
 */
export interface HoldemState {
  readonly player: readonly Card[]
  readonly board: readonly Card[]
  readonly bank: readonly Card[]
  readonly choice?: number
}

export interface HoldemOutcome extends TableOutcome {
  readonly lines: readonly TableLine[]
}

/** Hold'em mod huset: fold, or call and be held against the bank. */
export const holdem = {
  readBets: readSlip,
  stakeOre: (_rules: HoldemRules, bets: HoldemBets): Ore => anteOf(bets),
  start: (_rules: HoldemRules, _bets: HoldemBets, rng: Rng): HoldemState => {
    const next = dealing(1, rng)
    return { player: [next(), next()], board: [next(), next(), next()], bank: [] }
  },
  options(_rules: HoldemRules, bets: HoldemBets, { choice }: HoldemState): readonly TableOption[] {
    if (choice !== undefined) return []
    return [
      { choice: fold, raiseOre: zeroOre },
      { choice: call, raiseOre: times(anteOf(bets), callAntes) },
    ]
  },
  apply(
    _rules: HoldemRules,
    _bets: HoldemBets,
    { player, board, choice: made }: HoldemState,
    choice: number,
    rng: Rng,
  ): HoldemState {
    invariant(made === undefined && (choice === fold || choice === call), `choice ${choice}`)
    const next = dealing(1, rng, [...player, ...board])
    return { player, board: [...board, next(), next()], bank: [next(), next()], choice }
  },
  outcome(rules: HoldemRules, bets: HoldemBets, state: HoldemState): HoldemOutcome | undefined {
    if (state.choice === undefined) return undefined
    const lines = linesOf(rules, anteOf(bets), state)
    return {
      stakeOre: sum(...lines.map((line) => line.stakeOre)),
      payoutOre: sum(...lines.map((line) => line.payoutOre)),
      lines,
    }
  },
  /** A call costs a stake, so a hand that was left is folded. */
  automatic: () => fold,
} satisfies TableMachine<HoldemRules, HoldemBets, HoldemState>

/** The most that any round within the limits pays. */
export function maxPayout({ antePays, limits }: HoldemRules): Ore {
  const most = Math.max(...Object.values(antePays))
  return ore(limits.ante.maxOre * (most + 1 + 2 * callAntes))
}

function linesOf(
  { antePays }: HoldemRules,
  ante: Ore,
  { player, board, bank, choice }: HoldemState,
): TableLine[] {
  if (choice === fold) return [{ bet: 'ante', stakeOre: ante, payoutOre: zeroOre }]
  const score = scoreOf([...player, ...board])
  const end = endOf(score, scoreOf([...bank, ...board]))
  const won = antePays[handOf(score)] + 1
  const onAnte = { 'bank-out': won, player: won, tie: 1, bank: 0 }[end]
  const onCall = { 'bank-out': 1, player: 2, tie: 1, bank: 0 }[end]
  const callOre = times(ante, callAntes)
  return [
    { bet: 'ante', stakeOre: ante, payoutOre: times(ante, onAnte) },
    { bet: 'call', stakeOre: callOre, payoutOre: times(callOre, onCall) },
  ]
}

function anteOf(bets: HoldemBets): Ore {
  return sum(...bets.map(([, stake]) => ore(stake)))
}

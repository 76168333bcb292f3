import { invariant, type Ore, ore, sum, times, zeroOre } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'
import type { Card } from '../cards/card.ts'
import { dealing } from '../cards/dealing.ts'
import type { TableMachine, TableOption, TableOutcome } from '../machine.ts'
import type { TableLine } from '../stakes.ts'
import { handOf, scoreOf } from './evaluate.ts'
import { readSlip, type ThreeCardBets, type ThreeCardRules } from './rules.ts'
import { endOf } from './showdown.ts'

export const fold = 0
/** Stakes the ante once more. */
export const play = 1

/** Three cards each, of one deck; the bank's are dealt after the choice. */
export interface ThreeCardState {
  readonly player: readonly Card[]
  readonly bank: readonly Card[]
  readonly choice?: number
}

export interface ThreeCardOutcome extends TableOutcome {
  /** The bonus on the ante is a line without a stake. */
  readonly lines: readonly TableLine[]
}

/** Trekortspoker: fold, or stake the ante once more and be held against the bank. */
export const threeCard = {
  readBets: readSlip,
  stakeOre: (_rules: ThreeCardRules, bets: ThreeCardBets): Ore => stakeOf(bets),
  start: (_rules: ThreeCardRules, _bets: ThreeCardBets, rng: Rng): ThreeCardState => {
    const next = dealing(1, rng)
    return { player: [next(), next(), next()], bank: [] }
  },
  options(
    _rules: ThreeCardRules,
    bets: ThreeCardBets,
    { choice }: ThreeCardState,
  ): readonly TableOption[] {
    if (choice !== undefined) return []
    return [
      { choice: fold, raiseOre: zeroOre },
      { choice: play, raiseOre: stakeOn(bets, 'ante') },
    ]
  },
  apply(
    _rules: ThreeCardRules,
    _bets: ThreeCardBets,
    { player, choice: made }: ThreeCardState,
    choice: number,
    rng: Rng,
  ): ThreeCardState {
    invariant(made === undefined && (choice === fold || choice === play), `choice ${choice}`)
    const next = dealing(1, rng, player)
    return { player, bank: [next(), next(), next()], choice }
  },
  outcome(
    rules: ThreeCardRules,
    bets: ThreeCardBets,
    state: ThreeCardState,
  ): ThreeCardOutcome | undefined {
    if (state.choice === undefined) return undefined
    const lines = linesOf(rules, bets, state)
    return {
      stakeOre: sum(...lines.map((line) => line.stakeOre)),
      payoutOre: sum(...lines.map((line) => line.payoutOre)),
      lines,
    }
  },
  /** To go on costs a stake, so a hand that was left is folded. */
  automatic: () => fold,
} satisfies TableMachine<ThreeCardRules, ThreeCardBets, ThreeCardState>

/** The most that any round within the limits pays. */
export function maxPayout({ anteBonus, pairBonus, limits }: ThreeCardRules): Ore {
  const hands = ['straight-flush', 'three-of-a-kind', 'straight', 'flush', 'pair'] as const
  const most = hands.map((hand) => {
    const bonus = pairBonus[hand]
    const ofPair = bonus === undefined ? 0 : limits['pair-bonus'].maxOre * (bonus + 1)
    return limits.ante.maxOre * (4 + (anteBonus[hand] ?? 0)) + ofPair
  })
  return ore(Math.max(...most))
}

function linesOf(
  { anteBonus, pairBonus }: ThreeCardRules,
  bets: ThreeCardBets,
  { player, bank, choice }: ThreeCardState,
): TableLine[] {
  const ante = stakeOn(bets, 'ante')
  const onPair = stakeOn(bets, 'pair-bonus')
  const hand = handOf(scoreOf(player))
  const pays = pairBonus[hand]
  const pair = line('pair-bonus', onPair, pays === undefined ? 0 : pays + 1)
  const pairs = onPair > 0n ? [pair] : []
  if (choice === fold) return [line('ante', ante, 0), ...pairs]
  const end = endOf(scoreOf(player), scoreOf(bank))
  const onAnte = { 'bank-out': 2, player: 2, tie: 1, bank: 0 }[end]
  const onPlay = { 'bank-out': 1, player: 2, tie: 1, bank: 0 }[end]
  const bonus = times(ante, anteBonus[hand] ?? 0)
  return [
    line('ante', ante, onAnte),
    line('play', ante, onPlay),
    ...(bonus > 0n ? [{ bet: 'ante-bonus', stakeOre: zeroOre, payoutOre: bonus }] : []),
    ...pairs,
  ]
}

function line(bet: string, stakeOre: Ore, back: number): TableLine {
  return { bet, stakeOre, payoutOre: times(stakeOre, back) }
}

function stakeOn(bets: ThreeCardBets, id: string): Ore {
  return stakeOf(bets.filter(([bet]) => bet === id))
}

function stakeOf(bets: ThreeCardBets): Ore {
  return sum(...bets.map(([, stake]) => ore(stake)))
}

import type { TableRefusal } from '../machine.ts'
import { readStakes, type Stake, type StakeLimits } from '../stakes.ts'

export const puntoBancoBets = ['player', 'bank', 'tie', 'player-pair', 'bank-pair'] as const
export type PuntoBancoBet = (typeof puntoBancoBets)[number]

/** Plain JSON. */
export interface PuntoBancoRules {
  readonly decks: number
  /** Taken from what a bet on the bank wins. */
  readonly commissionPercent: number
  /** To 1. */
  readonly tiePays: number
  readonly pairPays: number
  readonly limits: Readonly<Record<PuntoBancoBet, StakeLimits>>
  /** Of a slip. Bets on both sides are taken. */
  readonly maxTableOre: number
}

const main = { minOre: 100, maxOre: 500_000 }
const pair = { minOre: 100, maxOre: 50_000 }

/** Eight decks, shuffled fresh for each round. */
export const puntoBancoRules: PuntoBancoRules = {
  decks: 8,
  commissionPercent: 5,
  tiePays: 9,
  pairPays: 12,
  limits: {
    player: main,
    bank: main,
    tie: { minOre: 100, maxOre: 100_000 },
    'player-pair': pair,
    'bank-pair': pair,
  },
  maxTableOre: 1_000_000,
}

export type PuntoBancoBets = readonly Stake[]

export function findBet(id: string): PuntoBancoBet | undefined {
  return puntoBancoBets.find((bet) => bet === id)
}

export function readSlip(rules: PuntoBancoRules, value: unknown): PuntoBancoBets | TableRefusal {
  return readStakes(value, {
    maxTableOre: rules.maxTableOre,
    of(id) {
      const bet = findBet(id)
      return bet && rules.limits[bet]
    },
  })
}

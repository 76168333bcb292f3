import { greater, type Ore, shareDown, times, zeroOre } from '@nordlys/core'
import { largestPayout } from '../largest-payout.ts'
import { type PuntoBancoBet, type PuntoBancoRules, puntoBancoBets } from './rules.ts'

export type PuntoBancoWinner = 'player' | 'bank' | 'tie'

export const puntoBancoWinners: readonly PuntoBancoWinner[] = ['player', 'bank', 'tie']

/** All that a round is paid by. */
export interface PuntoBancoResult {
  readonly winner: PuntoBancoWinner
  readonly playerPair: boolean
  readonly bankPair: boolean
}

/** What comes back for each hundred staked; a tie gives the stakes on both sides back. */
export function backPercent(
  rules: PuntoBancoRules,
  bet: PuntoBancoBet,
  { winner, playerPair, bankPair }: PuntoBancoResult,
): number {
  switch (bet) {
    case 'player':
    case 'bank': {
      if (winner === 'tie') return 100
      if (winner !== bet) return 0
      return bet === 'bank' ? 200 - rules.commissionPercent : 200
    }
    case 'tie':
      return winner === 'tie' ? (rules.tiePays + 1) * 100 : 0
    case 'player-pair':
      return playerPair ? (rules.pairPays + 1) * 100 : 0
    case 'bank-pair':
      return bankPair ? (rules.pairPays + 1) * 100 : 0
  }
}

/** Exact, since stakes are whole kroner. */
export function betPayout(stakeOre: Ore, percent: number): Ore {
  return shareDown(times(stakeOre, percent), 1n, 100n)
}

/** The most that any slip within the limits pays. */
export function maxPayout(rules: PuntoBancoRules): Ore {
  return puntoBancoWinners
    .map((winner) => {
      const result = { winner, playerPair: true, bankPair: true }
      const bets = puntoBancoBets.map((bet) => {
        return {
          maxOre: rules.limits[bet].maxOre,
          back: backPercent(rules, bet, result),
          stake: 100,
        }
      })
      return largestPayout(bets, rules.maxTableOre)
    })
    .reduce(greater, zeroOre)
}

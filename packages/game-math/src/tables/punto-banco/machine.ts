import { invariant, type Ore, ore, required, sum } from '@nordlys/core'
import type { Rng } from '../../random/rng.ts'
import { type Card, rankOf } from '../cards/card.ts'
import { dealing } from '../cards/dealing.ts'
import type { TableMachine, TableOutcome } from '../machine.ts'
import type { TableLine } from '../stakes.ts'
import { bankDraws, playerDraws, pointsOf, pointValueOf } from './drawing.ts'
import { backPercent, betPayout, type PuntoBancoResult } from './payouts.ts'
import { findBet, type PuntoBancoBets, type PuntoBancoRules, readSlip } from './rules.ts'

/** Two or three cards each, in the order they were dealt. */
export interface PuntoBancoState {
  readonly player: readonly Card[]
  readonly bank: readonly Card[]
}

export interface PuntoBancoOutcome extends TableOutcome {
  readonly lines: readonly TableLine[]
}

/** A deal by fixed rules after the bets are fixed, and nothing to choose. */
export const puntoBanco = {
  readBets: readSlip,
  stakeOre: (_rules: PuntoBancoRules, bets: PuntoBancoBets): Ore => stakeOf(bets),
  start: ({ decks }: PuntoBancoRules, _bets: PuntoBancoBets, rng: Rng): PuntoBancoState =>
    playedOut(dealing(decks, rng)),
  options: () => [],
  apply(): PuntoBancoState {
    invariant(false, 'a choice at punto banco')
  },
  outcome(rules: PuntoBancoRules, bets: PuntoBancoBets, state: PuntoBancoState): PuntoBancoOutcome {
    const result = resultOf(state)
    const lines = bets.map(([bet, stake]) => {
      const known = required(findBet(bet), `bet ${bet}`)
      const stakeOre = ore(stake)
      return { bet, stakeOre, payoutOre: betPayout(stakeOre, backPercent(rules, known, result)) }
    })
    const payoutOre = sum(...lines.map((line) => line.payoutOre))
    return { stakeOre: stakeOf(bets), payoutOre, lines }
  },
  automatic(): number {
    invariant(false, 'a choice at punto banco')
  },
} satisfies TableMachine<PuntoBancoRules, PuntoBancoBets, PuntoBancoState>

/** Player, bank, player, bank; then the player's third card and the bank's. */
export function playedOut(next: () => Card): PuntoBancoState {
  const [first, second, third, fourth] = [next(), next(), next(), next()]
  const [player, bank] = [
    [first, third],
    [second, fourth],
  ]
  const [playerPoints, bankPoints] = [handPoints(player), handPoints(bank)]
  if (playerDraws(playerPoints, bankPoints)) player.push(next())
  const drawn = player[2]
  const value = drawn === undefined ? undefined : pointValueOf(drawn)
  if (bankDraws(playerPoints, bankPoints, value)) bank.push(next())
  return { player, bank }
}

export function resultOf({ player, bank }: PuntoBancoState): PuntoBancoResult {
  const [playerPoints, bankPoints] = [handPoints(player), handPoints(bank)]
  const isTie = playerPoints === bankPoints
  const winner = isTie ? 'tie' : playerPoints > bankPoints ? 'player' : 'bank'
  return { winner, playerPair: isPair(player), bankPair: isPair(bank) }
}

export function handPoints(cards: readonly Card[]): number {
  return pointsOf(cards.map(pointValueOf))
}

/** Of the first two cards, by rank: a jack and a king are none. */
function isPair([first = -1, second = -5]: readonly Card[]): boolean {
  return rankOf(first) === rankOf(second)
}

function stakeOf(bets: PuntoBancoBets): Ore {
  return sum(...bets.map(([, stake]) => ore(stake)))
}

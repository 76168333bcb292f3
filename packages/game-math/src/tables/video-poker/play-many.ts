import { tableRng } from '../../random/table-rng.ts'
import { holdTableOf } from './hold-tables.ts'
import { videoPokerMachine } from './machine.ts'
import { videoPokers } from './paytables.ts'

const bets = { hands: 1, coins: 1, coinOre: 100 }

/**
 * Plays seeded rounds of a game with its best holds, for tests: how far the return is from the declared
 * one, in standard errors.
 */
export function playMany(id: string, rounds: number): number {
  const key = videoPokers.findIndex((rules) => rules.id === id)
  const rules = videoPokers[key]
  if (!rules) throw new Error(`no video poker: ${id}`)
  const machine = videoPokerMachine(holdTableOf(rules))
  let paidOre = 0
  for (let round = 0; round < rounds; round += 1) {
    const rng = tableRng(0x7061 + key, round)
    const dealt = machine.start(rules, bets, rng)
    const choice = machine.automatic(rules, bets, dealt)
    const ended = machine.apply(rules, bets, dealt, choice, rng)
    paidOre += Number(machine.outcome(rules, bets, ended)?.payoutOre ?? 0n)
  }
  const { rtpPercent, standardDeviation } = rules.declared
  const error = standardDeviation / Math.sqrt(rounds)
  return (paidOre / bets.coinOre / rounds - rtpPercent / 100) / error
}

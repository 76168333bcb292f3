import { required } from '@nordlys/core'
import { openLiveTables, type TableGame } from '@nordlys/game-math'

/** A game as schedules play it: some of its bets, and what they pay, worked out apart from the product. */
export interface ProvenGame {
  readonly game: TableGame
  readonly spots: readonly string[]
  /** All that comes back of a stake on an outcome as it was shown, in øre. */
  due(outcome: unknown, spot: string, stakeOre: number): number
}

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

const roulette: ProvenGame = {
  game: liveTable('faelles-roulette'),
  spots: ['red', 'black', 'n17'],
  due(outcome, spot, stakeOre) {
    const { number } = outcome as { number: number }
    const isWon =
      spot === 'n17' ? number === 17 : number !== 0 && (spot === 'red') === reds.has(number)
    return isWon ? stakeOre * (spot === 'n17' ? 36 : 2) : 0
  },
}

const puntoBanco: ProvenGame = {
  game: liveTable('faelles-punto-banco'),
  spots: ['player', 'bank', 'tie'],
  due(outcome, spot, stakeOre) {
    const { player, bank } = outcome as { player: number[]; bank: number[] }
    const lead = pointsOf(player) - pointsOf(bank)
    if (lead === 0) return spot === 'tie' ? stakeOre * 10 : stakeOre
    if (spot === 'player') return lead > 0 ? stakeOre * 2 : 0
    return spot === 'bank' && lead < 0 ? (stakeOre * 195) / 100 : 0
  },
}

/** Every other schedule is of cards. */
export function gameOfSeed(seed: number): ProvenGame {
  return seed % 2 === 1 ? puntoBanco : roulette
}

/** Of cards from 0, four of each rank, the two first and the ace last. */
function pointsOf(cards: readonly number[]): number {
  const values = [2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 1]
  return cards.reduce((sum, card) => sum + (values[Math.floor(card / 4)] ?? 0), 0) % 10
}

function liveTable(id: string): TableGame {
  return required(
    openLiveTables().find(({ definition }) => definition.id === id),
    id,
  )
}

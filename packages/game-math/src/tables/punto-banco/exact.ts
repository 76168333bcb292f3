import { invariant } from '@nordlys/core'
import { type Results, tallied } from '../figures.ts'
import { bankDraws, playerDraws, pointsOf } from './drawing.ts'
import { backPercent, type PuntoBancoResult, puntoBancoWinners } from './payouts.ts'
import type { PuntoBancoBet, PuntoBancoRules } from './rules.ts'

/** How many of all orders of six cards end so. A card that is not drawn counts as any. */
export interface PuntoBancoCounts {
  readonly player: bigint
  readonly bank: bigint
  readonly tie: bigint
  readonly all: bigint
}

/** And how many of all orders of four cards give each side a pair. */
export interface PairCounts {
  readonly playerPair: bigint
  readonly bankPair: bigint
  readonly all: bigint
}

/** Deals every value after every other one, by the rules that the machine draws by. */
export function countBySequence(decks: number): PuntoBancoCounts {
  const cards = 52 * decks
  invariant(fallingProduct(cards, 6) <= Number.MAX_SAFE_INTEGER, `too many orders: ${decks} decks`)
  const left = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * decks)
  const counts = { player: 0, bank: 0, tie: 0 }
  everyDraw(left, 4, (dealt, ways) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = dealt
    const [player, bank] = [pointsOf([first, third]), pointsOf([second, fourth])]
    if (!playerDraws(player, bank)) return bankAlone(player, bank, ways)
    everyDraw(left, 1, ([drawn = 0], drawnWays) => {
      const after = pointsOf([player, drawn])
      const both = ways * drawnWays
      if (!bankDraws(player, bank, drawn)) return end(after, bank, both * (cards - 5))
      return everyDraw(left, 1, ([last = 0], lastWays) => {
        end(after, pointsOf([bank, last]), both * lastWays)
      })
    })
  })
  return {
    player: BigInt(counts.player),
    bank: BigInt(counts.bank),
    tie: BigInt(counts.tie),
    all: BigInt(fallingProduct(cards, 6)),
  }

  function bankAlone(player: number, bank: number, ways: number): void {
    if (bankDraws(player, bank, undefined)) {
      everyDraw(left, 1, ([last = 0], lastWays) => {
        end(player, pointsOf([bank, last]), ways * lastWays * (cards - 5))
      })
    } else {
      end(player, bank, ways * (cards - 4) * (cards - 5))
    }
  }

  function end(player: number, bank: number, ways: number): void {
    counts[player === bank ? 'tie' : player > bank ? 'player' : 'bank'] += ways
  }
}

/** Deals every rank after every other one: player, bank, player, bank. */
export function countPairsBySequence(decks: number): PairCounts {
  const left = Array.from({ length: 13 }, () => 4 * decks)
  const counts = { playerPair: 0, bankPair: 0 }
  everyDraw(left, 4, ([first, second, third, fourth], ways) => {
    if (first === third) counts.playerPair += ways
    if (second === fourth) counts.bankPair += ways
  })
  return {
    playerPair: BigInt(counts.playerPair),
    bankPair: BigInt(counts.bankPair),
    all: BigInt(fallingProduct(52 * decks, 4)),
  }
}

/** How a bet ends, by counts of all deals. */
export function resultsOf(
  rules: PuntoBancoRules,
  bet: PuntoBancoBet,
  deals: PuntoBancoCounts,
): Results {
  const won = (result: PuntoBancoResult) => backPercent(rules, bet, result) - 100
  return tallied(
    puntoBancoWinners.map((winner) => {
      return [won({ winner, playerPair: false, bankPair: false }), deals[winner]]
    }),
  )
}

/** How a bet on a pair ends, by counts of all first cards. */
export function pairResultsOf({ pairPays }: PuntoBancoRules, pairs: bigint, all: bigint): Results {
  return tallied([
    [pairPays * 100, pairs],
    [-100, all - pairs],
  ])
}

/** Each order of so many cards, with the number of ways in which it comes; `left` ends as it began. */
function everyDraw(
  left: number[],
  count: number,
  then: (drawn: readonly number[], ways: number) => void,
): void {
  const drawn: number[] = []
  next(1)

  function next(ways: number): void {
    if (drawn.length === count) {
      then(drawn, ways)
      return
    }
    for (const [value, cards] of left.entries()) {
      left[value] = cards - 1
      drawn.push(value)
      if (cards > 0) next(ways * cards)
      drawn.pop()
      left[value] = cards
    }
  }
}

function fallingProduct(from: number, factors: number): number {
  return Array.from({ length: factors }, (_, each) => from - each).reduce(
    (all, one) => all * one,
    1,
  )
}

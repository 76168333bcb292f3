import { type Ore, ore, times } from '@nordlys/core'
import type { TableRefusal } from '../machine.ts'
import type { VideoPokerRules } from './rules.ts'

/** A bet: so many hands, each of so many coins of one value. */
export interface VideoPokerBets {
  readonly hands: number
  readonly coins: number
  readonly coinOre: number
}

const names = ['hands', 'coins', 'coinOre'] as const

/** Refuses in this order: what is no bet, then each of its numbers, then the stake of all hands. */
export function readBets(rules: VideoPokerRules, value: unknown): VideoPokerBets | TableRefusal {
  if (!isBets(value)) return { refused: 'malformed' }
  const coins = Array.from({ length: rules.coinsMax }, (_, below) => below + 1)
  const { hands, coinOre } = value
  return (
    refusalOf('hands', hands, rules.handCounts) ??
    refusalOf('coins', value.coins, coins) ??
    refusalOf('coinOre', coinOre, rules.coinValuesOre) ??
    (stakeOf(value) > BigInt(rules.stakeMaxOre)
      ? { refused: 'above-maximum', bet: 'stake' }
      : { hands, coins: value.coins, coinOre })
  )
}

export function stakeOf({ hands, coins, coinOre }: VideoPokerBets): Ore {
  return times(ore(coinOre), hands * coins)
}

/** The most a round may pay: every hand the best there is, as when it is dealt. */
export function payoutMaxOf(rules: VideoPokerRules, bets: VideoPokerBets): Ore {
  return times(stakeOf(bets), Math.max(...rules.pays.map(({ pays }) => pays)))
}

function isBets(value: unknown): value is VideoPokerBets {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  const isNamed = ([name]: [string, unknown]) => names.some((each) => each === name)
  return entries.length === names.length && entries.every(isNamed) && entries.every(isWhole)
}

function isWhole([, number]: [string, unknown]): boolean {
  return Number.isSafeInteger(number)
}

/** `steps` rise. */
function refusalOf(
  bet: (typeof names)[number],
  number: number,
  steps: readonly number[],
): TableRefusal | undefined {
  if (number < Math.min(...steps)) return { refused: 'below-minimum', bet }
  if (number > Math.max(...steps)) return { refused: 'above-maximum', bet }
  return steps.includes(number) ? undefined : { refused: 'not-a-step', bet }
}

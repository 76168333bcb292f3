import type { Rng } from '../../random/rng.ts'
import { linesCoins } from '../lines/play-coins.ts'
import type { SpinChain, SpinVariant } from './spin-chain.ts'
import { totalWeight } from './spin-chain.ts'

/** A game whose rounds are a chain of spins, laid out for play. */
export interface ChainGame {
  readonly chain: SpinChain
  readonly maxWinCoins: number
}

/**
 * The coins the engine would win from the same draws, straight through the chain that is proven.
 * Each mechanic's engine is written apart from it, from the rules, so that the two check each
 * other. A choice that is none draws nothing, and so does a reel with a single stop.
 */
export function playChainCoins({ chain, maxWinCoins }: ChainGame, rng: Rng): number {
  const { kinds, states, starts } = chain
  let coins = 0
  let state = states[chosen(starts, rng).state]
  while (state) {
    const variants = kinds[state.kind]?.variants ?? []
    const variant = chosen(variants, rng)
    const tally = stop(variant, rng)
    const won = (variant.game.scatterPays[tally] ?? 0) + linesCoins(variant.game)
    coins += won * state.multiplier
    state = states[state.next[2 * tally + (won > 0 ? 1 : 0)] ?? -1]
  }
  return Math.min(coins, maxWinCoins)
}

function chosen<Choice extends { readonly weight: number }>(
  choices: readonly Choice[],
  rng: Rng,
): Choice {
  const [first] = choices
  if (!first) throw new RangeError('a choice of nothing')
  if (choices.length === 1) return first
  let draw = rng.below(totalWeight(choices))
  for (const choice of choices) {
    draw -= choice.weight
    if (draw < 0) return choice
  }
  return first
}

/** Fills the grid of the variant's game; returns the tally of the spin. */
function stop({ game, strips, linked }: SpinVariant, rng: Rng): number {
  const { grid, reels, rows, scatter } = game
  const { symbols, offsets, lengths, stride, tallies } = strips
  const first = linked ? linked.first : reels
  const last = linked ? linked.first + linked.reels - 1 : reels
  let tally = 0
  let cell = 0
  let stopped = 0
  for (let reel = 0; reel < reels; reel += 1) {
    if (reel <= first || reel > last) {
      const stops = lengths[reel] ?? 1
      stopped = (offsets[reel] ?? 0) + (stops === 1 ? 0 : rng.below(stops) * stride)
    }
    let place = stopped
    if (tallies) tally += tallies[place] ?? 0
    for (let row = 0; row < rows; row += 1) {
      const symbol = symbols[place] ?? 0
      grid[cell] = symbol
      if (!tallies && symbol === scatter) tally += 1
      place += 1
      cell += 1
    }
  }
  return tally
}

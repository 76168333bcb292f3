import { required } from '@nordlys/core'
import type { Grid, RoundEvent } from '../../base/events.ts'
import { freeSpinsEvent, outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import { positionsOf, stopReels } from '../../base/reel-grid.ts'
import type { Rng } from '../../random/rng.ts'
import { scattersOn, turnReels, winsOn } from '../lines/spin-events.ts'
import type { SymbolUpgradeGame } from './compile.ts'
import type { SymbolUpgradeDefinition } from './definition.ts'

/**
 * Plays one round to its end: the base spin and every free spin it wins. One draw per reel, from
 * the left, is the whole use of chance. What is collected in a free spin counts from the next one
 * on; in the last one nothing goes any more. [PROOF-03] [PROOF-06]
 */
export function playRound(game: SymbolUpgradeGame, rng: Rng): RoundOutcome {
  const { definition, base, free } = game
  const { strips, rows, freeSpins, coinsPerBet } = definition
  const events: RoundEvent[] = []
  const basic = turnReels(base, strips.base, rng, { mode: 'base', multiplier: 1 }, events)
  events.push(...winsOn(base, basic, 1))
  const won = freeSpins.spinsByScatters[String(scattersOn(base, basic).length)] ?? 0
  events.push(...freeSpinsEvent(won, won))
  let [collected, gone] = [0, 0]
  for (let left = won; left > 0; left -= 1) {
    const { multiplier } = freeSpins
    const { stops, grid: stopped } = stopReels(strips.free, rows, rng)
    const { grid } = without(definition, gone, stopped)
    events.push({ kind: 'reels', mode: 'free', stops, grid, multiplier, gone })
    events.push(...winsOn(free, grid, multiplier))
    collected += scattersOn(free, grid).length
    const after = goneAfter(definition, collected)
    if (after === gone || left === 1) continue
    gone = after
    events.push({ kind: 'upgrade', gone, ...without(definition, gone, grid) })
  }
  return outcomeOf(events, coinsPerBet, game.maxWinCoins)
}

/** How many symbols so many upgrade symbols have taken away. */
function goneAfter({ upgrades }: SymbolUpgradeDefinition, collected: number): number {
  return Math.min(Math.floor(collected / upgrades.perStep), upgrades.steps)
}

/** The grid when so many of the cheapest symbols are gone, and what stands in their cells then. */
function without({ symbols }: SymbolUpgradeDefinition, gone: number, grid: Grid) {
  const paying = symbols.filter(({ kind }) => kind === 'pay').map(({ key }) => key)
  const cheapest = paying.slice(paying.length - gone)
  const symbol = required(paying[paying.length - gone - 1], 'a symbol that stays')
  return {
    symbol,
    cells: positionsOf(grid, ...cheapest),
    grid: grid.map((column) => column.map((key) => (cheapest.includes(key) ? symbol : key))),
  }
}

import { required } from '@nordlys/core'
import type { Grid, RoundEvent } from '../../base/events.ts'
import { outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import { positionsOf, symbolAt } from '../../base/reel-grid.ts'
import type { Rng } from '../../random/rng.ts'
import { playFreeSpins } from '../chain/play-free-spins.ts'
import { drawWeighted } from '../chain/weighted.ts'
import { scattersOn, turnReels, winsOn } from '../lines/spin-events.ts'
import type { SagaBookGame } from './compile.ts'
import type { SagaBookDefinition } from './definition.ts'

/**
 * Plays one round to its end: the base spin and every free spin it wins. The round draws its
 * special symbol, shown or not, and then one stop per reel and spin, from the left. [PROOF-03]
 * [PROOF-06]
 */
export function playRound({ definition, grid: game, maxWinCoins }: SagaBookGame, rng: Rng) {
  const { symbol: special } = drawWeighted(definition.specials, rng)
  const events: RoundEvent[] = []
  playFreeSpins(definition, events, (how) => {
    const grid = turnReels(game, definition.strips[how.mode], rng, how, events)
    events.push(...winsOn(game, grid, how.multiplier))
    if (how.mode === 'free') events.push(...expanded(definition, grid, special, how.multiplier))
    return scattersOn(game, grid).length
  })
  const told = events.map((event) => (event.kind === 'free-spins' ? { ...event, special } : event))
  return outcomeOf(told, definition.coinsPerBet, maxWinCoins) satisfies RoundOutcome
}

/** What the special does after the lines have paid; nothing where its reels are too few for a pay. */
function expanded(
  { symbols, rows, lines }: SagaBookDefinition,
  landed: Grid,
  special: string,
  multiplier: number,
): RoundEvent[] {
  const { pays } = required(
    symbols.find(({ key }) => key === special),
    'the special symbol',
  )
  const reels = [...landed.keys()].filter((reel) => landed[reel]?.includes(special))
  const count = reels.length
  const coins = (pays[String(count)] ?? 0) * lines.length * multiplier
  if (coins === 0) return []
  const cells = reels.flatMap((reel) =>
    Array.from({ length: rows }, (_, row) => ({ reel, row })).filter(
      ({ row }) => symbolAt(landed, reel, row) !== special,
    ),
  )
  const grid = landed.map((column, reel) =>
    reels.includes(reel) ? column.map(() => special) : column,
  )
  const positions = positionsOf(grid, special)
  const win = {
    kind: 'filled',
    symbol: special,
    lines: lines.length,
    count,
    coins,
    positions,
  } as const
  return [
    ...(cells.length > 0 ? [{ kind: 'change', cause: 'special', cells, grid } as const] : []),
    { kind: 'wins', wins: [win], multiplier, coins },
  ]
}

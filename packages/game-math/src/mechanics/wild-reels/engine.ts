import { required } from '@nordlys/core'
import type { Strips } from '../../base/definition-base.ts'
import type { ChangeCause, Grid, RoundEvent } from '../../base/events.ts'
import { outcomeOf, type RoundOutcome } from '../../base/outcome.ts'
import { windowAt } from '../../base/reel-grid.ts'
import type { Rng } from '../../random/rng.ts'
import type { LineGrid } from '../lines/compile.ts'
import { winsOn } from '../lines/spin-events.ts'
import type { WildReelsGame } from './compile.ts'
import { respinMultiplier } from './definition.ts'

/** Which reels stand wild in the respin after these were wild; `filled` became so just now. */
export type Standing = (wild: readonly number[], filled: readonly number[]) => number[]

/**
 * Plays one round to its end: the base spin and every respin its wilds give. One draw per reel that
 * turns, from the left, is the whole use of chance. [PROOF-03] [PROOF-06] `move` tells how wild
 * reels go on, and `cause` how that is shown; without one they stay where they are.
 */
export function playWildReels(
  game: WildReelsGame,
  rng: Rng,
  standingAfter: Standing,
  cause?: ChangeCause,
): RoundOutcome {
  const { strips, respins, caps } = game.definition
  const events: RoundEvent[] = []
  let standing: number[] = []
  for (let played = 0; ; played += 1) {
    const multiplier = played === 0 ? 1 : respinMultiplier(respins, played - 1)
    const spin = { strips: strips.base, mode: 'base', standing, multiplier } as const
    const { grid, filled } = playWildSpin(game, rng, spin, events)
    const wild = [...standing, ...filled].sort()
    standing = standingAfter(wild, filled)
    if (standing.length === 0 || played === caps.maxRespins) break
    if (cause) events.push(changeOf(game, cause, standing, grid))
  }
  return outcomeOf(events, game.coinsPerBet, game.maxWinCoins)
}

interface WildSpin {
  readonly strips: Strips
  readonly mode: 'base' | 'free'
  /** Reels that are wild already and do not turn. */
  readonly standing: readonly number[]
  readonly multiplier: number
}

/** One spin whose wilds fill their reels: tells it, and which reels it filled. */
export function playWildSpin(
  game: LineGrid,
  rng: Rng,
  { strips, mode, standing, multiplier }: WildSpin,
  events: RoundEvent[],
): { readonly grid: Grid; readonly filled: number[] } {
  const wild = required(game.keys[game.wild], 'the wild')
  const stops = strips.map((strip, reel) => (standing.includes(reel) ? 0 : rng.below(strip.length)))
  const landed = strips.map((strip, reel) =>
    standing.includes(reel) ? wildReel(game) : windowAt(strip, stops[reel] ?? 0, game.rows),
  )
  const held = standing.length > 0 ? { held: [...standing] } : {}
  events.push({ kind: 'reels', mode, stops, grid: landed, multiplier, ...held })
  const filled = landed.flatMap((column, reel) =>
    !standing.includes(reel) && column.includes(wild) ? [reel] : [],
  )
  const grid = landed.map((column, reel) => (filled.includes(reel) ? wildReel(game) : column))
  if (filled.length > 0) events.push(changeOf(game, 'expand', filled, landed))
  events.push(...winsOn(game, grid, multiplier))
  return { grid, filled }
}

/** Some reels of a grid become wild; the cells that were not are those that change. */
function changeOf(
  game: LineGrid,
  cause: ChangeCause,
  reels: readonly number[],
  before: Grid,
): RoundEvent {
  const grid = before.map((column, reel) => (reels.includes(reel) ? wildReel(game) : column))
  const cells = grid.flatMap((column, reel) =>
    column.flatMap((key, row) => (key === before[reel]?.[row] ? [] : [{ reel, row }])),
  )
  return { kind: 'change', cause, cells, grid }
}

function wildReel({ keys, wild, rows }: LineGrid): string[] {
  return Array<string>(rows).fill(required(keys[wild], 'the wild'))
}

import type { Position } from './outcome.ts'

/**
 * What happens in a round, in the order it is shown; the client animates one after the other. The
 * sum of all `coins` is the win of the round. Grids are `grid[reel][row]`, symbols are keys.
 */
export type RoundEvent =
  | ReelsEvent
  | GridEvent
  | WinsEvent
  | ChangeEvent
  | FreeSpinsEvent
  | TumbleEvent
  | HoldStartEvent
  | HoldSpinEvent
  | HoldEndEvent
  | CapEvent

/** The reels turn and stop. */
export interface ReelsEvent {
  readonly kind: 'reels'
  readonly mode: 'base' | 'free'
  /** The strip position shown in the top row of each reel. */
  readonly stops: readonly number[]
  readonly grid: Grid
  /** Already inside every `coins` that follows, up to the next such event. */
  readonly multiplier: number
  /** Reels that do not turn: they stay as they stood. Absent when all turn. */
  readonly held?: readonly number[]
}

/** Cells of standing reels become what the grid shows there. */
export interface ChangeEvent {
  readonly kind: 'change'
  readonly cause: ChangeCause
  readonly cells: readonly Position[]
  /** As it stands after the change. */
  readonly grid: Grid
}

/** A wild fills its reel; wild reels go one reel to the left; mystery symbols show what they are. */
export type ChangeCause = 'expand' | 'walk' | 'reveal'

/**
 * A grid that no strip shows: every cell is filled anew. Each one after the first of a round
 * begins a free spin.
 */
export interface GridEvent {
  readonly kind: 'grid'
  readonly grid: Grid
}

/** What the grid that is shown wins; not told when it wins nothing. */
export interface WinsEvent {
  readonly kind: 'wins'
  readonly wins: readonly Win[]
  /** Already inside every `coins`. */
  readonly multiplier: number
  readonly coins: number
}

export type Win = LineRunWin | WaysWin | ClusterWin | ScattersWin

interface WinBase {
  readonly coins: number
  readonly count: number
  readonly positions: readonly Position[]
}

export interface LineRunWin extends WinBase {
  readonly kind: 'line'
  readonly line: number
  readonly symbol: string
  /** What its wilds have multiplied it by, inside `coins`; absent where wilds do not multiply. */
  readonly times?: number
}

export interface WaysWin extends WinBase {
  readonly kind: 'ways'
  readonly symbol: string
  /** Each pays once; `count` is the number of reels. */
  readonly ways: number
}

export interface ClusterWin extends WinBase {
  readonly kind: 'cluster'
  readonly symbol: string
}

export interface ScattersWin extends WinBase {
  readonly kind: 'scatter'
}

/** Free spins are won, in the base spin or again in a free one; after the cap on them. */
export interface FreeSpinsEvent {
  readonly kind: 'free-spins'
  readonly won: number
  /** In the round so far, these included. */
  readonly awarded: number
}

/** What has won goes, what is above falls, and new symbols come from the top. */
export interface TumbleEvent {
  readonly kind: 'tumble'
  readonly removed: readonly Position[]
  /** The new symbols of each reel, top first; they fill its uppermost rows. */
  readonly entered: Grid
  /** As it stands when all have fallen. */
  readonly grid: Grid
  /** What the wins of the new grid will be multiplied by. */
  readonly multiplier: number
}

/** The coins on the grid are held and show what they are worth. */
export interface HoldStartEvent {
  readonly kind: 'hold-start'
  readonly held: readonly HeldCoin[]
  readonly spins: number
}

/** The cells that are still empty turn once. */
export interface HoldSpinEvent {
  readonly kind: 'hold-spin'
  readonly landed: readonly HeldCoin[]
  /** After this one: back to the full number when a coin landed. */
  readonly spinsLeft: number
}

/** All held coins are paid, and more when they fill the grid. */
export interface HoldEndEvent {
  readonly kind: 'hold-end'
  readonly heldCoins: number
  readonly fullGridCoins: number
  readonly coins: number
}

export interface HeldCoin extends Position {
  readonly coins: number
  /** The fixed prize it stands for, such as `Mini`. */
  readonly prize?: string
}

/** The round's win met its cap: what is above it is taken away again. */
export interface CapEvent {
  readonly kind: 'cap'
  /** Negative. */
  readonly coins: number
}

export type Grid = readonly (readonly string[])[]

/** What an event adds to the win of its round. */
export function coinsOf(event: RoundEvent): number {
  return 'coins' in event ? event.coins : 0
}

import type { LineEnd, Position } from './position.ts'

/**
 * What happens in a round, in the order it is shown; the client animates one after the other. The
 * sum of all `coins` is the win of the round. Grids are `grid[reel][row]`, symbols are keys.
 */
export type RoundEvent =
  | ReelsEvent
  | GridEvent
  | WinsEvent
  | ChangeEvent
  | UpgradeEvent
  | FreeSpinsEvent
  | MarkEvent
  | OrbsEvent
  | TumbleEvent
  | HoldStartEvent
  | ChestEvent
  | HoldSpinEvent
  | HoldEndEvent
  | WheelEvent
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
  /** Neighbouring reels that turn as one, all on the strip of the first. Absent when none do. */
  readonly twins?: readonly number[]
  /** How many of the cheapest symbols are gone from the reels; absent where none ever go. */
  readonly gone?: number
}

/** Cells of standing reels become what the grid shows there. */
interface ChangeEvent {
  readonly kind: 'change'
  readonly cause: ChangeCause
  readonly cells: readonly Position[]
  /** As it stands after the change. */
  readonly grid: Grid
}

/** The cheapest symbols are gone for the rest of the round, from the cells that show them too. */
interface UpgradeEvent {
  readonly kind: 'upgrade'
  /** How many of them, since the round began. */
  readonly gone: number
  /** What they have become: the cheapest that is left. */
  readonly symbol: string
  readonly cells: readonly Position[]
  /** As it stands after it. */
  readonly grid: Grid
}

/**
 * A wild fills its reel; wild reels go one reel to the left; mystery symbols show what they are; the
 * special symbol of free spins fills its reels.
 */
export type ChangeCause = 'expand' | 'walk' | 'reveal' | 'special'

/**
 * A grid that no strip shows: every cell is filled anew. Each one after the first of a round
 * begins a free spin.
 */
interface GridEvent {
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

export type Win = LineRunWin | WaysWin | ClusterWin | AnywhereWin | ScattersWin | FilledWin

interface WinBase {
  readonly coins: number
  readonly count: number
  readonly positions: readonly Position[]
}

interface LineRunWin extends WinBase {
  readonly kind: 'line'
  readonly line: number
  readonly symbol: string
  /** What its wilds have multiplied it by, inside `coins`; absent where wilds do not multiply. */
  readonly times?: number
  /** Where lines are read both ways: the end it begins at; absent when it fills its line. */
  readonly from?: LineEnd
}

export interface WaysWin extends WinBase {
  readonly kind: 'ways'
  readonly symbol: string
  /** Each pays once; `count` is the number of reels. */
  readonly ways: number
  /** What they pay together, in ways, when their wilds multiply; absent where none does. */
  readonly worth?: number
}

export interface ClusterWin extends WinBase {
  readonly kind: 'cluster'
  readonly symbol: string
  /** What its marked cells have multiplied it by, inside `coins`; absent where they did not. */
  readonly times?: number
}

/** Enough of a symbol, wherever they lie. */
export interface AnywhereWin extends WinBase {
  readonly kind: 'anywhere'
  readonly symbol: string
}

export interface ScattersWin extends WinBase {
  readonly kind: 'scatter'
}

/** Reels that the special symbol has filled pay on every line alike, side by side or not. */
interface FilledWin extends WinBase {
  readonly kind: 'filled'
  readonly symbol: string
  /** Each pays once; `count` is the number of reels. */
  readonly lines: number
}

/** Free spins are won, in the base spin or again in a free one; after the cap on them. */
interface FreeSpinsEvent {
  readonly kind: 'free-spins'
  readonly won: number
  /** In the round so far, these included. */
  readonly awarded: number
  /** The symbol that fills its reels in them; absent where none does. */
  readonly special?: string
}

/** Cells that have just won are marked: wins on them are multiplied from now on. */
interface MarkEvent {
  readonly kind: 'mark'
  readonly cells: readonly MarkedCell[]
}

/** A cell with a number: that of its mark from now on, or of the orb that lies there. */
export interface MarkedCell extends Position {
  readonly times: number
}

/** The spin tumbles no more, and the orbs that lie there multiply what it has won. */
interface OrbsEvent {
  readonly kind: 'orbs'
  readonly orbs: readonly MarkedCell[]
  /** What the wins of the spin are multiplied by: these orbs and those gathered before them. */
  readonly times: number
  /** More than the spin had won before. */
  readonly coins: number
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
interface HoldStartEvent {
  readonly kind: 'hold-start'
  readonly held: readonly HeldCoin[]
  readonly spins: number
}

/** The player opens one of some chests; all of them hold what was drawn. */
interface ChestEvent {
  readonly kind: 'chest'
  readonly coins: number
}

/** The cells that are still empty turn once. */
interface HoldSpinEvent {
  readonly kind: 'hold-spin'
  readonly landed: readonly HeldCoin[]
  /** After this one: back to the full number when a coin landed. */
  readonly spinsLeft: number
}

/** All held coins are paid, and more when they fill the grid. */
interface HoldEndEvent {
  readonly kind: 'hold-end'
  readonly heldCoins: number
  readonly fullGridCoins: number
  readonly coins: number
}

/** A wheel of multipliers turns and stops: it adds what its segment makes of the grid's win. */
interface WheelEvent {
  readonly kind: 'wheel'
  /** Of the wheel's segments, clockwise. */
  readonly segment: number
  readonly multiplier: number
  readonly coins: number
}

export interface HeldCoin extends Position {
  readonly coins: number
  /** The fixed prize it stands for, such as `Mini`. */
  readonly prize?: string
  /** A collector: what the coins were worth together when it landed. Absent on coins. */
  readonly collects?: true
}

/** The round's win met its cap: what is above it is taken away again. */
interface CapEvent {
  readonly kind: 'cap'
  /** Negative. */
  readonly coins: number
}

export type Grid = readonly (readonly string[])[]

/** What an event adds to the win of its round. */
export function coinsOf(event: RoundEvent): number {
  return 'coins' in event ? event.coins : 0
}

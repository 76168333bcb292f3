import type { ClientEvent, ClientRound } from '@nordlys/contracts'

export type Cell = readonly [reel: number, row: number]
export type Grid = readonly (readonly number[])[]
export type HeldCoin = Extract<ClientEvent, { kind: 'hold-start' }>['held'][number]
export type Mark = Extract<ClientEvent, { kind: 'mark' }>['cells'][number]
type Events = readonly ClientEvent[]

/** The state of the board when an event has been shown. */
export interface Board {
  readonly grid: Grid
  readonly mode: 'base' | 'free'
  /** Where the strips stand; none when the symbols fell. */
  readonly stops: readonly number[]
  /** Reels that stand as one; none where each stands by itself. */
  readonly twins: readonly number[]
  /** How many of the cheapest symbols are gone from the reels. */
  readonly gone: number
  readonly multiplier: number
  /** The cells that glow, each with its number. */
  readonly marks: readonly Mark[]
  /** The coins that are held, while any are. */
  readonly held: readonly HeldCoin[]
  readonly holdSpinsLeft: number | undefined
}

const nothing: Board = {
  grid: [],
  mode: 'base',
  stops: [],
  twins: [],
  gone: 0,
  multiplier: 1,
  marks: [],
  held: [],
  holdSpinsLeft: undefined,
}

/** The board after the event at `at`; `firstMultiplier` is what tumbles begin with. */
export function boardAt(events: Events, at: number, firstMultiplier = 1): Board {
  const known = boards.get(events)
  const all =
    known?.firstMultiplier === firstMultiplier ? known.all : boardsOf(events, firstMultiplier)
  if (all !== known?.all) boards.set(events, { firstMultiplier, all })
  return all[Math.min(at, all.length - 1)] ?? nothing
}

/** A round's boards are asked for many times between two frames. */
const boards = new WeakMap<Events, { firstMultiplier: number; all: readonly Board[] }>()

function boardsOf(events: Events, firstMultiplier: number): Board[] {
  let board = nothing
  let spins = 0
  return events.map((event) => {
    if (beginsSpin(event)) spins += 1
    // The base spin and the first free one begin afresh; from then on the multiplier goes on.
    const multiplier = spins <= 2 ? firstMultiplier : board.multiplier
    board = afterEvent(board, event, { spins, multiplier })
    return board
  })
}

function afterEvent(
  board: Board,
  event: ClientEvent,
  { spins, multiplier }: { spins: number; multiplier: number },
): Board {
  switch (event.kind) {
    case 'reels':
      return {
        ...nothing,
        grid: event.grid,
        mode: event.mode,
        stops: event.stops,
        twins: event.twins ?? [],
        gone: event.gone ?? 0,
        multiplier: event.multiplier,
      }
    case 'grid':
      return {
        ...nothing,
        grid: event.grid,
        mode: spins > 1 ? 'free' : 'base',
        multiplier,
        marks: board.marks,
      }
    case 'change':
      return { ...board, grid: event.grid }
    case 'upgrade':
      return { ...board, grid: event.grid, gone: event.gone }
    case 'mark':
      return { ...board, marks: withMarks(board.marks, event.cells) }
    case 'orbs':
      return { ...board, multiplier: event.times }
    case 'tumble':
      return { ...board, grid: event.grid, multiplier: event.multiplier }
    case 'hold-start':
      return { ...board, held: event.held, holdSpinsLeft: event.spins }
    case 'hold-spin': {
      const held = [...board.held, ...event.landed]
      return { ...board, held, holdSpinsLeft: event.spinsLeft }
    }
    default:
      return board
  }
}

/** A cell keeps its latest number. */
function withMarks(marks: readonly Mark[], cells: readonly Mark[]): Mark[] {
  const kept = marks.filter(({ position: [reel, row] }) =>
    cells.every(({ position }) => position[0] !== reel || position[1] !== row),
  )
  return [...kept, ...cells]
}

export function beginsSpin({ kind }: ClientEvent): boolean {
  return kind === 'reels' || kind === 'grid'
}

/** Whether it follows at once on the wins before it: what glows, falls, or multiplies them. */
export function goesWithWins(event: ClientEvent | undefined): boolean {
  return event !== undefined && ['mark', 'tumble', 'orbs', 'wheel'].includes(event.kind)
}

/** The event that began the spin which the one at `at` belongs to. */
export function spinStart(events: Events, at: number): number {
  return Math.max(
    0,
    events.findLastIndex((event, index) => index <= at && beginsSpin(event)),
  )
}

/** Free spins won so far and played so far, when the round has any. */
export function countFreeSpins(
  events: Events,
  at: number,
): { played: number; won: number } | undefined {
  const shown = events.slice(0, at + 1)
  const won = shown.reduce((all, event) => all + (event.kind === 'free-spins' ? event.won : 0), 0)
  return won > 0 ? { played: shown.filter(beginsSpin).length - 1, won } : undefined
}

/** The symbol that fills its reels in the free spins won so far; undefined where none does. */
export function specialOf(events: Events, at: number): number | undefined {
  const won = events.slice(0, at + 1).findLast(({ kind }) => kind === 'free-spins')
  return won?.kind === 'free-spins' ? won.special : undefined
}

/** How many spins of the round up to the event at `at` turned beside reels that were held. */
export function countRespins(events: Events, at: number): number {
  return events.slice(0, at + 1).filter((event) => event.kind === 'reels' && event.held).length
}

/** How many ways the heights of these reels make. */
export function waysOf(grid: Grid): number {
  return grid.reduce((ways, column) => ways * column.length, 1)
}

/** The winnings of events before `end`, no more than the round paid: a cap takes its part last. */
export function wonOre(round: ClientRound, coinOre: number, end: number, start = 0): number {
  const won = (to: number) =>
    Math.min(
      round.winOre,
      round.events.slice(0, to).reduce((all, event) => all + gainOf(event), 0) * coinOre,
    )
  return won(end) - won(start)
}

function gainOf(event: ClientEvent): number {
  return event.kind !== 'cap' && 'coins' in event ? event.coins : 0
}

import type { ClientEvent } from '@nordlys/contracts'
import { formatKroner, ore } from '@nordlys/core'
import type { Cell, Grid } from './story.ts'

/** What is needed to say a win aloud. */
export interface WinContext {
  readonly symbolNames: readonly string[]
  /** Index of the wild among the symbols. */
  readonly wild: number
  readonly coinOre: number
}

/** One win, with its cells. */
export interface WinItem {
  readonly words: string
  readonly winOre: number
  readonly positions: readonly Cell[]
}

export type WinsEvent = Extract<ClientEvent, { kind: 'wins' }>
type Win = WinsEvent['wins'][number]

/** The wins of a grid in words, the largest first: `4 ens på linje 1 med wild`. */
export function winsOf({ wins }: WinsEvent, grid: Grid, context: WinContext): WinItem[] {
  return wins
    .map((win) => ({
      words: wordsOf(win, grid, context),
      winOre: win.coins * context.coinOre,
      positions: win.positions,
    }))
    .sort((a, b) => b.winOre - a.winOre)
}

function wordsOf(win: Win, grid: Grid, context: WinContext): string {
  switch (win.kind) {
    case 'line':
      return `${win.count} ens på linje ${win.line + 1}${helpOf(win, grid, context)}`
    case 'ways': {
      const ways = win.ways === 1 ? '1 vej' : `${win.ways} veje`
      return `${win.count} × ${context.symbolNames[win.symbol] ?? ''} på ${ways}`
    }
    case 'cluster':
      return `Klynge af ${win.count} × ${context.symbolNames[win.symbol] ?? ''}`
    case 'scatter':
      return `${win.count} bonussymboler`
  }
}

/** Of a wild that stood in for the symbol, and what it multiplied. */
function helpOf(win: Extract<Win, { kind: 'line' }>, grid: Grid, context: WinContext): string {
  if (win.times !== undefined) return ` med wild ×${win.times}`
  return isHelped(win, grid, context) ? ' med wild' : ''
}

/** Whether a wild stood in for the symbol. */
function isHelped(
  { symbol, positions }: Extract<Win, { kind: 'line' }>,
  grid: Grid,
  { wild }: WinContext,
): boolean {
  return symbol !== wild && positions.some(([reel, row]) => grid[reel]?.[row] === wild)
}

/** What a grid won as it is read aloud. */
export function spokenWins(event: WinsEvent, grid: Grid, context: WinContext): string {
  // An amount ends in the full stop of its "kr.", so the sentences need none of their own.
  return winsOf(event, grid, context)
    .map((win) => `${win.words}: ${inKroner(win.winOre)}`)
    .join(' ')
}

/** What happened on the board, for those who hear it; empty for what the reels alone do. */
export function spokenMotion(event: ClientEvent, { coinOre, symbolNames }: WinContext): string {
  switch (event.kind) {
    case 'change':
      return `${changeWords[event.cause]} ${changedText(event, symbolNames)}.`
    case 'tumble':
      return event.multiplier > 1 ? `Gevinster ganges nu med ${event.multiplier}.` : ''
    case 'hold-start':
      return `${coinsText(event.held.length)} holdes. ${spinsText(event.spins)} tilbage.`
    case 'hold-spin': {
      const worthOre = event.landed.reduce((all, { coins }) => all + coins * coinOre, 0)
      const landed = event.landed.length
      const left = `${spinsText(event.spinsLeft)} tilbage.`
      if (landed === 0) return `Ingen nye mønter. ${left}`
      return `${landed === 1 ? '1 ny mønt' : `${landed} nye mønter`}: ${inKroner(worthOre)} ${left}`
    }
    case 'hold-end': {
      const full = event.fullGridCoins > 0 ? 'Alle felter er fyldt. ' : ''
      return `${full}Mønterne gav ${inKroner(event.coins * coinOre)}`
    }
    default:
      return ''
  }
}

const changeWords = {
  expand: 'Wild fylder',
  walk: 'Wild går til',
  reveal: 'Mysteriesymbolerne bliver til',
} as const

/** Which reels changed, or what all of them became. */
function changedText(
  { cause, cells, grid }: Extract<ClientEvent, { kind: 'change' }>,
  symbolNames: readonly string[],
): string {
  if (cause !== 'reveal') return reelsText(cells)
  const [reel, row] = cells[0] ?? [0, 0]
  return symbolNames[grid[reel]?.[row] ?? 0] ?? ''
}

/** `hjul 2 og 4` */
function reelsText(cells: readonly Cell[]): string {
  const numbers = [...new Set(cells.map(([reel]) => reel + 1))].sort((a, b) => a - b)
  const last = numbers.at(-1) ?? 0
  return `hjul ${numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} og ${last}` : last}`
}

function coinsText(count: number): string {
  return count === 1 ? '1 mønt' : `${count} mønter`
}

function spinsText(count: number): string {
  return count === 1 ? '1 spin' : `${count} spins`
}

function inKroner(amountOre: number): string {
  return formatKroner(ore(Math.round(amountOre)))
}

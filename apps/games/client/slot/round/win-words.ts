import type { ClientEvent } from '@nordlys/contracts'
import { amountText } from '../../frame/amounts.ts'
import type { Board, Cell, Grid, Mark } from './story.ts'

/** The context that a spoken win needs. */
export interface WinContext {
  readonly symbolNames: readonly string[]
  /** Index of the wild among the symbols. */
  readonly wild: number
  readonly coinOre: number
}

/** Whether a symbol of this kind stands in for others. */
export function standsIn({ kind }: { readonly kind: string }): boolean {
  return kind === 'wild' || kind === 'book'
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
      return `${win.count} ens på linje ${win.line + 1}${endOf(win)}${helpOf(win, grid, context)}`
    case 'ways': {
      const ways = win.ways === 1 ? '1 vej' : `${win.ways} veje`
      const worth = win.worth === undefined ? '' : `, der tæller for ${win.worth}`
      return `${win.count} × ${context.symbolNames[win.symbol] ?? ''} på ${ways}${worth}`
    }
    case 'cluster':
      return `Klynge af ${win.count} × ${context.symbolNames[win.symbol] ?? ''}${glowOf(win)}`
    case 'anywhere':
      return `${win.count} × ${context.symbolNames[win.symbol] ?? ''}`
    case 'scatter':
      return `${win.count} bonussymboler`
    case 'filled':
      return `${win.count} × ${context.symbolNames[win.symbol] ?? ''} på alle ${win.lines} linjer`
  }
}

/** Of the marks that multiplied a cluster. */
function glowOf({ times }: Extract<Win, { kind: 'cluster' }>): string {
  return times === undefined ? '' : `, ganget med ${times}`
}

/** Where lines win both ways: the end at which the win begins. */
function endOf({ from }: Extract<Win, { kind: 'line' }>): string {
  if (from === undefined) return ''
  return from === 'left' ? ' fra venstre' : ' fra højre'
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

/** A grid's win as it is read aloud. */
export function spokenWins(event: WinsEvent, grid: Grid, context: WinContext): string {
  // An amount ends in the full stop of its "kr.", so the sentences need none of their own.
  return winsOf(event, grid, context)
    .map((win) => `${win.words}: ${amountText(win.winOre)}`)
    .join(' ')
}

/**
 * The motion on the board, for those who hear it; empty for what the reels alone do. `before` is
 * the board as it lay until then.
 */
export function spokenMotion(
  event: ClientEvent,
  { coinOre, symbolNames }: WinContext,
  before?: Pick<Board, 'mode' | 'multiplier'>,
): string {
  switch (event.kind) {
    case 'reels': {
      const hasRisen = event.mode === before?.mode && event.multiplier > before.multiplier
      const twins = event.twins ? `${capital(reelsText(event.twins))} er tvillinger.` : ''
      return [hasRisen ? risenText(event) : '', twins].filter(Boolean).join(' ')
    }
    case 'change':
      return `${changeWords[event.cause]} ${changedText(event, symbolNames)}.`
    case 'upgrade':
      return `Opgradering: ${symbolNames[event.symbol] ?? ''} er nu det billigste symbol.`
    case 'mark':
      return glowText(event.cells)
    case 'tumble':
      return event.multiplier > 1 ? risenText(event) : ''
    case 'orbs':
      return `Gevinsten ganges med ${event.times}: ${amountText(event.coins * coinOre)} mere.`
    case 'hold-start':
      return `${coinsText(event.held.length)} holdes. ${spinsText(event.spins)} tilbage.`
    case 'hold-spin': {
      const collectors = event.landed.filter(({ collects }) => collects)
      const coins = event.landed.filter(({ collects }) => !collects)
      const worthOre = coins.reduce((all, coin) => all + coin.coins * coinOre, 0)
      const left = `${spinsText(event.spinsLeft)} tilbage.`
      if (event.landed.length === 0) return `Ingen nye mønter. ${left}`
      const news = coins.length === 1 ? '1 ny mønt' : `${coins.length} nye mønter`
      const told = [
        ...(coins.length > 0 ? [`${news}: ${amountText(worthOre)}`] : []),
        ...collectors.map((each) => `En samler får ${amountText(each.coins * coinOre)}`),
      ]
      return `${told.join(' ')} ${left}`
    }
    case 'hold-end': {
      const full = event.fullGridCoins > 0 ? 'Alle felter er fyldt. ' : ''
      return `${full}Mønterne gav ${amountText(event.coins * coinOre)}`
    }
    case 'wheel':
      return 'Multiplikatorhjulet drejer.'
    default:
      return ''
  }
}

/** The gain of an event, when it has been shown. */
export function spokenGain(event: ClientEvent, grid: Grid, context: WinContext): string {
  if (event.kind === 'wins') return spokenWins(event, grid, context)
  if (event.kind === 'chest') return `Kisten giver ${amountText(event.coins * context.coinOre)}`
  if (event.kind !== 'wheel') return spokenMotion(event, context)
  const more = amountText(event.coins * context.coinOre)
  return `Multiplikatorhjulet standser på ${event.multiplier}. Det giver ${more} mere.`
}

function risenText({ multiplier }: { readonly multiplier: number }): string {
  return `Gevinster ganges nu med ${multiplier}.`
}

const changeWords = {
  expand: 'Wild fylder',
  walk: 'Wild går til',
  reveal: 'Mysteriesymbolerne bliver til',
  special: 'Specialsymbolet fylder',
} as const

/** Which reels changed, or what all of them became. */
function changedText(
  { cause, cells, grid }: Extract<ClientEvent, { kind: 'change' }>,
  symbolNames: readonly string[],
): string {
  if (cause !== 'reveal') return reelsText(cells.map(([reel]) => reel))
  const [reel, row] = cells[0] ?? [0, 0]
  return symbolNames[grid[reel]?.[row] ?? 0] ?? ''
}

/** `hjul 2 og 4` */
function reelsText(reels: readonly number[]): string {
  const numbers = [...new Set(reels)].map((reel) => reel + 1).sort((a, b) => a - b)
  const last = numbers.at(-1) ?? 0
  return `hjul ${numbers.length > 1 ? `${numbers.slice(0, -1).join(', ')} og ${last}` : last}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `5 felter gløder med 1 til 4.` */
function glowText(cells: readonly Mark[]): string {
  const numbers = cells.map(({ times }) => times)
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  const range = least === most ? `${most}` : `${least} til ${most}`
  return `${cells.length === 1 ? '1 felt' : `${cells.length} felter`} gløder med ${range}.`
}

function coinsText(count: number): string {
  return count === 1 ? '1 mønt' : `${count} mønter`
}

function spinsText(count: number): string {
  return count === 1 ? '1 spin' : `${count} spins`
}

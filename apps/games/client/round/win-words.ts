import type { ClientSpin } from '@nordlys/contracts'
import { formatKroner, ore } from '@nordlys/core'

/** What is needed to say a win aloud. */
export interface WinContext {
  readonly symbolNames: readonly string[]
  /** Index of the wild among the symbols. */
  readonly wild: number
  readonly coinOre: number
}

/** One win of a spin, with its cells. */
export interface WinItem {
  readonly words: string
  readonly winOre: number
  readonly positions: readonly (readonly [number, number])[]
}

/** The wins of a spin in words, the largest first: `4 ens på linje 1 med wild`. */
export function winsOf(spin: ClientSpin, context: WinContext): WinItem[] {
  const lines = spin.lineWins.map((win): WinItem => {
    const isHelped =
      win.symbol !== context.wild &&
      win.positions.some(([reel, row]) => spin.grid[reel]?.[row] === context.wild)
    return {
      words: `${win.count} ens på linje ${win.line + 1}${isHelped ? ' med wild' : ''}`,
      winOre: win.coins * context.coinOre,
      positions: win.positions,
    }
  })
  const { scatterWin } = spin
  const scatter = scatterWin && {
    words: `${scatterWin.count} bonussymboler`,
    winOre: scatterWin.coins * context.coinOre,
    positions: scatterWin.positions,
  }
  return [...lines, ...(scatter ? [scatter] : [])].sort((a, b) => b.winOre - a.winOre)
}

/** A spin's result as it is read aloud: what stands on the reels' rows and what it gave. */
export function spokenResult(spin: ClientSpin, context: WinContext): string {
  const wins = winsOf(spin, context)
  if (wins.length === 0) return 'Ingen gevinst.'
  // An amount ends in the full stop of its "kr.", so the sentences need none of their own.
  return wins.map((win) => `${win.words}: ${formatKroner(ore(win.winOre))}`).join(' ')
}

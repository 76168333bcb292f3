import { type CompiledStrips, stopsOf, talliedAt } from '../../base/compile-reels.ts'
import { scatterTails } from '../../prove/scatter-tails.ts'
import type { LineGrid } from './compile.ts'
import { type LineMachine, settledCoins } from './line-machine.ts'

/**
 * Method B's count of the grids that win nothing, by scatters. Only grids that may still lose are
 * followed: a line that is certain to win ends the search, a line that has lost drops out of it.
 */
export function losingGrids(
  game: LineGrid,
  strips: CompiledStrips,
  machine: LineMachine,
): bigint[] {
  const isWin = certainWins(machine)
  const tails = scatterTails(game, strips)
  const losing = Array.from({ length: game.mostScatters + 1 }, () => 0n)

  function visit(reel: number, lines: readonly OpenLine[], scatters: number): void {
    if (lines.length === 0) {
      tails[reel]?.forEach((grids, more) => {
        const total = scatters + more
        if ((game.scatterPays[total] ?? 0) > 0) return
        losing[total] = (losing[total] ?? 0n) + BigInt(grids)
      })
      return
    }
    const { from, until, stride } = stopsOf(strips, reel)
    for (let stop = from; stop < until; stop += stride) {
      const open: OpenLine[] = []
      let hasWon = false
      for (const { line, state } of lines) {
        const row = (game.lineCells[line * game.reels + reel] ?? 0) - reel * game.rows
        const next = machine.next[state]?.[strips.symbols[stop + row] ?? 0] ?? -1
        if (next < 0 ? settledCoins(next) > 0 : isWin[next]) {
          hasWon = true
          break
        }
        if (next >= 0) open.push({ line, state: next })
      }
      if (hasWon) continue
      visit(reel + 1, open, scatters + talliedAt(strips, stop, game))
    }
  }

  const count = game.lineCells.length / game.reels
  visit(
    0,
    Array.from({ length: count }, (_, line) => ({ line, state: machine.start })),
    0,
  )
  return losing
}

interface OpenLine {
  readonly line: number
  readonly state: number
}

/** Whether every continuation of a state wins. */
function certainWins(machine: LineMachine): boolean[] {
  const known: boolean[] = []
  function wins(state: number): boolean {
    if (state < 0) return settledCoins(state) > 0
    const answer = known[state] ?? (machine.next[state] ?? []).every(wins)
    known[state] = answer
    return answer
  }
  return machine.next.map((_, state) => wins(state))
}

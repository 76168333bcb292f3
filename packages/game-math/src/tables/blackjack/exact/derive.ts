import { required } from '@nordlys/core'
import { type Play, upValues } from '../chart.ts'
import { aceValue, totalOf, type Value } from '../hand.ts'
import type { BlackjackRules } from '../rules.ts'
import { Backward } from './backward.ts'
import { doubles } from './numbers.ts'

/** What each choice is worth on average over the two-card hands of a cell, in stakes of the hand. */
interface Cell {
  chance: number
  readonly values: Partial<Record<Play, number>>
}

/** By row and up card. Rows are `h16`, `s18` and `p8`; pairs count in the row of their total too. */
export type Cells = ReadonlyMap<string, ReadonlyMap<Value, Cell>>

/** Of the best play by calculator A, where the bank has looked and has no blackjack. */
export function cellsOf(rules: BlackjackRules): { cells: Cells; bestValue: number } {
  const cells = new Map<string, Map<Value, Cell>>()
  const add = (row: string, up: Value, chance: number, values: Cell['values']) => {
    const columns = cells.get(row) ?? new Map<Value, Cell>()
    const cell = columns.get(up) ?? { chance: 0, values: {} }
    cells.set(row, columns.set(up, cell))
    cell.chance += chance
    for (const [play, value] of Object.entries(values) as [Play, number][]) {
      cell.values[play] = (cell.values[play] ?? 0) + chance * value
    }
  }
  const bestValue = new Backward(rules, 'best', doubles()).value(
    ({ cards, up, chance, values }) => {
      const [first, second] = cards
      const { total, isSoft } = totalOf(first + second, first === aceValue)
      const { split, surrender: _, ...others } = values
      add(`${isSoft ? 's' : 'h'}${total}`, up, chance, others)
      if (split !== undefined) add(`p${first}`, up, chance, { ...others, split })
    },
  )
  for (const columns of cells.values()) for (const cell of columns.values()) average(cell)
  return { cells, bestValue }
}

export interface Chart {
  readonly hardRows: Record<number, string>
  readonly softRows: Record<number, string>
  readonly pairRows: Record<Value, string>
}

/** Each cell of the chart has what is best on average over its hands, at a table with surrender. */
export function deriveChart(cells: Cells): Chart {
  const chart: Chart = { hardRows: {}, softRows: {}, pairRows: {} }
  for (const [row, columns] of cells) {
    const letters = upValues.map((up) => {
      const { values } = required(columns.get(up), `${row} against ${up}`)
      return row.startsWith('p') ? pairLetter(values) : letterOf(values)
    })
    const rows = { h: chart.hardRows, s: chart.softRows, p: chart.pairRows }[row.charAt(0)]
    required(rows, row)[Number(row.slice(1))] = letters.join('')
  }
  return chart
}

/** In hundredths of a percent of the stake: `[hit, stand, double]`, and of a pair split as well. */
export function deriveWorth(cells: Cells): Record<string, number[][]> {
  const rows = [...cells].map(([row, columns]) => {
    const worth = upValues.map((up) => {
      const { values } = required(columns.get(up), `${row} against ${up}`)
      const plays: Play[] = row.startsWith('p') ? [...basic, 'split'] : basic
      return plays.map((play) => Math.round(10_000 * required(values[play], `${row} ${play}`)))
    })
    return [row, worth] as const
  })
  return Object.fromEntries(rows.sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))
}

const surrendered = -0.5

const basic: Play[] = ['hit', 'stand', 'double']

function average(cell: Cell): void {
  for (const play of Object.keys(cell.values) as Play[]) {
    cell.values[play] = (cell.values[play] ?? 0) / cell.chance
  }
}

function letterOf({ hit = 0, stand = 0, double = 0 }: Cell['values']): string {
  const drawn = Math.max(hit, stand)
  if (Math.max(drawn, double) < surrendered) return 'r'
  if (double > drawn) return hit > stand ? 'd' : 'e'
  return hit > stand ? 'h' : 's'
}

function pairLetter({ split = 0, ...others }: Cell['values']): string {
  return split > Math.max(surrendered, ...Object.values(others)) ? 'p' : '.'
}

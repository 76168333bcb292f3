import type { SummaryPart } from '@nordlys/contracts'
import { type Ore, ore, subtract, sum, zeroOre } from '@nordlys/core'

/** A bar from the zero line; places and lengths are percent of the plot, from its left and its top. */
export interface ChartBar {
  kind: 'deposited' | 'withdrawn'
  left: number
  top: number
  width: number
  height: number
}

export interface Chart {
  /** Lines across, the zero line among them. */
  lines: { top: number; amountOre: Ore }[]
  bars: ChartBar[]
  /** The result from the period's begin to the end of each part: x and y. */
  result: (readonly [number, number])[]
}

/** As many lines across as a phone keeps apart. */
const linesMax = 5
/** Two bars stand in a part, with as much room beside them. */
const barShare = 0.25

/** The picture of a period: payments in and out of each part, and the result of the play so far. */
export function chartOf(parts: readonly SummaryPart[]): Chart {
  const payments = parts.map((part) => ({
    deposited: subtract(part.depositedOre, part.takenBackOre),
    withdrawn: part.withdrawnOre,
  }))
  const results = parts.map((_, place) =>
    sum(...parts.slice(0, place + 1).map((part) => part.resultOre)),
  )
  const amounts = [zeroOre, ...results, ...payments.flatMap((each) => Object.values(each))]
  const lines = linesOf(least(amounts), most(amounts))
  const [low, high] = [least(lines), most(lines)]
  const topOf = (amount: Ore) => (100 * Number(high - amount)) / Number(high - low)
  const width = 100 / parts.length
  return {
    lines: lines.map((amountOre) => ({ top: topOf(amountOre), amountOre })),
    bars: payments.flatMap((each, place) =>
      (['deposited', 'withdrawn'] as const).flatMap((kind, side) => {
        const [amount, zero] = [topOf(each[kind]), topOf(zeroOre)]
        if (each[kind] === zeroOre) return []
        const left = width * (place + barShare + side * barShare)
        const [top, height] = [Math.min(amount, zero), Math.abs(amount - zero)]
        return [{ kind, left, top, width: width * barShare, height }]
      }),
    ),
    result: results.map((amount, place) => [width * (place + 0.5), topOf(amount)] as const),
  }
}

/** Round amounts that hold all others between them. A library of scales is six packages for these lines. */
function linesOf(low: Ore, high: Ore): Ore[] {
  const stepOre = stepOf(Number(high - low) / (linesMax - 2))
  const first = Math.floor(Number(low) / stepOre)
  const last = Math.max(first + 1, Math.ceil(Number(high) / stepOre))
  return Array.from({ length: last - first + 1 }, (_, place) => ore((first + place) * stepOre))
}

/** The next of 1, 2 and 5 kroner, 10, 20 and 50, and so on, in øre. */
function stepOf(ore: number): number {
  let unit = 100
  while (unit * 10 < ore) unit *= 10
  return [1, 2, 5, 10].map((times) => times * unit).find((step) => step >= ore) ?? unit * 10
}

const least = (amounts: readonly Ore[]) => amounts.reduce((a, b) => (b < a ? b : a))
const most = (amounts: readonly Ore[]) => amounts.reduce((a, b) => (b > a ? b : a))

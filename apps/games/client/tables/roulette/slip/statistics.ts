import { type Colour, colourOf, numbers } from '@nordlys/game-math/tables/roulette/layout'

/** Of the numbers of a session: counts alone. They say nothing of what comes. */
export interface Statistics {
  readonly count: number
  readonly colours: Readonly<Record<Colour, number>>
  readonly even: number
  readonly odd: number
  readonly low: number
  readonly high: number
  /** The four that came most often, and least often; none while too few came to say it of any. */
  readonly often: readonly number[]
  readonly seldom: readonly number[]
}

const listed = 4
const listedFrom = 20

export function statisticsOf(results: readonly number[]): Statistics {
  const count = (counts: (number: number) => boolean) => results.filter(counts).length
  const timesOf = new Map(numbers.map((number) => [number, count((each) => each === number)]))
  const times = (number: number) => timesOf.get(number) ?? 0
  const listOf = (by: (a: number, b: number) => number) =>
    results.length < listedFrom ? [] : numbers.toSorted(by).slice(0, listed)
  return {
    count: results.length,
    colours: {
      red: count((each) => colourOf(each) === 'red'),
      black: count((each) => colourOf(each) === 'black'),
      green: count((each) => colourOf(each) === 'green'),
    },
    even: count((each) => each > 0 && each % 2 === 0),
    odd: count((each) => each % 2 === 1),
    low: count((each) => each > 0 && each <= 18),
    high: count((each) => each > 18),
    often: listOf((a, b) => times(b) - times(a) || a - b),
    seldom: listOf((a, b) => times(a) - times(b) || a - b),
  }
}

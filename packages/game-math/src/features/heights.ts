import { list, type Shape, whole } from '../base/shape.ts'
import { unless } from '../base/unless.ts'

/** For each reel, as weights, how likely it shows 2, 3, ... rows, up to the game's `rows`. */
export type Heights = readonly (readonly number[])[]

export const leastHeight = 2
const mostWeight = 64

export const heightsShape: Shape<Heights> = list(list(whole(0, mostWeight)))
/** The highest reel of a game whose reels change their height. */
export const flexRows = whole(leastHeight, 7)

/** `name` is where the heights stand in the definition: `heights.base`. */
export function heightProblems(
  heights: Heights,
  { reels, rows }: { readonly reels: number; readonly rows: number },
  name: string,
): string[] {
  const totals = heights.map(heightDraws)
  return [
    ...unless(heights.length === reels, [`${name} are not one per reel`]),
    ...unless(
      heights.every(({ length }) => length === rows - leastHeight + 1),
      [`${name} are not one weight for each height from 2 to ${rows}`],
    ),
    ...unless(
      totals.every((total) => total >= 1 && total <= mostWeight),
      [`${name} of a reel weigh nothing or more than ${mostWeight}`],
    ),
  ]
}

/** How many equally likely draws a reel's height has. */
export function heightDraws(weights: readonly number[]): number {
  return weights.reduce((total, weight) => total + weight, 0)
}

/** The height of a draw: the lowest heights come first, each as often as it weighs. */
export function heightAt(weights: readonly number[], draw: number): number {
  let left = draw
  const index = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return leastHeight + index
}

/** Every height as often as its weight. */
export function weightedHeights(weights: readonly number[]): number[] {
  return weights.flatMap((weight, index) => Array<number>(weight).fill(leastHeight + index))
}

/** The fewest and the most ways that can be. */
export function waysBetween(heights: Heights): { least: number; most: number } {
  const possible = heights.map(weightedHeights)
  return {
    least: possible.reduce((product, of) => product * Math.min(...of), 1),
    most: possible.reduce((product, of) => product * Math.max(...of), 1),
  }
}

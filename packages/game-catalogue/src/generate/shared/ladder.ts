const mantissas = [10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90]

/** Numbers of coins that read well, rising: every one to 10, then 12, 15, 20, ... to 100,000. */
export const everyCoin: readonly number[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9],
  ...[1, 10, 100, 1000].flatMap((power) => mantissas.map((mantissa) => mantissa * power)),
  100_000,
]

/** Those of them that are fives: a game that pays in fives is proven in a fifth of the time. */
export const fives: readonly number[] = everyCoin.filter((coins) => coins % 5 === 0)

/** Those that are even, for games with many small wins. */
export const evens: readonly number[] = everyCoin.filter((coins) => coins % 2 === 0)

/** The rung nearest to a value, by ratio. */
export function nearestRung(ladder: readonly number[], value: number): number {
  let nearest = 0
  ladder.forEach((rung, index) => {
    const known = ladder[nearest] ?? rung
    if (Math.abs(Math.log(rung / value)) < Math.abs(Math.log(known / value))) nearest = index
  })
  return nearest
}

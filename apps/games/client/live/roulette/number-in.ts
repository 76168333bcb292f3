/** The number of roulette in an outcome; undefined in one that is of another game. */
export function numberIn(outcome: unknown): number | undefined {
  const isOne = typeof outcome === 'object' && outcome !== null && 'number' in outcome
  const number = isOne ? outcome.number : undefined
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined
  return number >= 0 && number <= 36 ? number : undefined
}

/** Those of outcomes, in their order. */
export function numbersIn(outcomes: readonly unknown[]): number[] {
  return outcomes.flatMap((each) => numberIn(each) ?? [])
}

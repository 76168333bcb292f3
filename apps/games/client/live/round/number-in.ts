/** The number of roulette in an outcome: by itself, or as `number` of a view. */
export function numberIn(outcome: unknown): number | undefined {
  const told = isObject(outcome) && 'number' in outcome ? outcome.number : outcome
  if (typeof told !== 'number' || !Number.isInteger(told)) return undefined
  return told >= 0 && told <= 36 ? told : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

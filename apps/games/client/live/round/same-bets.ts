/** Whether both lay the same on the same spots, in whatever order; none at all is the same as nothing. */
export function sameBets(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other)
}

function textOf(bets: unknown): string {
  return Array.isArray(bets)
    ? bets
        .map((each) => JSON.stringify(each))
        .toSorted()
        .join()
    : ''
}

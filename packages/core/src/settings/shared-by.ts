/** The names of each value that several have; what has no value shares nothing. */
export function sharedBy(all: readonly { name: string; value: unknown }[]): string[][] {
  const named = all.filter(({ value }) => value !== undefined)
  const groups = Map.groupBy(named, ({ value }) => value)
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => group.map(({ name }) => name))
}

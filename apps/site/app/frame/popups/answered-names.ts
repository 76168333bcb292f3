/** More are not kept: a cookie goes with every request. */
const namesMax = 20

/** The names a browser keeps, with this one as the latest. */
export function withName(kept: string | undefined, name: string): string {
  const others = (kept?.split(' ') ?? []).filter((each) => each !== name)
  return [...others, name].slice(-namesMax).join(' ')
}

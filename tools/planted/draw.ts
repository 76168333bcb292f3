import { createHash } from 'node:crypto'

/**
 * `count` of the bugs, drawn by seed: first one of each part, then any of the rest. All of them when
 * there are no more.
 */
export function drawBugs<B extends { part: string; what: string }>(
  bugs: readonly B[],
  { seed, count }: { seed: string; count: number },
): B[] {
  const shuffled = bugs
    .map((bug) => ({ bug, place: digest(`${seed} ${bug.what}`) }))
    .toSorted((one, other) => one.place.localeCompare(other.place))
    .map(({ bug }) => bug)
  const first = shuffled.filter(
    ({ part }, at) => shuffled.findIndex((other) => other.part === part) === at,
  )
  const rest = shuffled.filter((bug) => !first.includes(bug))
  return [...first, ...rest].slice(0, Math.max(count, first.length))
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

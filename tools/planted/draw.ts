import { SeededRandom } from '../../world/simulate/choices.ts'

/**
 * `count` of the bugs, drawn by seed: first one of each part, then any of the rest. All of them when
 * there are no more.
 */
export function drawBugs<B extends { part: string }>(
  bugs: readonly B[],
  { seed, count }: { seed: number; count: number },
): B[] {
  const shuffled = shuffle(bugs, new SeededRandom(seed, 'planted bugs'))
  const first = shuffled.filter(
    ({ part }, at) => shuffled.findIndex((other) => other.part === part) === at,
  )
  const rest = shuffled.filter((bug) => !first.includes(bug))
  return [...first, ...rest].slice(0, Math.max(count, first.length))
}

function shuffle<B>(bugs: readonly B[], random: SeededRandom): B[] {
  const left = [...bugs]
  const drawn: B[] = []
  while (left.length > 0) drawn.push(...left.splice(random.next() % left.length, 1))
  return drawn
}

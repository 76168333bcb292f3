/** An arrow of a directed graph, between names. */
export interface Arrow {
  from: string
  to: string
}

/**
 * The strongly connected components of more than one node (Kosaraju): every node of one reaches every
 * other. Nodes and components are sorted.
 */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const forth = Map.groupBy(arrows, ({ from }) => from)
  const back = Map.groupBy(arrows, ({ to }) => to)
  const seen = new Set<string>()
  const left: string[] = []
  const visit = (node: string) => {
    if (seen.has(node)) return
    seen.add(node)
    for (const { to } of forth.get(node) ?? []) visit(to)
    left.push(node)
  }
  for (const node of forth.keys()) visit(node)
  const taken = new Set<string>()
  const reachedBack = (node: string): string[] => {
    if (taken.has(node)) return []
    taken.add(node)
    return [node, ...(back.get(node) ?? []).flatMap(({ from }) => reachedBack(from))]
  }
  return left
    .toReversed()
    .map((node) => reachedBack(node).sort())
    .filter((members) => members.length > 1)
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
}

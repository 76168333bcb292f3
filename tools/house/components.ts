/** An arrow of a directed graph, between names. */
export interface Arrow {
  from: string
  to: string
}

/**
 * The strongly connected components of more than one node (Tarjan): every node of one reaches every
 * other. Nodes and components are sorted.
 */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of arrows) {
    targets.set(from, [...(targets.get(from) ?? []), to])
  }
  const places = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const found: string[][] = []

  function visit(node: string): number {
    const place = places.size
    places.set(node, place)
    open.push(node)
    isOpen.add(node)
    let low = place
    for (const target of targets.get(node) ?? []) {
      const known = places.get(target)
      if (known === undefined) low = Math.min(low, visit(target))
      else if (isOpen.has(target)) low = Math.min(low, lowest.get(target) ?? known)
      lowest.set(node, low)
    }
    lowest.set(node, low)
    if (low === place) close(node)
    return low
  }

  function close(node: string): void {
    const members = open.splice(open.indexOf(node))
    for (const member of members) isOpen.delete(member)
    if (members.length > 1) found.push(members.sort())
  }

  for (const node of [...targets.keys()].sort()) if (!places.has(node)) visit(node)
  return found.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
}

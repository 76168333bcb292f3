import type { Arrow } from './components.ts'

/** An arrow, and what it costs to cut it. */
export interface Weighed extends Arrow {
  weight: number
}

/** An order of the nodes, lowest first, and the few arrows that point upwards in it. */
export interface Layers {
  order: readonly string[]
  upwards: readonly Weighed[]
}

/**
 * A small set of arrows without which no circle is left, found by moving one node at a time to its
 * best place. The smallest set is hard to find; this one cannot be made smaller by one move.
 */
export function layersOf(arrows: readonly Weighed[]): Layers {
  const nodes = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort()
  const starts = [nodes, [...nodes].reverse(), byBalance(nodes, arrows)]
  const orders = starts.map((start) => improved(start, arrows))
  const best = orders.reduce((a, b) => (weightOf(b, arrows) < weightOf(a, arrows) ? b : a))
  return { order: best, upwards: upwardsIn(best, arrows) }
}

/** What is imported most for what it imports stands lowest. */
function byBalance(nodes: readonly string[], arrows: readonly Weighed[]): string[] {
  const balances = new Map(nodes.map((node) => [node, 0]))
  for (const { from, to, weight } of arrows) {
    balances.set(from, (balances.get(from) ?? 0) + weight)
    balances.set(to, (balances.get(to) ?? 0) - weight)
  }
  return [...nodes].sort((a, b) => (balances.get(a) ?? 0) - (balances.get(b) ?? 0))
}

function improved(start: readonly string[], arrows: readonly Weighed[]): string[] {
  let order = [...start]
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const node of start) {
      const moved = atItsBest(node, order, arrows)
      if (weightOf(moved, arrows) >= weightOf(order, arrows)) continue
      order = moved
      isBetter = true
    }
  }
  return order
}

/** The order with this node where the fewest of its own arrows point upwards. */
function atItsBest(node: string, order: readonly string[], arrows: readonly Weighed[]): string[] {
  const others = order.filter((each) => each !== node)
  const gains = new Map<string, number>()
  let cost = 0
  for (const { from, to, weight } of arrows) {
    // At the bottom all that it imports stands above it.
    if (from === node) {
      cost += weight
      gains.set(to, (gains.get(to) ?? 0) - weight)
    }
    if (to === node) gains.set(from, (gains.get(from) ?? 0) + weight)
  }
  let [best, bestCost] = [0, cost]
  for (const [index, other] of others.entries()) {
    cost += gains.get(other) ?? 0
    if (cost < bestCost) [best, bestCost] = [index + 1, cost]
  }
  return others.toSpliced(best, 0, node)
}

function upwardsIn(order: readonly string[], arrows: readonly Weighed[]): Weighed[] {
  const places = new Map(order.map((node, place) => [node, place]))
  return arrows.filter(({ from, to }) => (places.get(from) ?? 0) < (places.get(to) ?? 0))
}

function weightOf(order: readonly string[], arrows: readonly Weighed[]): number {
  return upwardsIn(order, arrows).reduce((total, { weight }) => total + weight, 0)
}

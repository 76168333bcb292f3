import { aceValue, bankDraws, tenValue, totalOf, type Value } from '../hand.ts'
import type { Numbers } from './numbers.ts'

/** 17 to 21, and over 21. */
const bankEnds = 6
export const bankBust = 5

/** A hand of the bank that is drawn to, by its cards and whatever their order. */
interface Node {
  readonly hard: number
  readonly hasAce: boolean
  /** How many of each value it has drawn, by value. */
  readonly drawn: readonly number[]
  readonly depth: number
}

/**
 * How the bank ends, given its up card, as chances that flow through the hands it can have: each
 * hand hands its chance on to those that one more card makes. A blackjack is left out, for the bank
 * has looked. Which hands lead where is found once for an up card, and used with every shoe.
 */
export class BankFlow {
  readonly #numbers: Numbers
  /** The value that would make a blackjack with the up card, or 0. */
  readonly #barred: Value
  readonly #depth: number[] = []
  /** Where the edges of each hand begin. */
  readonly #first: number[] = []
  readonly #edges: { value: number[]; drawn: number[]; to: number[] } = {
    value: [],
    drawn: [],
    to: [],
  }
  readonly #flow: Float64Array
  readonly #ends = new Float64Array(bankEnds)

  constructor(up: Value, numbers: Numbers) {
    this.#numbers = numbers
    this.#barred = barredHole(up)
    const start = { hard: up, hasAce: up === aceValue, drawn: new Array(11).fill(0), depth: 0 }
    this.#layOut(start)
    this.#flow = new Float64Array(this.#depth.length)
  }

  /** With these counts left by value, `size` in all. The array is the next call's too. */
  ends(counts: Float64Array, size: number): Float64Array {
    const { reduce, inverse } = this.#numbers
    const [flow, ends, first, depth] = [this.#flow, this.#ends, this.#first, this.#depth]
    const { value, drawn, to } = this.#edges
    flow.fill(0)
    ends.fill(0)
    flow[0] = 1
    for (let node = 0; node < depth.length; node += 1) {
      const gone = depth[node] ?? 0
      const left = gone === 0 ? size - (counts[this.#barred] ?? 0) : size - gone
      const share = reduce(reduce(flow[node] ?? 0) * (inverse[left] ?? 0))
      for (let edge = first[node] ?? 0; edge < (first[node + 1] ?? 0); edge += 1) {
        const chance = share * ((counts[value[edge] ?? 0] ?? 0) - (drawn[edge] ?? 0))
        const target = to[edge] ?? 0
        if (target >= 0) flow[target] = (flow[target] ?? 0) + chance
        else ends[-1 - target] = (ends[-1 - target] ?? 0) + reduce(chance)
      }
    }
    for (let end = 0; end < bankEnds; end += 1) ends[end] = reduce(ends[end] ?? 0)
    return ends
  }

  /** Hands of fewer cards come first, so that a chance is whole before it is handed on. */
  #layOut(start: Node): void {
    const known = new Map<string, number>([[start.drawn.join(), 0]])
    const nodes = [start]
    for (let at = 0; at < nodes.length; at += 1) {
      const node = nodes[at] ?? start
      this.#depth.push(node.depth)
      this.#first.push(this.#edges.to.length)
      for (let value = 1; value <= 10; value += 1) {
        if (node.depth === 0 && value === this.#barred) continue
        this.#edges.value.push(value)
        this.#edges.drawn.push(node.drawn[value] ?? 0)
        this.#edges.to.push(this.#target(node, value, known, nodes))
      }
    }
    this.#first.push(this.#edges.to.length)
  }

  #target(node: Node, value: Value, known: Map<string, number>, nodes: Node[]): number {
    const next: Node = {
      hard: node.hard + value,
      hasAce: node.hasAce || value === aceValue,
      drawn: node.drawn.map((count, of) => (of === value ? count + 1 : count)),
      depth: node.depth + 1,
    }
    const total = totalOf(next.hard, next.hasAce)
    if (!bankDraws(total)) return -1 - (total.total > 21 ? bankBust : total.total - 17)
    const key = next.drawn.join()
    const index = known.get(key) ?? nodes.length
    if (index === nodes.length) {
      known.set(key, index)
      nodes.push(next)
    }
    return index
  }
}

/** A ten under an ace and an ace under a ten are a blackjack. */
export function barredHole(up: Value): Value {
  if (up === aceValue) return tenValue
  return up === tenValue ? aceValue : 0
}

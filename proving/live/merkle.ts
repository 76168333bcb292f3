import { createHash } from 'node:crypto'
import { canonicalJson } from '@nordlys/game-math'

interface Leaf {
  readonly key: string
  readonly bets: unknown
}

const hash = (...parts: readonly Buffer[]) =>
  createHash('sha256').update(Buffer.concat(parts)).digest()
const node = (left: Buffer, right: Buffer) => hash(Buffer.of(1), left, right)

function leafOf({ key, bets }: Leaf): Buffer {
  const name = Buffer.from(key.replaceAll('-', ''), 'hex')
  return hash(Buffer.of(0), name, Buffer.from(canonicalJson(bets)))
}

/** The root over slips, written apart from the product’s own: halves of the largest power of two. */
export function rootOf(slips: readonly Leaf[]): string {
  const root = (from: number, to: number): Buffer => {
    if (to - from === 0) return hash()
    const [slip] = slips.slice(from, to)
    if (to - from === 1 && slip) return leafOf(slip)
    let half = 1
    while (half * 2 < to - from) half *= 2
    return node(root(from, from + half), root(from + half, to))
  }
  return root(0, slips.length).toString('hex')
}

/** Whether the siblings lead from the leaf to the root of so many leaves. */
export function pathLeads(
  slip: Leaf,
  path: readonly string[],
  { leaf, count, root }: { leaf: number; count: number; root: string },
): boolean {
  const siblings = path.map((sibling) => Buffer.from(sibling, 'hex'))
  let [is, place, width] = [leafOf(slip), leaf, count]
  for (; width > 1; place >>= 1, width = Math.ceil(width / 2)) {
    if (place === width - 1 && place % 2 === 0) continue
    const sibling = siblings.shift()
    if (!sibling) return false
    is = place % 2 === 0 ? node(is, sibling) : node(sibling, is)
  }
  return siblings.length === 0 && is.toString('hex') === root
}

import { joined } from '../../tables/shared/hex-bytes.ts'

/** SHA-256 of bytes. */
export type Digest = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

/** A leaf's and a node's first byte, so that neither can be taken for the other. */
const [leafMark, nodeMark] = [Uint8Array.of(0), Uint8Array.of(1)]

const levelsMax = 20

export interface MerklePath {
  /** The leaf's place, which says at each level on which side its sibling is. */
  readonly leaf: number
  /** The siblings from the leaf up; a level at which there is none has no place in it. */
  readonly siblings: readonly Uint8Array[]
}

/** The leaf of a slip: its settle key's 16 bytes, and its bets as JSON. */
export function leafOf(digest: Digest, key: Uint8Array, bets: unknown) {
  return digest(joined(leafMark, key, new TextEncoder().encode(JSON.stringify(bets))))
}

/**
 * Whether a path leads from a leaf to a root. A level's last node without a sibling moves up as it is, and
 * how many leaves there are is not known here: so each way is tried that the leaf's place allows.
 */
export async function leadsTo(
  digest: Digest,
  root: Uint8Array,
  { node, path }: { node: Uint8Array; path: MerklePath },
): Promise<boolean> {
  const { leaf, siblings } = path
  const [sibling, ...above] = siblings
  if (!sibling) return leaf === 0 && isSame(node, root)
  // No round has so many slips: the path is of no tree.
  if (siblings.length > levelsMax || leaf >= 2 ** levelsMax) return false
  const isRight = leaf % 2 === 1
  const [left, right] = isRight ? [sibling, node] : [node, sibling]
  const up = {
    node: await digest(joined(nodeMark, left, right)),
    path: { leaf: Math.floor(leaf / 2), siblings: above },
  }
  if (await leadsTo(digest, root, up)) return true
  if (isRight || leaf === 0) return false
  return leadsTo(digest, root, { node, path: { leaf: leaf / 2, siblings } })
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

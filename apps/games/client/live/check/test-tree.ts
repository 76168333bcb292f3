import { createHash } from 'node:crypto'

/** As the game server makes them, by the bytes that the rules name. */
const sha256 = (...parts: readonly (Uint8Array | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

export const leafHash = (key: string, bets: unknown) =>
  sha256(Buffer.of(0), Buffer.from(key, 'hex'), JSON.stringify(bets))

export function commitmentOf({ table, round, definitionHash, seed }: Committed): string {
  const eight = Buffer.alloc(8)
  eight.writeBigUInt64BE(BigInt(round))
  const bytes = [Buffer.from(definitionHash, 'hex'), Buffer.from(seed, 'hex')]
  return sha256('nordlys live round', table, eight, ...bytes).toString('hex')
}

interface Committed {
  readonly table: string
  readonly round: number
  readonly definitionHash: string
  readonly seed: string
}

/** All levels of a tree, the leaves first: an odd last node moves up as it is. */
function levelsOf(leaves: readonly Buffer[]): Buffer[][] {
  const levels = [[...leaves]]
  for (let level = levels[0] ?? []; level.length > 1; ) {
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => {
      const [left = Buffer.alloc(0), right] = level.slice(at * 2, at * 2 + 2)
      return right ? sha256(Buffer.of(1), left, right) : left
    })
    levels.push(level)
  }
  return levels
}

/** The root in hex, and the path of one leaf. */
export function treeOf(leaves: readonly Buffer[], leaf: number) {
  const levels = levelsOf(leaves)
  const path = levels.slice(0, -1).flatMap((level, height) => {
    const sibling = level[(leaf >> height) ^ 1]
    return sibling ? [sibling.toString('hex')] : []
  })
  return { root: levels.at(-1)?.[0]?.toString('hex') ?? '', path }
}

import { createHash } from 'node:crypto'
import { hex, required } from '@nordlys/core'
import { canonicalJson } from '@nordlys/game-math'

/** A leaf and an inner node begin with different bytes: neither can pass for the other. */
const [leafMark, nodeMark] = [Buffer.of(0), Buffer.of(1)]

/**
 * The hash tree over a round’s slips, in their order. Its root is shown before the outcome, so that nobody
 * can change, add or leave out a slip afterwards; a path from its leaf shows a player that their slip is in
 * it. A level’s odd last node moves up as it is. [PROOF-03]
 */
export class MerkleTree {
  readonly #levels: readonly (readonly Buffer[])[]

  constructor(slips: readonly { key: string; bets: unknown }[]) {
    const levels: Buffer[][] = [slips.map(leafOf)]
    for (let level = levels[0] ?? []; level.length > 1; ) {
      level = parentsOf(level)
      levels.push(level)
    }
    this.#levels = levels
  }

  /** In hex; of no slips the hash of nothing. */
  get root(): string {
    return hex(this.#levels.at(-1)?.[0] ?? sha256())
  }

  /** The siblings from the leaf up, in hex; a level at which it has none adds nothing. */
  pathOf(leaf: number): string[] {
    return this.#levels.slice(0, -1).flatMap((level, height) => {
      const sibling = level[(leaf >> height) ^ 1]
      return sibling ? [hex(sibling)] : []
    })
  }
}

function leafOf({ key, bets }: { key: string; bets: unknown }): Buffer {
  return sha256(
    leafMark,
    Buffer.from(key.replaceAll('-', ''), 'hex'),
    Buffer.from(canonicalJson(bets)),
  )
}

function parentsOf(level: readonly Buffer[]): Buffer[] {
  return Array.from({ length: Math.ceil(level.length / 2) }, (_, place) => {
    const left = required(level[2 * place], 'a left node')
    const right = level[2 * place + 1]
    return right ? sha256(nodeMark, left, right) : left
  })
}

function sha256(...parts: readonly Buffer[]): Buffer {
  return parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()
}

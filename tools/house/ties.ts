import { posix } from 'node:path'
import type { FileImports } from '../code/imports.ts'
import type { Manifest } from '../code/manifests.ts'

/** A file that imports another, of types alone as well. */
export interface Tie {
  from: string
  to: string
  line: number
  /** What is taken of it; nothing for a whole module. */
  names: readonly string[]
}

/** Test files, and what tests share. What they import stands in nobody's way. */
const ofTests = /\.test\.(tsx?|mjs)$|\.spec\.ts$|(^|\/)test-[^/]+$/

export function isOfTests(path: string): boolean {
  return ofTests.test(path)
}

/** Every import of one known file by another. */
export function tiesOf(
  files: readonly FileImports[],
  known: ReadonlySet<string>,
  manifests: readonly Manifest[],
): Tie[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, line, names }) => {
      const to = targetOf(path, specifier, manifests)
      if (to === undefined || to === path || !known.has(to)) return []
      return [{ from: path, to, line, names }]
    }),
  )
}

function targetOf(
  path: string,
  specifier: string,
  manifests: readonly Manifest[],
): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(posix.dirname(path), plain)
  const owner = manifests.find(({ name }) => plain === name || plain.startsWith(`${name}/`))
  if (!owner) return undefined
  const target = owner.exports[`.${plain.slice(owner.name.length)}`]
  return target && posix.join(owner.folder, target)
}

import { posix } from 'node:path'
import type { FileImports } from '../code/imports.ts'
import type { Manifest } from '../code/manifests.ts'

/** A file that imports another, of types alone as well. */
export interface Tie {
  from: string
  to: string
  line: number
  /** The names imported from it; none for a whole module. */
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
  const asked = `.${plain.slice(owner.name.length)}`
  const target = exportedAs(asked, owner.exports)
  if (target === undefined) throw new Error(`${path}: ${owner.name} does not export ${asked}`)
  return posix.join(owner.folder, target)
}

/** The file that a package hands out as `asked`; `./base/*` stands for all of a folder. */
function exportedAs(asked: string, exports: Manifest['exports']): string | undefined {
  if (exports[asked] !== undefined) return exports[asked]
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined || !asked.startsWith(before) || !asked.endsWith(after)) continue
    return target.replace('*', asked.slice(before.length, asked.length - after.length))
  }
  return undefined
}

import { posix } from 'node:path'
import { importsOf } from '../code/imports.ts'
import type { Parsed } from '../code/source.ts'

/** A file that imports another, of types alone as well. */
export interface Tie {
  from: string
  to: string
  line: number
  /** What is taken of it; nothing for a whole module. */
  names: readonly string[]
}

/** One of our packages, as its `package.json` tells. */
export interface Workspace {
  name: string
  folder: string
  /** From what follows the package's name, `.` or `./generate`, to a file of its folder. */
  exports: Readonly<Record<string, string>>
}

/** Test files, and what tests share. What they import stands in nobody's way. */
const ofTests = /\.test\.(tsx?|mjs)$|\.spec\.ts$|(^|\/)test-[^/]+$/

export function isOfTests(path: string): boolean {
  return ofTests.test(path)
}

/** Every import of one tracked file by another. */
export function tiesOf(
  files: readonly Parsed[],
  paths: ReadonlySet<string>,
  workspaces: readonly Workspace[],
): Tie[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier, line, names }) => {
      const to = targetOf(file.path, specifier, workspaces)
      if (to === undefined || to === file.path || !paths.has(to)) return []
      return [{ from: file.path, to, line, names }]
    }),
  )
}

function targetOf(
  path: string,
  specifier: string,
  workspaces: readonly Workspace[],
): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(posix.dirname(path), plain)
  const owner = workspaces.find(({ name }) => plain === name || plain.startsWith(`${name}/`))
  if (!owner) return undefined
  const target = owner.exports[`.${plain.slice(owner.name.length)}`]
  return target && posix.join(owner.folder, target)
}

import { dirname } from 'node:path/posix'
import { circlesOf } from './components.ts'
import type { Tie } from './ties.ts'

/** Folders that reach each other; a folder is the directory of a file, so parent and child are two. */
export interface Tangle {
  folders: readonly string[]
  /** All imports between them, those of the two folders with the fewest first. */
  ties: readonly Tie[]
}

export function tanglesOf(ties: readonly Tie[]): Tangle[] {
  const arrows = ties
    .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
    .filter(({ from, to }) => from !== to)
  return circlesOf(arrows).map((folders) => {
    const inside = new Set(folders)
    const between = ties.filter(
      ({ from, to }) =>
        dirname(from) !== dirname(to) && inside.has(dirname(from)) && inside.has(dirname(to)),
    )
    const pairs = Map.groupBy(between, ({ from, to }) => `${dirname(from)} ${dirname(to)}`)
    const fewestFirst = [...pairs.values()].toSorted((a, b) => a.length - b.length)
    return { folders, ties: fewestFirst.flat() }
  })
}

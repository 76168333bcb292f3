import { dirname } from 'node:path/posix'
import { circlesOf } from './components.ts'
import { layersOf } from './cuts.ts'
import type { Tie } from './ties.ts'

/** Folders that reach each other; a folder is the directory of a file, so parent and child are two. */
export interface Tangle {
  folders: readonly string[]
  /** All imports between them. */
  ties: readonly Tie[]
}

/** What to cut so that a tangle is gone. */
export interface Cut {
  /** The folders as they could then stand, lowest first. */
  order: readonly string[]
  /** By folder and folder, the imports that point upwards in that order. */
  pairs: readonly { from: string; to: string; ties: readonly Tie[] }[]
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
    return { folders, ties: between }
  })
}

export function cutOf({ ties }: Tangle): Cut {
  const pairs = new Map<string, Tie[]>()
  for (const tie of ties) {
    const pair = `${dirname(tie.from)} ${dirname(tie.to)}`
    pairs.set(pair, [...(pairs.get(pair) ?? []), tie])
  }
  const arrows = [...pairs].map(([pair, imports]) => {
    const [from = '', to = ''] = pair.split(' ')
    return { from, to, weight: weightOf(imports) }
  })
  const { order, upwards } = layersOf(arrows)
  return {
    order,
    pairs: upwards
      .map(({ from, to }) => ({ from, to, ties: pairs.get(`${from} ${to}`) ?? [] }))
      .sort((a, b) => (a.from + a.to < b.from + b.to ? -1 : 1)),
  }
}

/** How many files at least must move so that these imports are gone; then, how many imports they are. */
function weightOf(ties: readonly Tie[]): number {
  const sources = new Set(ties.map(({ from }) => from))
  const targets = new Set(ties.map(({ to }) => to))
  return Math.min(sources.size, targets.size) + ties.length / 1000
}

/** A few files that have a part in every one of these imports, the one with most parts first. */
export function fewFilesOf(ties: readonly Tie[]): string[] {
  const parts = Map.groupBy(
    ties.flatMap((tie) => [
      { file: tie.from, tie },
      { file: tie.to, tie },
    ]),
    ({ file }) => file,
  )
  const [most] = [...parts].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
  if (!most) return []
  const [file] = most
  return [file, ...fewFilesOf(ties.filter(({ from, to }) => from !== file && to !== file))]
}

import { dirname } from 'node:path/posix'
import { circlesOf } from './components.ts'
import { type Tangle, tanglesOf } from './tangles.ts'
import type { Tie } from './ties.ts'

/** Each tangle that has a folder in this part of the project, and the imports that make it. */
export function tangleLines(ties: readonly Tie[], part: string): string[] {
  const tangles = tanglesOf(ties).filter(({ folders }) =>
    folders.some((folder) => isIn(`${folder}/`, part)),
  )
  return [...tangles.flatMap(linesOf), `${tangles.length} tangles of folders`]
}

function linesOf({ folders, ties }: Tangle): string[] {
  const pairs = Map.groupBy(ties, ({ from, to }) => `${dirname(from)} -> ${dirname(to)}`)
  const fewestFirst = [...pairs].sort(([, one], [, other]) => one.length - other.length)
  return [
    `A tangle of ${folders.length} folders; the fewest imports are the first to look at:`,
    ...fewestFirst.flatMap(([pair, imports]) => [
      `  ${pair}`,
      ...imports.map((tie) => `    ${lineOf(tie)}`),
    ]),
    '',
  ]
}

/** Each circle of files in this part of the project, with all imports inside it. */
export function circleLines(ties: readonly Tie[], part: string): string[] {
  const circles = circlesOf(ties).filter((files) => files.some((file) => isIn(file, part)))
  const lines = circles.flatMap((files) => [
    `A circle of ${files.length} files:`,
    ...ties
      .filter(({ from, to }) => files.includes(from) && files.includes(to))
      .map((tie) => `    ${lineOf(tie)}`),
    '',
  ])
  return [...lines, `${circles.length} circles of files`]
}

function lineOf({ from, to, line, names }: Tie): string {
  const taken = names.length > 0 ? `{ ${names.join(', ')} } of ` : ''
  const target = dirname(from) === dirname(to) ? `./${to.slice(dirname(to).length + 1)}` : to
  return `${from}:${line} takes ${taken}${target}`
}

function isIn(path: string, part: string): boolean {
  return part === '' || path.startsWith(part.endsWith('/') ? part : `${part}/`) || path === part
}

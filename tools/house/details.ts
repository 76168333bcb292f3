import { dirname } from 'node:path/posix'
import { circlesOf } from './components.ts'
import { cutOf, fewFilesOf, type Tangle, tanglesOf } from './tangles.ts'
import type { Tie } from './ties.ts'

/** Each tangle that has a folder in this part of the project, and the few imports that make it. */
export function tangleLines(ties: readonly Tie[], part: string): string[] {
  const tangles = tanglesOf(ties).filter(({ folders }) =>
    folders.some((folder) => isIn(`${folder}/`, part)),
  )
  return [...tangles.flatMap(linesOf), `${tangles.length} tangles of folders`]
}

function linesOf(tangle: Tangle): string[] {
  const { order, pairs } = cutOf(tangle)
  const count = pairs.reduce((total, pair) => total + pair.ties.length, 0)
  return [
    `A tangle of ${tangle.folders.length} folders; without these ${count} imports it is none:`,
    ...pairs.flatMap(({ from, to, ties }) => [
      `  ${from} -> ${to}`,
      ...ties.map((tie) => `    ${lineOf(tie)}`),
    ]),
    '  These few files have a part in all of them:',
    ...fewFilesOf(pairs.flatMap((pair) => pair.ties)).map((file) => `    ${file}`),
    '  Its folders, as they could then stand, lowest first:',
    ...order.map((folder) => `    ${folder}`),
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

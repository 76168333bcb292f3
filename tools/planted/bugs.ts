import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A bug that a test must find, written down as a change to one place of one file. */
export interface PlantedBug extends Run {
  /** The part of the product, of which one bug is always drawn. */
  part: string
  /** The fault, as a person would report it. */
  what: string
  file: string
  /** Stands once in the file, over several lines or within one. */
  find: string
  /** Stands there instead; empty when the place is removed. */
  replace: string
}

interface Run {
  /** The test file that must fail; all of it is run. */
  test: string
  /** What of the test file's titles to run, where the whole file takes long. */
  titled?: string
  /** The bug is in what the browser gets, so the site has to be built with it. */
  needsBuild: boolean
}

const folder = join(import.meta.dirname, 'bugs')

/**
 * Every bug that may be planted, each for a claim that left the browser or was merged, or of what no second
 * window may pass.
 */
export const bugs: readonly PlantedBug[] = readdirSync(folder)
  .sort()
  .flatMap((name) => bugsIn(readFileSync(join(folder, name), 'utf8')))

/**
 * The bugs of a diff: below `===` the part and the test that finds them, below `Index:` the file they are
 * planted in, below `@@` what is wrong and the change. Lines of a change need not be whole lines of the file.
 */
export function bugsIn(diff: string): PlantedBug[] {
  const withoutComments = diff.replace(/^#.*\n/gm, '')
  return below('=== ', withoutComments).flatMap(([found, ofTest]) => {
    const [, part = '', build, test = '', titled] =
      /^(\w+)(, after a build)?: (\S+?)(?:: (.+))?$/.exec(found) ?? []
    if (test === '') throw new Error(`no part and test: ${found}`)
    const run = { part, test, needsBuild: build !== undefined, ...(titled && { titled }) }
    return below('Index: ', ofTest).flatMap(([file, ofFile]) =>
      below('@@ ', ofFile).map(([what, change]) => ({ ...run, file, what, ...changeOf(change) })),
    )
  })
}

/** Each heading of a kind with the text below it. */
function below(mark: string, text: string): [heading: string, text: string][] {
  const parts = text.split(new RegExp(`^${mark}`, 'm')).slice(1)
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return [heading, lines.join('\n').trimEnd()]
  })
}

/** Lines that begin with a space, and empty ones, are in the file before and after. */
function changeOf(text: string): { find: string; replace: string } {
  const lines = text.split('\n').map((line) => ({ sign: line[0] ?? ' ', rest: line.slice(1) }))
  const side = (signs: string) =>
    lines.flatMap(({ sign, rest }) => (signs.includes(sign) ? [rest] : [])).join('\n')
  if (!lines.every(({ sign }) => ' -+'.includes(sign))) throw new Error(`no change: ${text}`)
  return { find: side(' -'), replace: side(' +') }
}

/** The file's text with the bug in it. Throws when the place is not there exactly once. */
export function plant({ file, find, replace }: PlantedBug, text: string): string {
  const places = text.split(find).length - 1
  if (places !== 1) throw new Error(`${file} has ${places} places like ${JSON.stringify(find)}`)
  return text.replace(find, () => replace)
}

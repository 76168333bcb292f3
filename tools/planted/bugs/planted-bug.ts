/** A bug that a test must find, written down as a change to one place of one file. */
export interface PlantedBug extends Change, Run {
  /** The part of the product, of which one bug is always drawn. */
  part: Part
  /** The fault, as a person would report it. */
  what: string
  file: string
}

interface Change {
  /** Stands once in the file. */
  find: string
  /** Stands there instead; without it the place is removed. */
  replace?: string
}

interface Run {
  /** The test file that must fail; all of it is run. */
  test: string
  /** What of the test file's titles to run, where the whole file takes long. */
  titled?: string
  /** The bug is in what the browser gets, so the site has to be built with it. */
  needsBuild?: boolean
}

type Part = 'money' | 'account' | 'pages' | 'security' | 'games' | 'tables' | 'servers'

/** The bugs that one test file must find: by the file they are planted in, then by what is wrong. */
export function foundBy(
  part: Part,
  test: string | Run,
  files: Readonly<Record<string, Readonly<Record<string, Change>>>>,
): PlantedBug[] {
  const run = typeof test === 'string' ? { test } : test
  return Object.entries(files).flatMap(([file, bugs]) =>
    Object.entries(bugs).map(([what, change]) => ({ part, what, file, ...change, ...run })),
  )
}

/** The file's text with the bug in it. Throws when the place is not there exactly once. */
export function plant({ file, find, replace = '' }: PlantedBug, text: string): string {
  const places = text.split(find).length - 1
  if (places !== 1) throw new Error(`${file} has ${places} places like ${JSON.stringify(find)}`)
  return text.replace(find, () => replace)
}

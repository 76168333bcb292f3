/** One numbered requirement of the product. */
export interface Requirement {
  id: string
  /** The piece of work that first completes it. */
  part: string
  text: string
}

/** A test file, and what its tests are called. */
export interface TitledFile {
  path: string
  titles: readonly string[]
}

export interface CitedRow extends Requirement {
  /** The test files that prove it. */
  files: string[]
}

const citation = /\[((?:[A-Z]+-\d{2,})(?:[\s,;]+[A-Z]+-\d{2,})*)\]/g

/** The requirement ids that titles name in square brackets, each once. */
export function citedIn(titles: readonly string[]): string[] {
  const lists = titles.flatMap((title) => [...title.matchAll(citation)])
  return [...new Set(lists.flatMap(([, list = '']) => list.split(/[\s,;]+/)))]
}

/** Every requirement with the tests that cite it. */
export function citeRows(
  requirements: readonly Requirement[],
  files: readonly TitledFile[],
): CitedRow[] {
  const cited = files.map(({ path, titles }) => ({ path, ids: new Set(citedIn(titles)) }))
  return requirements.map((row) => ({
    ...row,
    files: cited.filter(({ ids }) => ids.has(row.id)).map(({ path }) => path),
  }))
}

/** Ids that tests cite and no requirement has. */
export function unknownIds(
  requirements: readonly Requirement[],
  files: readonly TitledFile[],
): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  const cited = citedIn(files.flatMap(({ titles }) => titles))
  return cited.filter((id) => !known.has(id)).sort()
}

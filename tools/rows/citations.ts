/** One numbered requirement of the product. */
export interface Requirement {
  id: string
  /** The piece of work that first completes it. */
  part: string
  text: string
}

export interface CitedRow extends Requirement {
  /** The test files that prove it. */
  files: string[]
}

const citation = /\[((?:[A-Z]+-\d{2,})(?:[\s,;]+[A-Z]+-\d{2,})*)\]/g

/** The requirement ids a test file names in square brackets, each once. */
export function citedIn(text: string): string[] {
  const ids = [...text.matchAll(citation)].flatMap(([, list = '']) => list.split(/[\s,;]+/))
  return [...new Set(ids)]
}

/** Every requirement with the tests that cite it. */
export function citeRows(
  requirements: readonly Requirement[],
  files: readonly { path: string; text: string }[],
): CitedRow[] {
  const cited = files.map(({ path, text }) => ({ path, ids: new Set(citedIn(text)) }))
  return requirements.map((row) => ({
    ...row,
    files: cited.filter(({ ids }) => ids.has(row.id)).map(({ path }) => path),
  }))
}

/** Ids that tests cite and no requirement has. */
export function unknownIds(
  requirements: readonly Requirement[],
  files: readonly { text: string }[],
): string[] {
  const known = new Set(requirements.map(({ id }) => id))
  const cited = new Set(files.flatMap(({ text }) => citedIn(text)))
  return [...cited].filter((id) => !known.has(id)).sort()
}

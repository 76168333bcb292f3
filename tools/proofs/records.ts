import { type Proof, type ProofFile, type Prover, printed, proofPath } from './proof-file.ts'
import type { Proven } from './proven-test.ts'
import { sourcesDigest, sourcesOf } from './sources.ts'

const command = 'run `npm run prove:content` and commit what it writes'

/** The text of the file in which these are recorded, and nothing else. */
export function recorded(proofs: readonly Proven[], wholeOf = wholeDigest): string {
  const byFile = Map.groupBy(proofs, ({ file }) => file)
  const provers = [...byFile].map(
    ([file, ofFile]) => [file, proverOf(ofFile, wholeOf(file))] as const,
  )
  return printed({ node: process.versions.node, provers: Object.fromEntries(provers) })
}

/** What is recorded otherwise than the tests are and prove now. Those that failed are told already. */
export function compared(
  before: ProofFile | undefined,
  proofs: readonly Proven[],
  failed: readonly string[] = [],
): string[] {
  if (!before) return [`${proofPath} was not written by its program: ${command}`]
  const fresh = proofs.filter(({ how }) => how === 'new')
  const present = new Set([...failed, ...proofs.map(({ file, title }) => `${file}: ${title}`)])
  const left = Object.entries(before.provers).flatMap(([file, { proofs: ofFile }]) =>
    Object.keys(ofFile)
      .map((title) => `${file}: ${title}`)
      .filter((name) => !present.has(name)),
  )
  return [
    ...fresh.map(({ file, title }) => `${file}: ${title} is not recorded as it is: ${command}`),
    ...left.map((name) => `${name} is recorded, but no test claims it: ${command}`),
  ]
}

/** Which of the files that prove are not recorded as they are now, or no longer prove. */
export function stale(
  before: ProofFile | undefined,
  files: readonly string[],
  wholeOf = wholeDigest,
): string[] {
  if (!before) return [`${proofPath} was not written by its program: ${command}`]
  const left = Object.keys(before.provers).filter((file) => !files.includes(file))
  const changed = files.filter((file) => before.provers[file]?.whole !== wholeOf(file))
  return [
    ...changed.map((file) => `${file} has changed since it proved, or what it imports: ${command}`),
    ...left.map((file) => `${file} is recorded, but proves nothing: ${command}`),
  ]
}

/** Two claims of one title would share one record. */
export function repeated(proofs: readonly Proven[]): string[] {
  const byName = Map.groupBy(proofs, ({ file, title }) => `${file}: ${title}`)
  return [...byName].flatMap(([name, each]) =>
    each.length > 1 ? [`${name} is claimed ${each.length} times: give each a title`] : [],
  )
}

/** Of a test file and all that it imports or names, also of what is set apart for some of its claims. */
function wholeDigest(file: string): string {
  return sourcesDigest(sourcesOf(file))
}

function proverOf(proofs: readonly Proven[], whole: string): Prover {
  const entries = proofs.map(({ title, input, result }): [string, Proof] => [
    title,
    { input, result },
  ])
  return { sources: proofs[0]?.sources ?? '', whole, proofs: Object.fromEntries(entries) }
}

import { codeFile, type Finding, parse, type Source } from '../code/source.ts'
import { testTitles } from './test-titles.ts'

/** Where each claim went when its test was merged with another or moved to another level. */
export const claimsFile = 'tools/tidy/moved-claims.json'

interface MovedClaim {
  /** The title of the test that stood in `wasIn`. */
  claim: string
  wasIn: string
  heldBy: readonly Holder[]
}

interface Holder {
  file: string
  /** As it is written there, `${name}` and `%s` included. */
  test: string
  /** What names the row, where the test has a table of them. */
  row?: string
}

/** Claims that no test holds any more. */
export function movedClaimFindings(sources: readonly Source[]): Finding[] {
  const list = sources.find(({ path }) => path === claimsFile)
  if (!list) return [{ path: claimsFile, line: 1, text: 'is not there' }]
  const claims: MovedClaim[] = JSON.parse(list.text)
  const holderProblem = holderReader(sources)
  return claims.flatMap(({ claim, heldBy }) => {
    const problems = heldBy.map(holderProblem).filter((problem) => problem !== undefined)
    if (heldBy.length === 0) problems.push('no test holds it')
    return problems.map((text) => ({ path: claimsFile, line: 1, text: `"${claim}": ${text}` }))
  })
}

function holderReader(sources: readonly Source[]): (holder: Holder) => string | undefined {
  const titles = new Map<string, string[]>()
  return ({ file, test, row = '' }) => {
    const source = sources.find(({ path }) => path === file && codeFile.test(path))
    if (!source) return `no such test file: ${file}`
    const known = titles.get(file) ?? testTitles(parse(source))
    titles.set(file, known)
    if (!known.includes(test)) return `${file} has no test of this title: ${test}`
    return source.text.includes(row) ? undefined : `${file} has no row ${row}`
  }
}

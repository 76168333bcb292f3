import { codeFile, type Finding, parse, type Source } from '../code/source.ts'
import { type TestTitle, testTitles } from './test-titles.ts'

/** The page that tells how tests are laid out, and where a claim went when its test did. */
export const claimsPage = 'docs/tests.md'

const separator = ' › '
const headings = ['claim (title as it was)', 'was in', 'is now held by (file › title)']
const folders = 'apps|packages|world|operations|proving|art|e2e|tools|docs|\\.ci'
/** A path from the project's root, or a file's name alone in backticks; a pattern with a star is neither. */
const named = new RegExp(`(?<![\\w./*-])(?:${folders})/[\\w./$-]*\\w(?![*\\w])`, 'g')
const nameAlone = /`([\w.-]+\.(?:tsx?|mjs|md|json|sql|css))`/g

/** Claims that moved to where there is no such test, and paths that are not there. */
export function movedClaimFindings(
  sources: readonly Source[],
  paths: readonly string[],
): Finding[] {
  const page = sources.find(({ path }) => path === claimsPage)
  const lines = page?.text.split('\n') ?? []
  const table = lines.findIndex((line) => cellsOf(line).join() === headings.join())
  if (table < 0) return [finding(1, `no table of moved claims: | ${headings.join(' | ')} |`)]
  const length = lines.slice(table).findIndex((line) => !line.startsWith('|'))
  const end = length < 0 ? lines.length : table + length
  const titlesIn = titleReader(sources)
  return lines.flatMap((line, index) => {
    const isClaim = index > table + 1 && index < end
    const problems = isClaim ? rowProblems(line, titlesIn) : pathProblems(line, paths)
    return problems.map((text) => finding(index + 1, text))
  })
}

function finding(line: number, text: string): Finding {
  return { path: claimsPage, line, text }
}

function titleReader(sources: readonly Source[]): Titles {
  const read = new Map<string, TestTitle[] | undefined>()
  return (path) => {
    if (!read.has(path)) {
      const source = sources.find((one) => one.path === path && codeFile.test(path))
      read.set(path, source && testTitles(parse(source)))
    }
    return read.get(path)
  }
}

type Titles = (path: string) => TestTitle[] | undefined

/** A claim that several tests hold names them with `<br>` between; several claims may name one test. */
function rowProblems(line: string, titlesIn: Titles): string[] {
  const cells = cellsOf(line)
  const [claim = '', from = '', holders = ''] = cells
  if (cells.length !== headings.length || [claim, from, holders].includes('')) {
    return [`a row has three cells: ${headings.join(' | ')}`]
  }
  return holders.split(/<br ?\/?>/).flatMap((holder) => holderProblems(holder, titlesIn))
}

function holderProblems(holder: string, titlesIn: Titles): string[] {
  const [path, ...rest] = holder.split(separator).map(bare)
  const titles = titlesIn(path ?? '')
  if (!titles) return [`no such test file: ${path}`]
  const whole = bare(rest.join(separator))
  const isThere = has(titles, whole) || (rest.length > 1 && rest.every((one) => has(titles, one)))
  return isThere ? [] : [`${path} has no test of this title: ${whole}`]
}

function cellsOf(line: string): string[] {
  const cells = line.split(/(?<!\\)\|/).slice(1, -1)
  return cells.map((cell) => bare(cell.replaceAll('\\|', '|')))
}

function has(titles: readonly TestTitle[], title: string): boolean {
  return titles.some(({ written, says }) => written === title || says.includes(title))
}

function bare(cell: string): string {
  const text = cell.trim()
  return /^`[^`]*`$/.test(text) ? text.slice(1, -1).trim() : text
}

function pathProblems(text: string, paths: readonly string[]): string[] {
  const whole = [...text.matchAll(named)].map(([path]) => path)
  const names = [...text.matchAll(nameAlone)].map(([, name = '']) => name)
  return [
    ...whole.filter((path) => !paths.some((one) => `${one}/`.startsWith(`${path}/`))),
    ...names.filter((name) => !paths.some((one) => `/${one}`.endsWith(`/${name}`))),
  ].map((path) => `not there: ${path}`)
}

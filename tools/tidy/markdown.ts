import { type Finding, findingAt, type Source } from '../code/source.ts'

const decision = /^docs\/decisions\/(\d{4})-[^/]+\.md$/

/** Decisions that are not numbered one after the other. */
export function decisionFindings(paths: readonly string[]): Finding[] {
  const numbered = paths
    .map((path) => ({ path, number: Number(decision.exec(path)?.[1] ?? Number.NaN) }))
    .filter(({ number }) => !Number.isNaN(number))
    .sort((a, b) => a.number - b.number)
  const first = numbered[0]?.number ?? 0
  return numbered
    .filter(({ number }, index) => number !== first + index || first > 1)
    .map(({ path }) => ({ path, line: 1, text: 'decisions are numbered without gaps or repeats' }))
}

/** Markdown without exactly one title. */
export function titleFindings({ path, text }: Source): Finding[] {
  if (!path.endsWith('.md')) return []
  const outsideCode = text.replace(/^(```|~~~)[\s\S]*?^\1/gm, '')
  const titles = outsideCode.split('\n').filter((line) => /^# \S/.test(line))
  if (titles.length === 1) return []
  return [{ path, line: 1, text: `${titles.length} titles ("# ..."), one is right` }]
}

/** A rule's number that stands before another rule, too: a citation of it would mean either. */
export function ruleFindings(source: Source): Finding[] {
  if (!source.path.startsWith('docs/rules/')) return []
  const seen = new Set<string>()
  return [...source.text.matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].flatMap(
    ({ 1: number = '', index }) => {
      if (seen.has(number)) return [findingAt(source, index, `${number} stands twice`)]
      seen.add(number)
      return []
    },
  )
}

const top = 'apps|packages|world|testing|operations|proving|art|tools|e2e|docs|\\.ci'
const ourPath = new RegExp(`^(?:${top})/[\\w./@+-]*[\\w/]$`)

/** Paths of the project in a document that lead to nothing. */
export function pathFindings(source: Source, paths: ReadonlySet<string>): Finding[] {
  if (!source.path.endsWith('.md')) return []
  const outsideCode = source.text.replace(/^```[\s\S]*?^```/gm, (block) =>
    block.replace(/[^\n]/g, ' '),
  )
  return [...outsideCode.matchAll(/`([^`\n]+)`/g)]
    .filter(([, code = '']) => ourPath.test(code) && !paths.has(code.replace(/\/$/, '')))
    .map(({ 1: code, index }) => findingAt(source, index, `${code} is not there`))
}

/** Every file and every folder that has one. */
export function withFolders(paths: readonly string[]): Set<string> {
  const all = new Set(paths)
  for (const path of paths) {
    const parts = path.split('/')
    for (let count = 1; count < parts.length; count += 1) all.add(parts.slice(0, count).join('/'))
  }
  return all
}

// Written in parts, so that this file is not itself a finding.
const machine = ['wo', 'rk'].join('')
const trace = new RegExp(`((?<![\\w./-])/(?:${machine}|root|home/\\w+)/)|registry\\.npmjs`, 'g')

/** Traces of the machine the text was written on. */
export function traceFindings(source: Source): Finding[] {
  return [...source.text.matchAll(trace)].map(({ 1: path, index }) =>
    findingAt(source, index, path ? 'a path of one machine' : "a package registry's address"),
  )
}

/**
 * The lockfile names packages and their integrity, never where they came from; and every package of
 * another platform is in it, else "npm ci" refuses it on a fresh machine.
 */
export function lockfileFindings({ path, text }: Source): Finding[] {
  if (!path.endsWith('package-lock.json')) return []
  const addresses = [...text.matchAll(/"resolved":\s*"https?:/g)]
  return [
    ...addresses.map(({ index }) => findingAt({ path, text }, index, 'a download address')),
    ...missingOptional(path, text),
  ]
}

function missingOptional(path: string, text: string): Finding[] {
  const lock: { packages?: Record<string, { optionalDependencies?: object }> } = JSON.parse(text)
  const packages = lock.packages ?? {}
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`node_modules/${name}`])
      .filter((name) => !packages[`${from}/node_modules/${name}`])
      .map((name) => ({ path, line: 1, text: `${name} is missing, so "npm ci" fails` })),
  )
}

import { isAbsolute, relative } from 'node:path'
import { root } from '../root.ts'

/** One test of a run. */
export interface TestRecord {
  file: string
  /** With the titles of what it stands in. */
  title: string
  state: 'passed' | 'failed' | 'skipped'
  /** See `FileCost`. */
  seconds: number
}

export interface FileCost {
  file: string
  /** A Vitest file: the processor seconds of its process. A Playwright file: its tests' seconds. */
  seconds: number
}

export interface VitestReport {
  testResults?: readonly {
    name: string
    assertionResults: readonly {
      ancestorTitles: readonly string[]
      title: string
      status: string
      meta?: { processorMs?: number }
    }[]
  }[]
}

export interface PlaywrightReport {
  suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  title: string
  file: string
  suites?: readonly PlaywrightSuite[]
  specs: readonly {
    title: string
    tests: readonly { status: string; results: readonly { duration: number }[] }[]
  }[]
}

export function vitestRecords({ testResults = [] }: VitestReport): TestRecord[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, meta }) => ({
      file: isAbsolute(name) ? relative(root, name) : name,
      // As Vitest joins them where it is asked for a test by its name.
      title: [...ancestorTitles, title].join(' > '),
      state: stateOf(status),
      seconds: (meta?.processorMs ?? 0) / 1_000,
    })),
  )
}

export function playwrightRecords({ suites = [] }: PlaywrightReport): TestRecord[] {
  // The outermost suite is the file itself.
  return suites.flatMap((suite) => recordsOf(suite, []))
}

/** Each file's cost, the dearest first. */
export function fileCosts(records: readonly TestRecord[], kind: 'sum' | 'last'): FileCost[] {
  const costs = new Map<string, number>()
  for (const { file, seconds } of records) {
    const before = costs.get(file) ?? 0
    costs.set(file, kind === 'sum' ? before + seconds : Math.max(before, seconds))
  }
  const list = [...costs].map(([file, seconds]) => ({ file, seconds }))
  return list.sort((one, other) => other.seconds - one.seconds)
}

function recordsOf(suite: PlaywrightSuite, above: readonly string[]): TestRecord[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file: `e2e/${suite.file}`,
      title: [...above, title].join(' › '),
      state: stateOf(status),
      seconds: results.reduce((total, { duration }) => total + duration, 0) / 1_000,
    })),
  )
  const below = (suite.suites ?? []).flatMap((inner) => recordsOf(inner, [...above, inner.title]))
  return [...own, ...below]
}

function stateOf(status: string): TestRecord['state'] {
  if (status === 'passed' || status === 'expected') return 'passed'
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped'
}

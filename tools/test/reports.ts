import { readFile } from 'node:fs/promises'
import {
  type PlaywrightReport,
  playwrightRecords,
  type TestRecord,
  type VitestReport,
  vitestRecords,
} from './records.ts'

interface Count {
  passed: number
  failed: number
}

export interface RunReport extends Count {
  records: readonly TestRecord[]
}

/** How many tests a Vitest run passed and failed, and each of them, from its JSON report. */
export async function readVitest(path: string, code: number): Promise<RunReport> {
  const report: VitestReport & Record<string, object> = await readReport(path)
  const passed = numberIn(report, 'numPassedTests')
  const failed = numberIn(report, 'numFailedTests')
  return { ...withCode({ passed, failed }, code), records: vitestRecords(report) }
}

/** How many tests a Playwright run passed and failed, and each of them, from its JSON report. */
export async function readPlaywright(path: string, code: number): Promise<RunReport> {
  const report: PlaywrightReport & Record<string, object> = await readReport(path)
  const stats = report.stats ?? {}
  const failed = numberIn(stats, 'unexpected') + numberIn(stats, 'flaky')
  const count = withCode({ passed: numberIn(stats, 'expected'), failed }, code)
  return { ...count, records: playwrightRecords(report) }
}

/** A run that ends badly without a failed test, as when a file cannot be loaded, failed once. */
function withCode(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

async function readReport(path: string): Promise<Record<string, object>> {
  const text = await readFile(path, 'utf8').catch(() => '{}')
  return JSON.parse(text)
}

function numberIn(report: object, name: string): number {
  const value = Object.entries(report).find(([key]) => key === name)?.[1]
  return typeof value === 'number' ? value : 0
}
